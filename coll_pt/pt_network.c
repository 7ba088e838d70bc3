/* The Petersen-torus as a graph: who is whose neighbour.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_network.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

const int lw_petersen_neighbours[LW_PT_NODES][3] = {
    {1, 4, 5}, {0, 2, 8}, {1, 3, 6}, {2, 4, 9}, {3, 0, 7},
    {6, 9, 0}, {5, 7, 2}, {6, 8, 4}, {7, 9, 1}, {8, 5, 3},
};

const lw_pt_port lw_pt_ports[LW_PT_NODES] = {
    {1, 0, 0, 5},  {0, 1, 0, 4}, {0, 1, 1, 3},  {0, -1, -1, 2}, {0, -1, 0, 1},
    {-1, 0, 0, 0}, {0, 0, 1, 9}, {0, -1, 1, 8}, {0, 1, -1, 7},  {0, 0, -1, 6},
};

/* A module's links, each named once: 15 inside, then the outward ones of nodes 0, 1, 2, 6, 7;
 * those of 5, 4, 3, 9, 8 are the same links seen from the next modules. */
enum { INSIDE = 15 };
static const int ends[INSIDE][2] = {
    {0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {5, 6}, {6, 7}, {7, 8},
    {8, 9}, {9, 5}, {0, 5}, {1, 8}, {2, 6}, {3, 9}, {4, 7},
};
static const int outward[LW_PT_LINKS - INSIDE] = {0, 1, 2, 6, 7};

static const lw_pt *as_pt(const lw_network *network)
{
    return (const lw_pt *)network;
}

static int wrap(int value, int size)
{
    return ((value % size) + size) % size;
}

lw_pt_node lw_pt_node_of(const lw_pt *pt, int v)
{
    const int module = v / LW_PT_NODES;
    return (lw_pt_node){module / pt->n / pt->m, module / pt->n % pt->m, module % pt->n,
                        v % LW_PT_NODES};
}

int lw_pt_vertex(const lw_pt *pt, lw_pt_node node)
{
    const int z = wrap(node.z, pt->l), x = wrap(node.x, pt->m), y = wrap(node.y, pt->n);
    return ((z * pt->m + x) * pt->n + y) * LW_PT_NODES + node.p;
}

int lw_pt_beyond(const lw_pt *pt, lw_pt_node node)
{
    const lw_pt_port port = lw_pt_ports[node.p];
    return lw_pt_vertex(pt,
                        (lw_pt_node){node.z + port.dz, node.x + port.dx, node.y + port.dy, port.p});
}

int lw_pt_offset(int from, int to, int size)
{
    const int forward = wrap(to - from, size);
    return forward > (size - 1) / 2 ? forward - size : forward;
}

int lw_petersen_path(int from, int to, int path[3])
{
    path[0] = from;
    if (from == to) return 1;
    for (int i = 0; i < 3; i++) {
        const int middle = lw_petersen_neighbours[from][i];
        path[1] = middle;
        if (middle == to) return 2;
        for (int j = 0; j < 3; j++) {
            path[2] = to;
            if (lw_petersen_neighbours[middle][j] == to) return 3;
        }
    }
    return 0; /* never: the diameter is 2 */
}

/* Is the outward link of node p a link of its own in this shape? */
static bool leads_out(const lw_pt *pt, int p)
{
    const lw_pt_port port = lw_pt_ports[p];
    const bool same =
        (!port.dz || pt->l == 1) && (!port.dx || pt->m == 1) && (!port.dy || pt->n == 1);
    for (int i = 0; i < 3 && same; i++) {
        if (lw_petersen_neighbours[p][i] == port.p) return false;
    }
    return true;
}

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const lw_pt *pt = as_pt(network);
    const int p = v % LW_PT_NODES;

    for (int i = 0; i < 3; i++) neighbour[i] = v - p + lw_petersen_neighbours[p][i];
    if (!leads_out(pt, p)) return 3;
    neighbour[3] = lw_pt_beyond(pt, lw_pt_node_of(pt, v));
    return 4;
}

static void link_ends(const lw_network *network, long link, int end[2])
{
    const lw_pt *pt = as_pt(network);
    const int first = (int)(link / pt->kinds) * LW_PT_NODES; /* node 0 of the module */
    const int kind = pt->kind[link % pt->kinds];

    if (kind < INSIDE) {
        end[0] = first + ends[kind][0];
        end[1] = first + ends[kind][1];
    } else {
        end[0] = first + outward[kind - INSIDE];
        end[1] = lw_pt_beyond(pt, lw_pt_node_of(pt, end[0]));
    }
}

static int links_of(const lw_network *network, int v, long *link)
{
    const lw_pt *pt = as_pt(network);
    const int modules[2] = {v / LW_PT_NODES, lw_pt_beyond(pt, lw_pt_node_of(pt, v)) / LW_PT_NODES};
    int count = 0;

    for (int which = 0; which < (modules[0] == modules[1] ? 1 : 2); which++) {
        for (int i = 0; i < pt->kinds; i++) {
            int end[2];
            const long candidate = (long)modules[which] * pt->kinds + i;
            link_ends(network, candidate, end);
            if (end[0] == v || end[1] == v) link[count++] = candidate;
        }
    }
    return count;
}

/* Whole modules move, along the torus. */
static int moved(const lw_network *network, int from, int to, int v)
{
    const lw_pt *pt = as_pt(network);
    const lw_pt_node a = lw_pt_node_of(pt, from), b = lw_pt_node_of(pt, to);
    const lw_pt_node node = lw_pt_node_of(pt, v);

    return lw_pt_vertex(
        pt, (lw_pt_node){node.z + b.z - a.z, node.x + b.x - a.x, node.y + b.y - a.y, node.p});
}

/* A module, a row along y, a plane. */
static int block(const lw_network *network, int i)
{
    const lw_pt *pt = as_pt(network);
    const int rows = pt->n > 1, planes = pt->m > 1;
    int size = LW_PT_NODES;

    if (i > rows + planes) return 0;
    if (i) size *= rows ? pt->n : pt->m;
    if (i > 1) size *= pt->m;
    return size < network->vertices ? size : 0;
}

static void coordinates(const lw_network *network, int v, char *text)
{
    const lw_pt_node node = lw_pt_node_of(as_pt(network), v);
    snprintf(text, LW_TEXT, "(%d,%d,%d,%d)", node.z, node.x, node.y, node.p);
}

lw_network *lw_pt_create(int l, int m, int n)
{
    lw_pt *pt = calloc(1, sizeof *pt);
    if (!pt) return NULL;

    pt->l = l;
    pt->m = m;
    pt->n = n;
    for (int kind = 0; kind < LW_PT_LINKS; kind++) {
        if (kind < INSIDE || leads_out(pt, outward[kind - INSIDE])) pt->kind[pt->kinds++] = kind;
    }
    pt->head = (lw_network){
        .type = &lw_pt_type,
        .vertices = l * m * n * LW_PT_NODES,
        .links = (long)l * m * n * pt->kinds,
        .degree = 4,
        .longest_route = 3 * (l / 2 + (m > n ? m : n) / 2) + 3,
        .orbits = LW_PT_NODES,
    };
    snprintf(pt->head.name, LW_TEXT, "pt:%dx%dx%d", l, m, n);
    return &pt->head;
}

/* Modules of the largest network: its vertices and their channels are counted in int. */
enum { MOST_MODULES = INT_MAX / LW_PT_NODES / 4 };

static lw_network *create(const char *shape, char *why)
{
    int size[3];
    long modules = 1;
    const char *rest = shape;

    for (int i = 0; i < 3; i++) {
        if ((i && *rest++ != 'x') || !lw_read_number(&rest, 0, INT_MAX, &size[i])) {
            snprintf(why, LW_TEXT, "it is not three whole numbers with an x between them");
            return NULL;
        }
        if (modules <= MOST_MODULES || !size[i]) modules *= size[i];
    }
    if (*rest) {
        snprintf(why, LW_TEXT, "there is something behind the third number");
    } else if (!modules) {
        snprintf(why, LW_TEXT, "a size is 0");
    } else if (modules > MOST_MODULES) {
        snprintf(why, LW_TEXT, "it has more than %d modules", MOST_MODULES);
    } else {
        lw_network *network = lw_pt_create(size[0], size[1], size[2]);
        if (!network) snprintf(why, LW_TEXT, "memory ran out");
        return network;
    }
    return NULL;
}

const lw_network_type lw_pt_type = {
    .kind = "pt",
    .shape = "LxMxN",
    .allowed = "whole numbers from 1, as in 1x3x3, at most 53687091 modules",
    .title = "3D Petersen-torus",
    .full_duplex = false,
    .algorithms = lw_pt_algorithms,
    .create = create,
    .fit = lw_pt_fit,
    .neighbours = neighbours,
    .route = lw_pt_route,
    .link_ends = link_ends,
    .links_of = links_of,
    .moved = moved,
    .block = block,
    .coordinates = coordinates,
};
