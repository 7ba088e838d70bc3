/* What plots and tables show: one row, all sizes, what ratios are taken to. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "series.h"

#include <stdio.h>
#include <stdlib.h>

const struct row *series_row(const struct series *series, size_t bytes)
{
    return results_find(series->results, series->variant, bytes);
}

static bool any_has(const struct results *results, size_t files, const char *variant)
{
    for (size_t f = 0; f < files; f++) {
        if (results_have(&results[f], variant)) {
            return true;
        }
    }
    return false;
}

const char *series_reference(const struct results *results, size_t files, const char *asked,
                             char error[ERROR_ROOM])
{
    const char *wanted = asked ? asked : "tuned";
    if (any_has(results, files, wanted)) {
        return wanted;
    }
    if (asked) {
        snprintf(error, ERROR_ROOM, "--ratio-to '%.80s': no such variant in '%.120s'%s", asked,
                 results[0].path, files > 1 ? " or the other files" : "");
        return NULL;
    }
    return results[0].rows.row[results[0].rows.count - 1].variant;
}

static int compare_sizes(const void *left, const void *right)
{
    size_t a = *(const size_t *)left;
    size_t b = *(const size_t *)right;
    return (a > b) - (a < b);
}

size_t *series_sizes(const struct results *results, size_t files, size_t *count)
{
    size_t rows = 0;
    for (size_t f = 0; f < files; f++) {
        rows += results[f].rows.count;
    }
    size_t *sizes = calloc(rows, sizeof(*sizes));
    *count = 0;
    if (!sizes) {
        return NULL;
    }
    size_t all = 0;
    for (size_t f = 0; f < files; f++) {
        for (size_t i = 0; i < results[f].rows.count; i++) {
            sizes[all++] = results[f].rows.row[i].bytes;
        }
    }
    qsort(sizes, all, sizeof(*sizes), compare_sizes);
    for (size_t i = 0; i < all; i++) {
        if (*count == 0 || sizes[*count - 1] != sizes[i]) {
            sizes[(*count)++] = sizes[i];
        }
    }
    return sizes;
}
