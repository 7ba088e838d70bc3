/* Statistics of a list of times. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "statistics.h"

#include <stdlib.h>

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

double statistics_median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof(*values), compare);
    double upper = values[count / 2];
    double lower = values[(count - 1) / 2];
    return lower + (upper - lower) / 2.0;
}

double statistics_minimum(const double *values, int count)
{
    double minimum = values[0];
    for (int i = 1; i < count; i++) {
        minimum = values[i] < minimum ? values[i] : minimum;
    }
    return minimum;
}

double statistics_maximum(const double *values, int count)
{
    double maximum = values[0];
    for (int i = 1; i < count; i++) {
        maximum = values[i] > maximum ? values[i] : maximum;
    }
    return maximum;
}
