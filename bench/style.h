/* How a plot draws each variant. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_STYLE_H
#define LWBENCH_STYLE_H

#include "series.h"

#include <stddef.h>

/* Colours are Okabe's and Ito's, which colour-blind people can tell apart; point shapes and dashes
 * differ too, for print without colours. */
struct style {
    const char *colour; /* #rrggbb */
    const char *dashes; /* gnuplot's dash type */
    int point;          /* gnuplot's point type */
    double width;
};

/* The style of the series with that number in its list: no two of the first 12 of ours look the same,
 * nor of the first 32 single algorithms. */
struct style style_of(const struct series_list *list, size_t number);

#endif
