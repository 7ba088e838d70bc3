/* One file's results as a table of texts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "table_grid.h"

#include "peers.h"
#include "units.h"

#include <stdio.h>
#include <stdlib.h>

/* A table is made with sizes as rows; 'column' is the next one to be filled. */
struct table {
    const struct view *view;
    const struct results *results;
    size_t *sizes; /* the file's */
    size_t size_count;
    struct grid grid;
    size_t column;
};

static bool is_here(const struct table *table, size_t s)
{
    return table->view->list.series[s].results == table->results;
}

static bool has_bound(const struct table *table)
{
    bool known = false;
    for (size_t i = 0; i < table->size_count; i++) {
        known = known || results_bound(table->results, table->sizes[i]) > 0.0;
    }
    return known;
}

static bool has_peer(const struct table *table)
{
    bool found = false;
    for (size_t i = 0; i < table->size_count; i++) {
        found = found || peers_best(table->results, table->sizes[i]);
    }
    return found;
}

static bool is_compared(const struct table *table, size_t s)
{
    return is_here(table, s) && table->view->list.series[s].kind == SERIES_OWN && has_peer(table);
}

static char *cell(struct table *table, size_t row)
{
    return grid_cell(&table->grid, row, table->column);
}

static void fill_sizes(struct table *table)
{
    snprintf(cell(table, 0), CELL_ROOM, "bytes");
    for (size_t i = 0; i < table->size_count; i++) {
        units_bytes(table->sizes[i], cell(table, i + 1));
    }
    table->column++;
}

static void fill_median(struct table *table, const struct series *series)
{
    const struct view *view = table->view;
    snprintf(cell(table, 0), CELL_ROOM, "%.120s", series->variant);
    for (size_t i = 0; i < table->size_count; i++) {
        const struct row *row = series_row(series, table->sizes[i]);
        if (!row) {
            continue;
        }
        char time[UNITS_ROOM], ratio[UNITS_ROOM];
        double value = view->options->ratio_to ? view_ratio(view, series, table->sizes[i]) : 0.0;
        units_time(row->median_us, time);
        units_ratio(value, ratio);
        snprintf(cell(table, i + 1), CELL_ROOM, value > 0.0 ? "%s (%s)" : "%s", time, ratio);
    }
    table->column++;
}

static void fill_bound(struct table *table)
{
    snprintf(cell(table, 0), CELL_ROOM, "bound");
    for (size_t i = 0; i < table->size_count; i++) {
        double bound = results_bound(table->results, table->sizes[i]);
        if (bound > 0.0) {
            units_time(bound, cell(table, i + 1));
        }
    }
    table->column++;
}

static void fill_peers(struct table *table, const struct series *series)
{
    snprintf(cell(table, 0), CELL_ROOM, "%.120s / best peer", series->variant);
    for (size_t i = 0; i < table->size_count; i++) {
        const struct row *row = series_row(series, table->sizes[i]);
        const struct row *best = peers_best(table->results, table->sizes[i]);
        if (row && best) {
            char ratio[UNITS_ROOM];
            units_ratio(row->median_us / best->median_us, ratio);
            snprintf(cell(table, i + 1), CELL_ROOM, "%s %.120s", ratio, best->variant);
        }
    }
    table->column++;
}

static size_t count_columns(const struct table *table, size_t *variants)
{
    size_t compared = 0;
    *variants = 0;
    for (size_t s = 0; s < table->view->list.count; s++) {
        *variants += is_here(table, s);
        compared += is_compared(table, s);
    }
    return 1 + *variants + has_bound(table) + compared;
}

static void fill(struct table *table)
{
    const struct series_list *list = &table->view->list;
    fill_sizes(table);
    for (size_t s = 0; s < list->count; s++) {
        if (is_here(table, s)) {
            fill_median(table, &list->series[s]);
        }
    }
    if (has_bound(table)) {
        fill_bound(table);
    }
    for (size_t s = 0; s < list->count; s++) {
        if (is_compared(table, s)) {
            fill_peers(table, &list->series[s]);
        }
    }
}

static bool make(struct table *table)
{
    size_t variants;
    size_t columns = count_columns(table, &variants);
    if (!grid_make(&table->grid, table->size_count + 1, columns)) {
        return false;
    }
    fill(table);
    if (variants > TABLE_COLUMNS_MAX && !grid_turn(&table->grid)) {
        grid_free(&table->grid);
        return false;
    }
    return true;
}

bool table_grid_make(struct grid *grid, const struct view *view, const struct results *results)
{
    struct table table = {.view = view, .results = results};
    table.sizes = series_sizes(results, 1, &table.size_count);
    bool made = table.sizes && make(&table);
    free(table.sizes);
    *grid = table.grid;
    return made;
}
