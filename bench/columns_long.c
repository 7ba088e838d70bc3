/* The table of numbers on stdout, variants one below the other.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "columns.h"

#include <stdio.h>
#include <string.h>

enum { SIZE_WIDTH = 10, VALUE_WIDTH = 12, COUNT_WIDTH = 11, NAME_WIDTH = 7 };

static int name_width(const struct row *row, int count)
{
    size_t width = NAME_WIDTH;
    for (int v = 0; v < count; v++) {
        size_t length = strlen(row[v].variant);
        width = length > width ? length : width;
    }
    return (int)width;
}

void columns_long_titles(const struct options *options, const struct row *row, int count)
{
    static const char *const values[] = {"Median(us)", "Min(us)",    "P10(us)",
                                         "P90(us)",    "CI-low(us)", "CI-high(us)"};
    printf("%-*s %-*s", SIZE_WIDTH, "# Size", name_width(row, count), "Variant");
    for (size_t i = 0; i < sizeof(values) / sizeof(*values); i++) {
        printf(" %*s", VALUE_WIDTH, values[i]);
    }
    char ratio[VARIANT_ROOM + 1];
    snprintf(ratio, sizeof(ratio), "/%s", row[count - 1].variant);
    printf(" %*s %*s", COUNT_WIDTH, "Iterations", VALUE_WIDTH, ratio);
    if (options->validate) {
        printf(" %*s", VALUE_WIDTH, "Validation");
    }
    if (row->bound_us > 0.0) {
        printf(" %*s", VALUE_WIDTH, "bound(us)");
    }
    if (options->traffic) {
        printf(" %*s %*s", VALUE_WIDTH, "Messages", VALUE_WIDTH, "Bytes");
    }
    printf("\n");
}

static void long_row(const struct options *options, const struct row *row, const struct row *last,
                     int width)
{
    const double values[] = {row->median_us, row->min_us, row->p10_us,
                             row->p90_us,    row->low_us, row->high_us};
    printf("%-*zu %-*s", SIZE_WIDTH, row->bytes, width, row->variant);
    for (size_t i = 0; i < sizeof(values) / sizeof(*values); i++) {
        if (values[i] > 0.0) {
            printf(" %*.2f", VALUE_WIDTH, values[i]);
        } else {
            printf(" %*s", VALUE_WIDTH, "-");
        }
    }
    printf(" %*d %*.3f", COUNT_WIDTH, row->iterations, VALUE_WIDTH,
           row->median_us / last->median_us);
    if (options->validate) {
        printf(" %*s", VALUE_WIDTH, row->valid ? "Pass" : "Fail");
    }
    if (row->bound_us > 0.0) {
        printf(" %*.2f", VALUE_WIDTH, row->bound_us);
    }
    if (options->traffic) {
        printf(" %*llu %*llu", VALUE_WIDTH, row->host_messages, VALUE_WIDTH, row->host_bytes);
    }
    printf("\n");
}

void columns_long_rows(const struct options *options, const struct row *row, int count)
{
    int width = name_width(row, count);
    for (int v = 0; v < count; v++) {
        long_row(options, &row[v], &row[count - 1], width);
    }
}
