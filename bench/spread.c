/* A measured value and how far its samples lie apart. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "spread.h"

#include "statistics.h"

#include <math.h>

struct spread spread_of(double *samples, int count)
{
    statistics_sort(samples, count);
    return (struct spread){.median = statistics_quantile(samples, count, 0.5),
                           .low = statistics_quantile(samples, count, 0.1),
                           .high = statistics_quantile(samples, count, 0.9),
                           .count = count};
}

struct spread spread_join(const struct spread *spreads, int count)
{
    struct spread joined = spreads[0];
    double medians[SPREADS_MOST];
    joined.count = 0.0;
    for (int i = 0; i < count; i++) {
        medians[i] = spreads[i].median;
        joined.low = fmin(joined.low, spreads[i].low);
        joined.high = fmax(joined.high, spreads[i].high);
        joined.count += spreads[i].count;
    }
    joined.median = spread_of(medians, count).median;
    return joined;
}
