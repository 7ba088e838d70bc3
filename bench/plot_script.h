/* The script that draws a plot in gnuplot.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PLOT_SCRIPT_H
#define LWBENCH_PLOT_SCRIPT_H

#include "view.h"

#include <stdbool.h>
#include <stdio.h>

enum plot_kind {
    PLOT_TIME,  /* medians over sizes, bounds, confidence intervals where they don't crowd */
    PLOT_RATIO, /* medians over the reference's */
};

/* Writes the script for a 'png' or 'svg'. Returns false, and a useless script, if nothing is above
 * 0 and so nothing can be drawn on logarithmic axes. */
bool plot_script_write(FILE *script, const struct view *view, enum plot_kind kind,
                       const char *format);

/* Writes a text in gnuplot's quotes, in which nothing is replaced; control characters become '?'. */
void plot_script_text(FILE *script, const char *text);

#endif
