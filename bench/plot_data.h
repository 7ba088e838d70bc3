/* The numbers of a plot.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PLOT_DATA_H
#define LWBENCH_PLOT_DATA_H

#include "plot_script.h"
#include "view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* What a logarithmic axis must show; high is 0 if that is nothing. */
struct extent {
    double low;
    double high;
};

struct extent plot_data_extent(const struct view *view, enum plot_kind kind);

/* Whether the series with that number has any point on a logarithmic axis. */
bool plot_data_has(const struct view *view, enum plot_kind kind, size_t number);

/* Whether it shows its confidence intervals: of times, where lines are few or it is ours. */
bool plot_data_whiskers(const struct view *view, enum plot_kind kind, size_t number);

/* Whether the file with that number has a bound, another one than all files before it. */
bool plot_data_bound(const struct view *view, size_t file);

/* Writes gnuplot's data blocks: $series<number> with size, value, and the interval's ends, and
 * $bound<file> with size and bound. */
void plot_data_write(FILE *script, const struct view *view, enum plot_kind kind);

#endif
