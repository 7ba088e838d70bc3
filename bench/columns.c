/* The table of numbers, in the columns of OSU's benchmarks.
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

static void titles_of_variants(const struct options *options)
{
    int last = options->variant_count - 1;
    for (int v = 0; v <= last; v++) {
        title(options->variant[v], "(us)");
    }
    for (int v = 0; v < last; v++) {
        char ratio[VARIANT_ROOM + 1];
        snprintf(ratio, sizeof(ratio), "/%s", options->variant[last]);
        title(options->variant[v], ratio);
    }
    for (int v = 0; options->full && v <= last; v++) {
        title(options->variant[v], "-min(us)");
        title(options->variant[v], "-max(us)");
    }
}

static void values_of_variants(const struct options *options, const struct summary *summary)
{
    int last = options->variant_count - 1;
    for (int v = 0; v <= last; v++) {
        value(summary[v].median);
    }
    for (int v = 0; v < last; v++) {
        printf(" %*.3f", VALUE_WIDTH - 1, summary[v].median / summary[last].median);
    }
    for (int v = 0; options->full && v <= last; v++) {
        value(summary[v].fastest);
        value(summary[v].slowest);
    }
}

void columns_titles(const struct options *options)
{
    printf("%-*s", SIZE_WIDTH, "# Size");
    if (options->variant_count > 1) {
        titles_of_variants(options);
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
    printf("\n");
    fflush(stdout);
}

void columns_row(const struct options *options, size_t bytes, const struct summary *summary,
                 int iterations, bool valid)
{
    printf("%-*zu", SIZE_WIDTH, bytes);
    if (options->variant_count > 1) {
        values_of_variants(options, summary);
    } else {
        value(summary->average);
        if (options->full) {
            value(summary->rank_least);
            value(summary->rank_most);
        }
    }
    if (options->full) {
        printf(" %*d", COUNT_WIDTH - 1, iterations);
    }
    if (options->validate) {
        title(valid ? "Pass" : "Fail", "");
    }
    printf("\n");
    fflush(stdout);
}
