/* Where a network's vertices lie in a picture: a layout for each kind, layout_KIND.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_LAYOUT_H
#define LW_EXPLORE_LAYOUT_H

#include "schedule/network.h"

/* A place, x to the right, y downwards. */
typedef struct lw_point {
    double x, y;
} lw_point;

typedef struct lw_layout {
    double width, height;
    lw_point *at; /* of each vertex, LW_LAYOUT_MARGIN or more from every side */
} lw_layout;

/* Vertices are about LW_LAYOUT_LINK apart, in pixels, or more. */
enum { LW_LAYOUT_LINK = 40, LW_LAYOUT_MARGIN = 30 };

/* Lays out a network of one of the kinds in networks.h, `scale` times as large as the unit says; to
 * be ended by lw_layout_free.
 *
 *   pt     a Petersen graph for each module: m columns of n rows, the l planes side by side
 *   hcube  cubes in cubes: three dimensions at a time, each three wider than those before
 *   scc    rings in rings: a supernode's vertices, around them the supernodes
 *
 * LW_OK or LW_NO_MEMORY. */
int lw_layout_network(const lw_network *network, double scale, lw_layout *layout);

void lw_layout_free(lw_layout *layout);

/* For lw_layout_network: sets at[] of all vertices, anywhere on the plane. */
void lw_layout_pt(const lw_network *network, lw_point *at);
void lw_layout_hcube(const lw_network *network, lw_point *at);
void lw_layout_scc(const lw_network *network, lw_point *at);

/* The point at that angle on a circle, in turns clockwise from the top. */
lw_point lw_on_circle(lw_point centre, double radius, double turn);

#endif
