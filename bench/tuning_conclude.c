/* What the network between hosts is like: from what was measured to parameters. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tuning.h"

#include <math.h>

static long positive(double value)
{
    return value < 1.0 ? 1 : lround(value);
}

void tuning_conclude(struct tuning *tuning)
{
    double ratio = 1.0;
    for (int f = 1; f < tuning->flows; f++) {
        ratio = fmax(ratio, tuning->together[f].median / tuning->together[0].median);
    }
    tuning->latency_ns = positive((tuning->half.median - tuning->calls.median) * 1e9);
    tuning->overhead_ns = positive(tuning->loaded.median * 1e9);
    tuning->bandwidth_mbit = positive(tuning->rate.median * 8.0 / 1e6);
    tuning->ports = positive(ratio);
}
