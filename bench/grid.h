/* A table of texts. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_GRID_H
#define LWBENCH_GRID_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { CELL_ROOM = 160 };

/* Cells start empty; row 0 has the titles. The caller owns it and frees it with grid_free. */
struct grid {
    size_t rows;
    size_t columns;
    char (*cell)[CELL_ROOM];
};

/* Returns false, with nothing to free, if memory is short. */
bool grid_make(struct grid *grid, size_t rows, size_t columns);

/* A cell, to be read or filled. */
char *grid_cell(const struct grid *grid, size_t row, size_t column);

/* Swaps rows and columns. Returns false, and leaves it alone, if memory is short. */
bool grid_turn(struct grid *grid);

/* Writes it as Markdown, or as plain text in columns: the first to the left, others to the right. */
void grid_markdown(const struct grid *grid, FILE *file);
void grid_text(const struct grid *grid, FILE *file);

/* Frees what grid_make allocated. */
void grid_free(struct grid *grid);

#endif
