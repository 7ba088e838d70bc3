/* What was measured: a row for each variant of each message size. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "rows.h"

#include "statistics.h"

#include <stdlib.h>

static const double microseconds = 1e6;

bool rows_add(struct rows *rows, const struct row *row)
{
    if (rows->count == rows->room) {
        size_t room = rows->room ? 2 * rows->room : 64;
        struct row *larger = realloc(rows->row, room * sizeof(*larger));
        if (!larger) {
            return false;
        }
        rows->row = larger;
        rows->room = room;
    }
    rows->row[rows->count++] = *row;
    return true;
}

void rows_free(struct rows *rows)
{
    free(rows->row);
    *rows = (struct rows){0};
}

void row_statistics(struct row *row, double *slowest, int iterations)
{
    for (int i = 0; i < iterations; i++) {
        slowest[i] *= microseconds;
    }
    statistics_sort(slowest, iterations);
    int rank = statistics_median_rank(iterations);
    row->iterations = iterations;
    row->median_us = statistics_quantile(slowest, iterations, 0.5);
    row->min_us = slowest[0];
    row->max_us = slowest[iterations - 1];
    row->p10_us = statistics_quantile(slowest, iterations, 0.1);
    row->p90_us = statistics_quantile(slowest, iterations, 0.9);
    row->mean_us = statistics_mean(slowest, iterations);
    bool interval = iterations >= STATISTICS_INTERVAL_LEAST;
    row->low_us = interval ? slowest[rank - 1] : 0.0;
    row->high_us = interval ? slowest[iterations - rank] : 0.0;
}
