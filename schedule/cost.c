/* The cost model.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/cost.h"

#include <math.h>

enum { SHORTEST = 2048 /* shorter segments are mostly headers */, LINE = 64 /* of a cache */ };

static const double ROUNDING = 1e-9;

const lw_choice lw_common_ways[] = {
    {"trees", "long messages; stripes down arc-disjoint spanning trees, in segments"},
    {"path", "long messages where a process has one port; from rank to rank, in segments"},
    {NULL, NULL},
};

static double least(double a, double b)
{
    return a < b ? a : b;
}

/* The time that bytes take through a port after a pause. */
static double pass(const lw_fabric *fabric, double bytes)
{
    return bytes > fabric->burst ? (bytes - fabric->burst) / fabric->bandwidth : 0;
}

static double trees_of(const lw_shape *shape, lw_way way)
{
    return way == LW_TREES ? shape->trees : 1;
}

/* The bytes that are like one segment of each tree to the ports that they share. */
static double at_port(const lw_fabric *fabric, const lw_shape *shape, lw_way way, double segment)
{
    const double trees = trees_of(shape, way), ports = least(trees, fabric->ports);
    const double unevenness = ports < trees ? 1.25 : 1;
    return trees * unevenness * segment / ports;
}

/* The time in which every process passes on one segment of each tree. */
static double step(const lw_fabric *fabric, const lw_shape *shape, lw_way way, double segment)
{
    return trees_of(shape, way) * fabric->overhead +
           at_port(fabric, shape, way, segment) / fabric->bandwidth;
}

/* Hops of a segment from host to host on its way to the last rank, */
static double hops(const lw_shape *shape, lw_way way)
{
    return way == LW_TREES ? shape->depth : shape->hosts - 1;
}

/* and those inside hosts. */
static double hops_inside(const lw_shape *shape, lw_way way)
{
    return way == LW_PATH ? shape->ranks - shape->hosts : shape->inside;
}

/* The segment that makes so many, of the same length, of a stripe. */
static size_t cut(size_t stripe, double segments)
{
    const double even = ceil((double)stripe / segments / LINE) * LINE;
    const double segment = even > SHORTEST ? even : SHORTEST;
    return segment < (double)stripe ? (size_t)segment : stripe;
}

/* The fewest segments of which one of each tree makes no more than a burst; 0 if they are short. */
static size_t burst_segment(const lw_fabric *fabric, const lw_shape *shape, lw_way way,
                            size_t stripe)
{
    const double longest = fabric->burst / at_port(fabric, shape, way, 1);
    const double even = floor(longest / LINE) * LINE;

    if (even >= (double)stripe) return stripe;
    return even >= SHORTEST ? cut(stripe, ceil((double)stripe / even)) : 0;
}

/* Which of two segments is better; the second may be 0. */
static size_t better(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes,
                     size_t one, size_t other)
{
    if (!other) return one;
    return lw_cost(fabric, shape, way, bytes, one) <= lw_cost(fabric, shape, way, bytes, other)
               ? one
               : other;
}

/* With m segments a stripe T(m) = h (L + s) + (m - 1) s, s = k o + t/m, where t is the time in which
 * ports pass on all stripes. Convex; its derivative is 0 where m² = (h - 1) t / (k o), so one of
 * the whole numbers beside that is best; or else segments as long as a burst, since shorter ones
 * would only add overhead. */
size_t lw_best_segment(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes)
{
    if (way == LW_SCHEDULE) return bytes;

    const size_t trees = (size_t)trees_of(shape, way);
    const size_t stripe = bytes / trees + (bytes % trees != 0);
    const double overheads = (double)trees * fabric->overhead;
    const double transfer = step(fabric, shape, way, (double)stripe) - overheads;
    const double filling = (hops(shape, way) - 1) * transfer;
    const double most = (double)stripe / SHORTEST;
    const double best = filling < most * most * overheads ? sqrt(filling / overheads) : most;
    const double bursts = fabric->burst > 0 ? transfer * fabric->bandwidth / fabric->burst : best;
    const double fewer = least(best, bursts);
    const double m = fewer > 1 ? fewer : 1;
    const size_t even =
        better(fabric, shape, way, bytes, cut(stripe, floor(m)), cut(stripe, ceil(m)));

    return better(fabric, shape, way, bytes, even, burst_segment(fabric, shape, way, stripe));
}

double lw_cost(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes,
               size_t segment)
{
    const double n = (double)bytes, s = (double)segment, trees = trees_of(shape, way);
    const double inside = hops_inside(shape, way) * trees * fabric->overhead;

    if (way == LW_SCHEDULE) {
        const double queue = (double)shape->children / fabric->ports;
        return shape->rounds * (fabric->latency + fabric->overhead) + inside +
               (shape->rounds - 1) * pass(fabric, n) + pass(fabric, (queue > 1 ? queue : 1) * n);
    }
    const double hop =
        fabric->latency + trees * fabric->overhead + pass(fabric, at_port(fabric, shape, way, s));
    return hops(shape, way) * hop + inside +
           (ceil(n / (trees * s)) - 1) * step(fabric, shape, way, s);
}

lw_way lw_best_way(const lw_fabric *fabric, const lw_shape *shape, size_t bytes)
{
    lw_way best = LW_SCHEDULE;
    double cost[LW_WAYS];

    /* Two ranks' path is their schedule, up to rounding. */
    for (lw_way way = 0; way < LW_WAYS; way++) {
        if (way == LW_TREES && !shape->trees) continue;
        const size_t segment = lw_best_segment(fabric, shape, way, bytes);
        cost[way] = lw_cost(fabric, shape, way, bytes, segment);
        if (cost[way] < cost[best] * (1 - ROUNDING)) best = way;
    }
    return best;
}
