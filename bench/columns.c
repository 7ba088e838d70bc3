/* The table of numbers on stdout, variants side by side, in the columns of OSU's benchmarks.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "columns.h"

#include <stdio.h>

/* OSU's widths, so that scripts that read its tables can read ours. */
enum { SIZE_WIDTH = 10, VALUE_WIDTH = 18, COUNT_WIDTH = 12 };

static void title(const char *name, const char *what)
{
    char text[2 * VARIANT_ROOM];
    snprintf(text, sizeof(text), "%s%s", name, what);
    /* A long name may fill its column, but never touches the next one. */
    printf(" %*s", VALUE_WIDTH - 1, text);
}

static void value(double microseconds)
{
    printf(" %*.2f", VALUE_WIDTH - 1, microseconds);
}

static void titles_of_variants(const struct row *row, int count, bool full)
{
    int last = count - 1;
    for (int v = 0; v <= last; v++) {
        title(row[v].variant, "(us)");
    }
    for (int v = 0; v < last; v++) {
        char ratio[VARIANT_ROOM + 1];
        snprintf(ratio, sizeof(ratio), "/%s", row[last].variant);
        title(row[v].variant, ratio);
    }
    for (int v = 0; full && v <= last; v++) {
        title(row[v].variant, "-min(us)");
        title(row[v].variant, "-max(us)");
    }
}

static void values_of_variants(const struct row *row, int count, bool full)
{
    int last = count - 1;
    for (int v = 0; v <= last; v++) {
        value(row[v].median_us);
    }
    for (int v = 0; v < last; v++) {
        printf(" %*.3f", VALUE_WIDTH - 1, row[v].median_us / row[last].median_us);
    }
    for (int v = 0; full && v <= last; v++) {
        value(row[v].min_us);
        value(row[v].max_us);
    }
}

static void traffic_titles(const struct row *row, int count)
{
    for (int v = 0; v < count; v++) {
        title(count > 1 ? row[v].variant : "Host", "-messages");
        title(count > 1 ? row[v].variant : "Host", "-bytes");
    }
}

static void traffic_values(const struct row *row, int count)
{
    for (int v = 0; v < count; v++) {
        printf(" %*llu %*llu", VALUE_WIDTH - 1, row[v].host_messages, VALUE_WIDTH - 1,
               row[v].host_bytes);
    }
}

static bool one_below_the_other(const struct options *options, int count)
{
    return options->long_table || count > COLUMNS_VARIANTS_MAX;
}

static void wide_titles(const struct options *options, const struct row *row, int count)
{
    printf("%-*s", SIZE_WIDTH, "# Size");
    if (count > 1) {
        titles_of_variants(row, count, options->full);
    } else {
        title("Avg Latency", "(us)");
        if (options->full) {
            title("Min Latency", "(us)");
            title("Max Latency", "(us)");
        }
    }
    if (options->full) {
        printf("%*s", COUNT_WIDTH, "Iterations");
    }
    if (options->validate) {
        title("Validation", "");
    }
    if (row->bound_us > 0.0) {
        title("bound", "(us)");
    }
    if (options->traffic) {
        traffic_titles(row, count);
    }
    printf("\n");
}

static bool all_valid(const struct row *row, int count)
{
    bool valid = true;
    for (int v = 0; v < count; v++) {
        valid = valid && row[v].valid;
    }
    return valid;
}

static void wide_row(const struct options *options, const struct row *row, int count)
{
    printf("%-*zu", SIZE_WIDTH, row->bytes);
    if (count > 1) {
        values_of_variants(row, count, options->full);
    } else {
        value(row->average_us);
        if (options->full) {
            value(row->rank_min_us);
            value(row->rank_max_us);
        }
    }
    if (options->full) {
        printf(" %*d", COUNT_WIDTH - 1, row->iterations);
    }
    if (options->validate) {
        title(all_valid(row, count) ? "Pass" : "Fail", "");
    }
    if (row->bound_us > 0.0) {
        value(row->bound_us);
    }
    if (options->traffic) {
        traffic_values(row, count);
    }
    printf("\n");
}

void columns_titles(const struct options *options, const struct row *row, int count)
{
    if (one_below_the_other(options, count)) {
        columns_long_titles(options, row, count);
    } else {
        wide_titles(options, row, count);
    }
    fflush(stdout);
}

void columns_rows(const struct options *options, const struct row *row, int count)
{
    if (one_below_the_other(options, count)) {
        columns_long_rows(options, row, count);
    } else {
        wide_row(options, row, count);
    }
    fflush(stdout);
}
