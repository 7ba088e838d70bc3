/* Two binary trees in order.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/two_trees.h"

#include "schedule/network.h"

/* The positions of a subtree. */
typedef struct lw_range {
    int from, to;
} lw_range;

/* The top of a subtree: the position in it that is divisible by most twos. So odd positions are
 * leaves. 0 if it's empty. */
static int top_of(lw_range range)
{
    int step = 1;

    if (range.from > range.to) return 0;
    while (range.to / (2 * step) * (2 * step) >= range.from && step <= range.to / 2) step *= 2;
    return range.to / step * step;
}

/* A position in tree 1 is that of tree 0 mirrored or shifted; undone by `back`. */
static int exchanged(int n, int tree, int position, int back)
{
    if (tree == 0) return position;
    if (n % 2 == 0) return n + 1 - position;
    return (position - 1 + (back ? n - 1 : 1)) % n + 1;
}

/* The rank at a position of that tree. */
static int rank_at(int ranks, int root, int tree, int position)
{
    return (root + exchanged(ranks - 1, tree, position, 1)) % ranks;
}

static int add(int ranks, int root, int tree, int position, lw_plan *plan)
{
    if (!position) return LW_OK;
    return lw_plan_add(plan, rank_at(ranks, root, tree, position), plan->round + 1);
}

/* Goes down to a position and leaves its subtree in *range; fills in parent and round. */
static void descend(int ranks, int root, int tree, int position, lw_range *range, lw_plan *plan)
{
    plan->parent = root;
    plan->round = 1;
    for (int top = top_of(*range); top != position; top = top_of(*range)) {
        plan->parent = rank_at(ranks, root, tree, top);
        plan->round++;
        if (position < top) {
            range->to = top - 1;
        } else {
            range->from = top + 1;
        }
    }
}

int lw_two_trees_plan(int ranks, int root, int tree, int me, lw_plan *plan)
{
    const int n = ranks - 1, behind = me >= root ? me - root : me - root + ranks;
    lw_range range = {1, n};

    if (!behind) return add(ranks, root, tree, top_of(range), plan);
    const int position = exchanged(n, tree, behind, 0);
    descend(ranks, root, tree, position, &range, plan);
    const lw_range left = {range.from, position - 1}, right = {position + 1, range.to};
    const int error = add(ranks, root, tree, top_of(left), plan);
    return error ? error : add(ranks, root, tree, top_of(right), plan);
}

int lw_two_trees_depth(int ranks)
{
    int digits = 0;

    while (ranks >> digits) digits++;
    return digits + 1;
}
