/* A measured value and how far its samples lie apart.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SPREAD_H
#define LWBENCH_SPREAD_H

/* All in the samples' unit. */
struct spread {
    double median;
    double low; /* tenth and ninetieth percentile */
    double high;
    double count; /* of samples; a double, so that a spread is sent as four of them */
};

enum { SPREAD_DOUBLES = 4, SPREADS_MOST = 8 };

/* Sorts the samples, count >= 1 of them. */
struct spread spread_of(double *samples, int count);

/* One value for 1 to SPREADS_MOST: the median of their medians, the least low, the greatest high,
 * all samples. */
struct spread spread_join(const struct spread *spreads, int count);

#endif
