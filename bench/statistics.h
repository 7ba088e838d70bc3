/* Statistics of a list of times. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_STATISTICS_H
#define LWBENCH_STATISTICS_H

/* All take count >= 1 values and return in the values' unit. */

double statistics_mean(const double *values, int count);

/* The middle value, or the mean of the two middle ones. Sorts the values. */
double statistics_median(double *values, int count);

double statistics_minimum(const double *values, int count);

double statistics_maximum(const double *values, int count);

#endif
