/* The hypercube as a graph, and its E-cube routing.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_hcube/hcube_network.h"

#include <stdio.h>
#include <stdlib.h>

static int dimension_of(const lw_network *network)
{
    return ((const lw_hcube *)network)->dimension;
}

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const int dimension = dimension_of(network);
    for (int bit = 0; bit < dimension; bit++) neighbour[bit] = v ^ (1 << bit);
    return dimension;
}

int lw_hcube_route(const lw_network *network, int from, int to, int *path)
{
    int length = 0;

    (void)network;
    path[length++] = from;
    for (int wrong = from ^ to; wrong; wrong &= wrong - 1) {
        path[length] = path[length - 1] ^ (wrong & -wrong);
        length++;
    }
    return length;
}

/* Link d·2^(D-1) + i joins the i-th of the vertices whose bit d is 0 with its neighbour there. */
static void link_ends(const lw_network *network, long link, int end[2])
{
    const int half = network->vertices / 2, bit = (int)(link / half), i = (int)(link % half);
    const int low = i & ((1 << bit) - 1);

    end[0] = (i - low) * 2 + low;
    end[1] = end[0] | 1 << bit;
}

static int links_of(const lw_network *network, int v, long *link)
{
    const int dimension = dimension_of(network);

    for (int bit = 0; bit < dimension; bit++) {
        const int low = v & ((1 << bit) - 1), high = v >> (bit + 1) << bit;
        link[bit] = (long)bit * (network->vertices / 2) + high + low;
    }
    return dimension;
}

static int moved(const lw_network *network, int from, int to, int v)
{
    (void)network;
    return v ^ from ^ to;
}

/* A subcube of the first dimensions. */
static int block(const lw_network *network, int i)
{
    return i + 1 < dimension_of(network) ? 2 << i : 0;
}

static void coordinates(const lw_network *network, int v, char *text)
{
    const int dimension = dimension_of(network);

    for (int bit = 0; bit < dimension; bit++) text[dimension - 1 - bit] = v >> bit & 1 ? '1' : '0';
    text[dimension] = '\0';
}

lw_network *lw_hcube_create(int dimension)
{
    lw_hcube *cube = calloc(1, sizeof *cube);
    if (!cube) return NULL;

    cube->dimension = dimension;
    cube->head = (lw_network){
        .type = &lw_hcube_type,
        .vertices = 1 << dimension,
        .links = (long)dimension << (dimension - 1),
        .degree = dimension,
        .longest_route = dimension + 1,
        .orbits = 1,
    };
    snprintf(cube->head.name, LW_TEXT, "hcube:%d", dimension);
    return &cube->head;
}

static lw_network *create(const char *shape, char *why)
{
    const char *rest = shape;
    int dimension;

    if (!lw_read_number(&rest, 1, LW_HCUBE_MOST, &dimension) || *rest) {
        snprintf(why, LW_TEXT, "it is not a whole number from 1 to %d", LW_HCUBE_MOST);
        return NULL;
    }
    lw_network *network = lw_hcube_create(dimension);
    if (!network) snprintf(why, LW_TEXT, "memory ran out");
    return network;
}

/* The largest hypercube: its round is one more at most than that of half the size, and there half
 * of the ranks would be guests. */
static lw_network *fit(int ranks)
{
    int dimension = 1;

    while (dimension < LW_HCUBE_MOST && 2 << dimension <= ranks) dimension++;
    return lw_hcube_create(dimension);
}

const lw_network_type lw_hcube_type = {
    .kind = "hcube",
    .shape = "D",
    .allowed = "a whole number from 1 to 30",
    .title = "hypercube",
    .full_duplex = true,
    .algorithms = lw_hcube_algorithms,
    .create = create,
    .fit = fit,
    .neighbours = neighbours,
    .route = lw_hcube_route,
    .link_ends = link_ends,
    .links_of = links_of,
    .moved = moved,
    .tree_plan = lw_hcube_tree_plan,
    .block = block,
    .coordinates = coordinates,
};
