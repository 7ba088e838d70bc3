/* Seats named by ranks, and the tree inside a group.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/group_plan.h"

/* Who represents a seat in a broadcast out of rank `root`. */
static int representative(const lw_placement *placement, int seat, int root)
{
    return seat == lw_seat_of_rank(placement, root) ? root : lw_rank_of_seat(placement, seat);
}

static void name_ranks(const lw_placement *placement, int root, lw_plan *plan)
{
    if (plan->parent >= 0) plan->parent = representative(placement, plan->parent, root);
    for (int i = 0; i < plan->children; i++) {
        plan->child[i].vertex = representative(placement, plan->child[i].vertex, root);
    }
}

/* A stretch of members, and the one of them, `holder`, that has the message. */
typedef struct stretch {
    int low;
    int high; /* behind the last */
    int holder;
} stretch;

/* Takes away the half without the holder; it's held by its member nearest to the other half. */
static stretch split(stretch *all)
{
    const int middle = all->low + (all->high - all->low + 1) / 2;
    stretch other;

    if (all->holder < middle) {
        other = (stretch){middle, all->high, middle};
        all->high = middle;
    } else {
        other = (stretch){all->low, middle, middle - 1};
        all->low = middle;
    }
    return other;
}

/* Adds what the member at place `me` does in its group. A holder's first round comes behind
 * `before`; `depths`: all its children's rounds are its own and one. */
static int add_group(const lw_order *order, stretch group, int me, int before, bool depths,
                     lw_plan *plan)
{
    int error = LW_OK;

    for (int round = before + 1; group.high - group.low > 1 && !error;) {
        const stretch other = split(&group);
        if (group.holder == me) error = lw_plan_add(plan, order->member[other.holder], round);
        if (me >= other.low && me < other.high) {
            if (other.holder == me) {
                plan->parent = order->member[group.holder];
                plan->round = round;
            }
            group = other;
            round++;
        } else if (!depths) {
            round++;
        }
    }
    return error;
}

int lw_plan_of_rank(const lw_placement *placement, int root, int me, int rounds, lw_plan *plan)
{
    const lw_order *order = placement->order;
    if (!order) return LW_OK;

    const int seat = lw_seat_of_rank(placement, me), group = order->group_at[seat];
    const int holder = representative(placement, seat, root);
    const stretch all = {order->group_start[group], order->group_start[group + 1],
                         order->place[holder]};
    const int before = rounds < 0 ? plan->round : rounds;

    name_ranks(placement, root, plan);
    if (me != holder) plan->children = 0;
    return add_group(order, all, order->place[me], before, rounds < 0, plan);
}

int lw_group_rounds(const lw_placement *placement)
{
    int rounds = 0;

    if (!placement->order) return 0;
    while (1L << rounds < placement->order->largest) rounds++;
    return rounds;
}
