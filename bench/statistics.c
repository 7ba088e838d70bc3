/* Statistics of a list of times. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "statistics.h"

#include <math.h>
#include <stdlib.h>

static const double one_side = 0.025; /* of the 5 % that may miss the median */

double statistics_mean(const double *values, int count)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++) {
        sum += values[i];
    }
    return sum / count;
}

static int compare(const void *left, const void *right)
{
    double a = *(const double *)left;
    double b = *(const double *)right;
    return (a > b) - (a < b);
}

void statistics_sort(double *values, int count)
{
    qsort(values, (size_t)count, sizeof(*values), compare);
}

double statistics_quantile(const double *sorted, int count, double share)
{
    double place = share * (count - 1);
    int below = (int)place;
    int above = below + 1 < count ? below + 1 : below;
    return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/* The probability that k of n values lie below the median. */
static double binomial(int n, int k)
{
    return exp(lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0) - n * log(2.0));
}

int statistics_median_rank(int count)
{
    /* Further out than ten standard deviations, twenty half roots, nothing adds up to anything. */
    int k = (int)fmax(0.0, count / 2.0 - 10.0 * sqrt(count));
    double fewer = binomial(count, k);
    while (fewer <= one_side) {
        k++;
        fewer += binomial(count, k);
    }
    return k > 0 ? k : 1;
}
