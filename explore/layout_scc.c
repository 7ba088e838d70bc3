/* Rings in rings.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *     for SCC_4: four of these, in a ring, by the symbol in position 4
 *
 *        o - o               each o a supernode, itself a ring; the six that differ in their first
 *       /     \              three positions only are S_3, a ring whose links swap positions 2, 3,
 *      o       o             2, 3, .. with the first one
 *       \     /
 *        o - o
 */
#include "explore/layout.h"

#include <math.h>

#include "coll_scc/scc_network.h"

enum { RING = 3, ROUND = 6 }; /* positions that make the innermost ring, and its supernodes */

/* Radius of a ring of `count` things of that radius each. */
static double around(int count, double radius)
{
    return count < 2 ? 0 : 1.15 * radius / sin(acos(-1) / count);
}

/* The symbols in the first three positions, sorted. */
static lw_permutation sorted(lw_permutation p)
{
    while (p.symbol[1] > p.symbol[2] || p.symbol[2] > p.symbol[3]) {
        const int i = p.symbol[1] > p.symbol[2] ? 1 : 2;
        const signed char symbol = p.symbol[i];
        p.symbol[i] = p.symbol[i + 1];
        p.symbol[i + 1] = symbol;
    }
    return p;
}

/* How far a supernode is round the ring of those that have the same symbols from position 4 on. */
static int place_in_round(const lw_permutation *label)
{
    lw_permutation p = sorted(*label);
    int place = 0;

    while (p.symbol[1] != label->symbol[1] || p.symbol[2] != label->symbol[2]) {
        lw_permutation_swap(&p, place++ % 2 ? 3 : 2);
    }
    return place;
}

static lw_point supernode_at(int n, const lw_permutation *label, double radius)
{
    lw_point at = {0, 0};
    double outer = radius; /* of what has been put together already */

    if (n < RING) return lw_on_circle(at, around(n, radius), label->symbol[1] / (double)n);
    const double ring = around(ROUND, outer);
    at = lw_on_circle(at, ring, place_in_round(label) / (double)ROUND);
    outer += ring;
    for (int position = RING + 1; position <= n; position++) {
        const double next = around(position, outer);
        int smaller = 0; /* symbols before it: how far it goes round */
        for (int i = 1; i < position; i++) {
            smaller += label->symbol[i] < label->symbol[position];
        }
        at = lw_on_circle(at, next, smaller / (double)position);
        outer += next;
    }
    return at;
}

void lw_layout_scc(const lw_network *network, lw_point *at)
{
    const lw_scc *scc = (const lw_scc *)network;
    const int ring = scc->n - 1;
    const double node_radius = LW_LAYOUT_LINK * 0.5;
    const double radius = around(ring, node_radius);

    for (int v = 0; v < network->vertices; v++) {
        const lw_scc_node node = lw_scc_node_of(scc, v);
        const lw_point centre = supernode_at(scc->n, &node.label, radius + node_radius);
        at[v] = lw_on_circle(centre, radius, (node.i - 2) / (double)ring);
    }
}
