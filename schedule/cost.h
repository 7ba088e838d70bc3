/* What a broadcast costs, by a small model, and what follows: which way is best, which segments.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   L  latency of a message             R  rounds of the network's schedule
 *   o  overhead: a process's time to    c  children of its root
 *      send or receive one message      d  depth of the k trees
 *   B  bandwidth of a port              i  rounds, and levels of a tree, inside hosts
 *   p  ports a process can use at once  P  ranks, on H hosts
 *   b  bytes that a port lets through   S  bytes of a segment
 *      at once after a pause            n  bytes of the message
 *
 *   schedule   R (L + o) + i o + (R - 1) [n]/B + [max(1, c/p) n]/B
 *                                                 whole messages, round by round
 *   trees      d (L + k o + [kfS/q]/B) + i k o + (ceil(n/kS) - 1) s
 *                                                 q = min(k, p); s = k o + kfS/q/B: k segments' step
 *   path       (H-1) (L + o + [S]/B) + (P-H) o + (ceil(n/S) - 1)(o + S/B)
 *                                                 from rank to rank
 *
 * [x] is max(0, x - b): where links are token buckets, as in virtual networks, a segment that is no
 * longer than a burst isn't held up on its way, since every link rests until it comes.
 *
 * The best S is where filling the pipeline and the overhead of many segments cost the same. f is 1
 * where each tree has a port of its own, else 1.25: flows that share a port don't share it evenly
 * (measured behind a switch: 1.2 to 1.45). */
#ifndef LW_SCHEDULE_COST_H
#define LW_SCHEDULE_COST_H

#include "schedule/network.h"

/* Times in seconds, bandwidth in bytes a second. */
typedef struct lw_fabric {
    double latency;
    double overhead;
    double bandwidth;
    int ports;
    double burst; /* bytes */
} lw_fabric;

/* What the model needs to know of a communicator's network. */
typedef struct lw_shape {
    int ranks;
    int hosts;    /* that the path goes through; as many as ranks if no two share one */
    int rounds;   /* between hosts */
    int children; /* of the schedule's root, at other vertices */
    int trees;
    int depth;  /* between hosts */
    int inside; /* rounds or levels inside hosts, behind those */
} lw_shape;

typedef enum lw_way { LW_SCHEDULE, LW_TREES, LW_PATH, LW_WAYS } lw_way;

/* The ways that every network has besides the schedules of its table: trees and the path, in this
 * order; ends with name NULL. */
extern const lw_choice lw_common_ways[];

/* The best segment of a message of `bytes` >= 1, for trees or the path: 1 to the bytes of a tree's
 * stripe, of which it is at least 2048 if there are so many; the whole message for the schedule. */
size_t lw_best_segment(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes);

/* The seconds that a broadcast takes with those segments. */
double lw_cost(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes,
               size_t segment);

/* The way that takes least with its best segments; of equals (but for rounding) the first. With
 * shape->trees 0 there are no trees. */
lw_way lw_best_way(const lw_fabric *fabric, const lw_shape *shape, size_t bytes);

#endif
