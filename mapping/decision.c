/* The decision, from the fabric and the cost model.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/decision.h"

#include "mapping/group_plan.h"

/* Children at other seats than the plan's own. */
static int children_elsewhere(const lw_placement *placement, const lw_plan *plan, int me)
{
    const int seat = lw_seat_of_rank(placement, me);
    int count = 0;

    for (int i = 0; i < plan->children; i++) {
        count += lw_seat_of_rank(placement, plan->child[i].vertex) != seat;
    }
    return count;
}

/* Rounds, and children of the root, of the schedule out of rank 0. */
static int measure_schedule(const lw_placement *placement, const lw_algorithm *algorithm,
                            lw_shape *shape)
{
    lw_plan plan;

    lw_plan_init(&plan);
    const int error = lw_placement_plan(placement, algorithm, 0, 0, &plan);
    shape->rounds = lw_placement_rounds(placement, algorithm, 0) - shape->inside;
    shape->children = children_elsewhere(placement, &plan, 0);
    lw_plan_free(&plan);
    return error;
}

/* Inside one host all hops are alike. */
static int hosts_of(const lw_placement *placement)
{
    const lw_order *order = placement->order;
    return order && order->hosts > 1 ? order->hosts : placement->ranks;
}

int lw_survey(const lw_placement *placement, const lw_algorithm *algorithm, lw_placed_trees *trees,
              lw_shape *shape)
{
    *shape = (lw_shape){.ranks = placement->ranks,
                        .hosts = hosts_of(placement),
                        .inside = lw_group_rounds(placement)};
    if (measure_schedule(placement, algorithm, shape)) return LW_NO_MEMORY;
    if (!trees) return LW_OK;
    if (lw_placed_trees_init(trees, placement) || lw_placed_trees_depth(trees, &shape->depth)) {
        return LW_NO_MEMORY;
    }
    shape->depth -= shape->inside;
    shape->trees = trees->count;
    return LW_OK;
}

lw_decision lw_decide(const lw_fabric *fabric, const lw_shape *shape, lw_way forced,
                      bool between_hosts, size_t bytes)
{
    lw_decision decision = {.way = forced};

    if (forced == LW_WAYS) {
        decision.way = between_hosts ? lw_best_way(fabric, shape, bytes) : LW_SCHEDULE;
    }
    if (decision.way != LW_SCHEDULE) {
        decision.segment_bytes = lw_best_segment(fabric, shape, decision.way, bytes);
    } else {
        decision.segment_bytes =
            shape->ranks > 2 ? LW_SHARED_SEGMENT : bytes; /* nobody passes on */
    }
    return decision;
}
