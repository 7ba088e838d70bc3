/* Measures of a network as a graph. They trust nothing but its lists of neighbours.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_MEASURE_H
#define LW_SCHEDULE_MEASURE_H

#include "schedule/network.h"

/* The least and the most links of a vertex. LW_OK or LW_NO_MEMORY. */
int lw_degrees(const lw_network *network, int *least, int *most);

/* The links between a vertex and the one farthest from it in a connected network, or
 * LW_NO_MEMORY. */
int lw_eccentricity(const lw_network *network, int v);

/* The most links between two vertices of a connected network, or LW_NO_MEMORY. One breadth-first
 * search per orbit: symmetry moves every vertex to one of those. */
int lw_diameter(const lw_network *network);

#endif
