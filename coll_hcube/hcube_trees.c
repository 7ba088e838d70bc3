/* n arc-disjoint spanning trees of the hypercube Q_n, of depth n+1, in closed form.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Addresses c are relative to the root. Tree j hangs on the root's neighbour 2^j and spans the half
 * of the cube with bit j set by a binomial tree; there every vertex c but 2^j also has c^2^j, in the
 * other half, for a leaf:
 *
 *   tree 1 of Q_3:    000 -- 010 --+-- 011 --+-- 111 -- 101
 *                                  |         `-- 001
 *                                  `-- 110 ----- 100
 *
 *   c             | its parent
 *   2^j           | the root
 *   bit j not set | c^2^j
 *   otherwise     | c without its first set bit cyclically below j: bits j-1, .., 0, n-1, .., j+1
 *
 * Source: Johnsson and Ho, "Optimum broadcasting and personalized communication in hypercubes", 1989
 * (the n edge-disjoint spanning binomial trees). */
#include "coll_hcube/hcube_network.h"

static int add_child(int root, int c, int depth, lw_plan *plan)
{
    return lw_plan_add(plan, root ^ c, depth);
}

static int bits_set(int c)
{
    int count = 0;
    for (; c; c &= c - 1) count++;
    return count;
}

/* The next bit cyclically below one. */
static int below(int bit, int n)
{
    return bit ? bit - 1 : n - 1;
}

/* The first set bit of c cyclically below j; j itself if no other is set. */
static int first_below(int c, int j, int n)
{
    int bit = below(j, n);
    while (bit != j && !(c >> bit & 1)) bit = below(bit, n);
    return bit;
}

/* The children of c, where bit j is set: each bit above c's first one set, and the leaf. */
static int add_children(int root, int c, int j, int n, lw_plan *plan)
{
    const int first = first_below(c, j, n), leaf = c ^ 1 << j;
    int error = LW_OK;

    for (int bit = below(j, n); bit != first && !error; bit = below(bit, n)) {
        error = add_child(root, c | 1 << bit, plan->round + 1, plan);
    }
    if (leaf && !error) error = add_child(root, leaf, plan->round + 1, plan);
    return error;
}

int lw_hcube_tree_plan(const lw_network *network, int root, int tree, int me, lw_plan *plan)
{
    const int n = ((const lw_hcube *)network)->dimension, gate = 1 << tree, c = root ^ me;

    if (!c) return add_child(root, gate, 1, plan);
    if (!(c & gate)) {
        plan->parent = me ^ gate;
        plan->round = bits_set(c) + 2;
        return LW_OK;
    }
    plan->parent = root ^ (c == gate ? 0 : c ^ 1 << first_below(c, tree, n));
    plan->round = bits_set(c);
    return add_children(root, c, tree, n, plan);
}
