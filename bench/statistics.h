/* Statistics of a list of times. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_STATISTICS_H
#define LWBENCH_STATISTICS_H

/* All take count >= 1 values and return in the values' unit. */

double statistics_mean(const double *values, int count);

/* Sorts the values upwards, as the following ones want them. */
void statistics_sort(double *values, int count);

/* The value below which a share of 0 to 1 of the sorted values lies, interpolated linearly between
 * the two nearest; the median at 0.5. */
double statistics_quantile(const double *sorted, int count, double share);

/* Fewer values can't give an interval of 95 %. */
enum { STATISTICS_INTERVAL_LEAST = 6 };

/* The rank, from 1 on, of the order statistic that begins an interval which holds the median with a
 * probability of 95 % or more, whatever the distribution; the interval ends at the rank as far from
 * the end. 1, and so the whole range, also where count is less than STATISTICS_INTERVAL_LEAST. */
int statistics_median_rank(int count);

#endif
