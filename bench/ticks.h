/* Where a logarithmic axis has its labels. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TICKS_H
#define LWBENCH_TICKS_H

enum { TICKS_MAX = 64 };

/* The part of an axis that is shown, and its labels' places, upwards. */
struct ticks {
    double low;
    double high;
    int count;
    double at[TICKS_MAX];
};

/* Chooses some for values from low to high, 0 < low <= high: powers of ten, with 2 and 5 times them
 * over less than four decades, and more over less than one. */
struct ticks ticks_of(double low, double high);

#endif
