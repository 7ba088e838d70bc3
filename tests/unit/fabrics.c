/* Fabrics and shapes for the cost model's tests.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/fabrics.h"

#include <math.h>

#include "tests/unit/common.h"

const lw_fabric ethernet = {60e-6, 10e-6, 125e6, 1, 0};
const lw_shape torus = {
    .ranks = 90, .hosts = 90, .rounds = 6, .children = 4, .trees = 3, .depth = 8};

double anywhere(uint64_t *seed, double low, double high)
{
    return low * pow(high / low, random_below(seed, 1 << 20) / (double)(1 << 20));
}

lw_fabric any_fabric(uint64_t *seed)
{
    lw_fabric fabric = {anywhere(seed, 1e-7, 1e-3), anywhere(seed, 1e-7, 1e-4),
                        anywhere(seed, 1e6, 1e11), 1 + random_below(seed, 8), 0};
    if (!random_below(seed, 10)) fabric.latency = 0;
    if (!random_below(seed, 10)) fabric.overhead = 0;
    if (!random_below(seed, 3)) fabric.burst = anywhere(seed, 1, 1e6);
    return fabric;
}

lw_shape any_shape(uint64_t *seed)
{
    const int ranks = (int)anywhere(seed, 2, 5000);
    return (lw_shape){.ranks = ranks,
                      .hosts = 2 + random_below(seed, ranks - 1),
                      .inside = random_below(seed, 6),
                      .rounds = 1 + random_below(seed, 12),
                      .children = 1 + random_below(seed, 12),
                      .trees = 1 + random_below(seed, 8),
                      .depth = 1 + random_below(seed, 40)};
}
