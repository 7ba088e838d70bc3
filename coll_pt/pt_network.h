/* The 3D Petersen-torus PT(l,m,n): l·m·n modules, each a Petersen graph, joined as a torus.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The outer ring of a module is 0-1-2-3-4-0, the inner 5-6-7-8-9-5, the spokes are 0-5, 1-8, 2-6,
 * 3-9 and 4-7 (the paper's figure is missing; this is the one plain labelling that fits all paths
 * of its proofs). Every node has one link more, out of the module; towards each of the eight
 * neighbours in the plane (x to the right, y upwards) and up and down the z axis it starts at:
 *
 *     7 6 2
 *      \|/        0: z+1
 *     4-+-1       5: z-1
 *      /|\
 *     3 9 8
 *
 * The module's nodes are numbered ((z·m + x)·n + y)·10 + p. Where a size is 1 some links would be
 * loops between neighbours of one module; the graph is kept simple. */
#ifndef LW_COLL_PT_NETWORK_H
#define LW_COLL_PT_NETWORK_H

#include "schedule/network.h"

enum { LW_PT_NODES = 10, LW_PT_LINKS = 20 }; /* of a module; its links go to the next ones too */

typedef struct lw_pt {
    lw_network head;
    int l; /* modules along z, x and y */
    int m;
    int n;
    int kinds;             /* how many of a module's LW_PT_LINKS exist */
    int kind[LW_PT_LINKS]; /* which */
} lw_pt;

typedef struct lw_pt_node {
    int z;
    int x;
    int y;
    int p;
} lw_pt_node;

/* Where a node's outward link leads. */
typedef struct lw_pt_port {
    int dz;
    int dx;
    int dy;
    int p; /* the node in that module at which it arrives */
} lw_pt_port;

extern const lw_network_type lw_pt_type;
extern const lw_algorithm lw_pt_algorithms[];
extern const lw_pt_port lw_pt_ports[LW_PT_NODES];
extern const int lw_petersen_neighbours[LW_PT_NODES][3];

/* PT(l,m,n), to be freed by free(); NULL if memory ran out. */
lw_network *lw_pt_create(int l, int m, int n);

/* The shape for `ranks` ranks (lw_network_type.fit): fewest rounds in all, then no ring of
 * single modules if possible, then fewest guests, then the most even. */
lw_network *lw_pt_fit(int ranks);

/* Between a vertex's number and its coordinates; these are taken modulo the sizes. */
lw_pt_node lw_pt_node_of(const lw_pt *pt, int v);
int lw_pt_vertex(const lw_pt *pt, lw_pt_node node);

/* The vertex at the other end of a node's outward link (even where it's not counted as a link). */
int lw_pt_beyond(const lw_pt *pt, lw_pt_node node);

/* `to - from` the shorter way round a ring of that size: -(size/2) .. (size-1)/2. */
int lw_pt_offset(int from, int to, int size);

/* Nodes of the one shortest path in a Petersen graph, both ends included; returns 1, 2 or 3. */
int lw_petersen_path(int from, int to, int path[3]);

/* lw_network_type.route; see pt_routing.c. */
int lw_pt_route(const lw_network *network, int from, int to, int *path);

#endif
