/* Petersen graphs in a grid.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *            0             The outer ring's nodes look where their outward links lead: 1 to the
 *      4    5    1         right, 4 to the left, 2 and 3 upwards. The inner ring is a star: each
 *        7     8           of its nodes lies where its spoke ends.
 *         9   6
 *        3     2
 */
#include "explore/layout.h"

#include "coll_pt/pt_network.h"

enum { OUTER = 5 };                               /* nodes 0 .. 4 */
static const int spoke[OUTER] = {0, 2, 4, 1, 3};  /* of nodes 5 .. 9: the outer node */
static const double outer = LW_LAYOUT_LINK * 2.2; /* radii */
static const double inner = LW_LAYOUT_LINK * 1.1;
static const double module = LW_LAYOUT_LINK * 5.8; /* from one module to the next */
static const double plane_gap = LW_LAYOUT_LINK * 2.0;

void lw_layout_pt(const lw_network *network, lw_point *at)
{
    const lw_pt *pt = (const lw_pt *)network;

    for (int v = 0; v < network->vertices; v++) {
        const lw_pt_node node = lw_pt_node_of(pt, v);
        const lw_point centre = {(node.z * pt->m + node.x) * module + node.z * plane_gap,
                                 -node.y * module};
        const int direction = node.p < OUTER ? node.p : spoke[node.p - OUTER];
        at[v] = lw_on_circle(centre, node.p < OUTER ? outer : inner, direction / (double)OUTER);
    }
}
