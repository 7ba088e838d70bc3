/* The cost model.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/cost.h"

#include <math.h>

/* Segments below it are mostly headers. */
enum { GRAIN = 2048 };

const lw_choice lw_common_ways[] = {
    {"trees", "long messages; stripes down arc-disjoint spanning trees, in segments"},
    {"path", "long messages where a process has one port; from rank to rank, in segments"},
    {NULL, NULL},
};

static double least(double a, double b)
{
    return a < b ? a : b;
}

/* The time in which every process passes on one segment of each tree. */
static double step(const lw_fabric *fabric, const lw_shape *shape, lw_way way, double segment)
{
    const double trees = way == LW_TREES ? shape->trees : 1;
    const double ports = least(trees, fabric->ports);
    const double unevenness = ports < trees ? 1.25 : 1;
    return trees * (fabric->overhead + unevenness * segment / fabric->bandwidth / ports);
}

/* Hops of a segment from the root to the last rank. */
static double hops(const lw_shape *shape, lw_way way)
{
    return way == LW_TREES ? shape->depth : shape->ranks - 1;
}

/* Of T(S) = h (L + s(S)) + (n/kS - 1) s(S) the derivative is 0 where S² = n o B p / (k (h - 1)). */
size_t lw_best_segment(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes)
{
    if (way == LW_SCHEDULE) return bytes;

    const double trees = way == LW_TREES ? shape->trees : 1;
    const double ports = least(trees, fabric->ports);
    const double further = hops(shape, way) > 1 ? hops(shape, way) - 1 : 1;
    const double best =
        sqrt((double)bytes * fabric->overhead * fabric->bandwidth * ports / (trees * further));
    const double stripe = ceil((double)bytes / trees);
    const double rounded = ceil(best / GRAIN) * GRAIN;
    return (size_t)(rounded < stripe ? rounded : stripe);
}

double lw_cost(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes,
               size_t segment)
{
    const double n = (double)bytes, s = (double)segment;

    if (way == LW_SCHEDULE) {
        const double queue = (double)shape->children / fabric->ports;
        return shape->rounds * (fabric->latency + fabric->overhead) +
               (shape->rounds - 1 + (queue > 1 ? queue : 1)) * n / fabric->bandwidth;
    }
    const double trees = way == LW_TREES ? shape->trees : 1;
    const double one = step(fabric, shape, way, s);
    return hops(shape, way) * (fabric->latency + one) + (ceil(n / (trees * s)) - 1) * one;
}

lw_way lw_best_way(const lw_fabric *fabric, const lw_shape *shape, size_t bytes)
{
    lw_way best = LW_SCHEDULE;
    double cost[LW_WAYS];

    for (lw_way way = 0; way < LW_WAYS; way++) {
        const size_t segment = lw_best_segment(fabric, shape, way, bytes);
        cost[way] = lw_cost(fabric, shape, way, bytes, segment);
        if (cost[way] < cost[best]) best = way;
    }
    return best;
}
