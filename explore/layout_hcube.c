/* Cubes in cubes.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *        6 ------- 7         Each three dimensions have these directions, stretched for every
 *       /|        /|         further three, and turned a little, so that links don't lie upon
 *      2 ------- 3 |         each other.
 *      | 4 ------|-5
 *      |/        |/
 *      0 ------- 1
 */
#include "explore/layout.h"

#include <math.h>

#include "coll_hcube/hcube_network.h"

enum { AT_A_TIME = 3 };
static const double stretch = 4, turned = 0.06;
static const lw_point direction[AT_A_TIME] = {{2.0 * LW_LAYOUT_LINK, 0},
                                              {0, -2.0 * LW_LAYOUT_LINK},
                                              {0.95 * LW_LAYOUT_LINK, -0.6 * LW_LAYOUT_LINK}};

/* Where a step in a dimension leads. */
static lw_point step(int dimension)
{
    const lw_point d = direction[dimension % AT_A_TIME];
    const int nested = dimension / AT_A_TIME;
    const double scale = pow(stretch, nested), angle = turned * nested;

    return (lw_point){scale * (d.x * cos(angle) - d.y * sin(angle)),
                      scale * (d.x * sin(angle) + d.y * cos(angle))};
}

void lw_layout_hcube(const lw_network *network, lw_point *at)
{
    const int dimensions = ((const lw_hcube *)network)->dimension;

    for (int i = 0; i < dimensions; i++) {
        const lw_point d = step(i);
        for (int v = 0; v < network->vertices; v++) {
            if (v >> i & 1) at[v] = (lw_point){at[v].x + d.x, at[v].y + d.y};
        }
    }
}
