/* A table of texts. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "grid.h"

#include <stdlib.h>
#include <string.h>

bool grid_make(struct grid *grid, size_t rows, size_t columns)
{
    *grid = (struct grid){rows, columns, calloc(rows * columns, CELL_ROOM)};
    return grid->cell != NULL;
}

char *grid_cell(const struct grid *grid, size_t row, size_t column)
{
    return grid->cell[row * grid->columns + column];
}

bool grid_turn(struct grid *grid)
{
    struct grid turned;
    if (!grid_make(&turned, grid->columns, grid->rows)) {
        return false;
    }
    for (size_t r = 0; r < grid->rows; r++) {
        for (size_t c = 0; c < grid->columns; c++) {
            strcpy(grid_cell(&turned, c, r), grid_cell(grid, r, c));
        }
    }
    grid_free(grid);
    *grid = turned;
    return true;
}

/* A bar in a name would end its cell. */
static void write_escaped(const char *text, FILE *file)
{
    for (; *text != '\0'; text++) {
        if (*text == '|' || *text == '\\') {
            fputc('\\', file);
        }
        fputc(*text, file);
    }
}

void grid_markdown(const struct grid *grid, FILE *file)
{
    for (size_t r = 0; r < grid->rows; r++) {
        for (size_t c = 0; c < grid->columns; c++) {
            fputs(c == 0 ? "| " : " ", file);
            write_escaped(grid_cell(grid, r, c), file);
            fputs(" |", file);
        }
        fputc('\n', file);
        for (size_t c = 0; r == 0 && c < grid->columns; c++) {
            fputs(c == 0 ? "|---|" : "---:|", file);
        }
        fputs(r == 0 ? "\n" : "", file);
    }
}

/* Characters, not bytes: µ has two of those. */
static size_t width_of(const char *text)
{
    size_t width = 0;
    for (; *text != '\0'; text++) {
        width += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return width;
}

static size_t column_width(const struct grid *grid, size_t column)
{
    size_t width = 0;
    for (size_t r = 0; r < grid->rows; r++) {
        size_t cell = width_of(grid_cell(grid, r, column));
        width = cell > width ? cell : width;
    }
    return width;
}

void grid_text(const struct grid *grid, FILE *file)
{
    for (size_t r = 0; r < grid->rows; r++) {
        for (size_t c = 0; c < grid->columns; c++) {
            const char *cell = grid_cell(grid, r, c);
            int blanks = (int)(column_width(grid, c) - width_of(cell));
            if (c == 0) {
                fprintf(file, "%s%*s", cell, blanks, "");
            } else {
                fprintf(file, "  %*s%s", blanks, "", cell);
            }
        }
        fputc('\n', file);
    }
}

void grid_free(struct grid *grid)
{
    free(grid->cell);
    *grid = (struct grid){0};
}
