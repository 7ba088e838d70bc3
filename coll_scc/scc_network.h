/* Star-connected cycles SCC_n: the star graph S_n with a ring of n-1 nodes for each of its
 * vertices. SPDX-License-Identifier: BSD-3-Clause
 *
 *   one supernode of SCC_5, labelled by the permutation 1 2 3 4 5:
 *
 *       to 21345 -- 2 --- 3 -- to 32145       local links: the ring 2, 3, .., n, 2
 *                   |     |                   lateral link i: swaps the symbols in positions 1 and
 *       to 52341 -- 5 --- 4 -- to 42315         i; it joins the nodes i of two supernodes
 *
 * A ring of two nodes (n = 3) has one link, one of one node (n = 2) none. Vertices are numbered
 * supernode·(n-1) + (i-2), supernodes by the lexicographic rank of their permutation (its Lehmer
 * code). Links are half-duplex.
 *
 * Source: "Average Distance and Routing Algorithms in the Star-Connected Cycles Interconnection
 * Network", section 2.2. */
#ifndef LW_COLL_SCC_NETWORK_H
#define LW_COLL_SCC_NETWORK_H

#include "schedule/network.h"

enum { LW_SCC_LEAST = 2, LW_SCC_MOST = 10 };

/* Which of the paper's algorithms names the routes. */
typedef enum lw_scc_routing { LW_SCC_OPTIMAL, LW_SCC_GREEDY, LW_SCC_RANDOM } lw_scc_routing;

typedef struct lw_scc {
    lw_network head;
    int n;
    int supernodes;
    lw_scc_routing routing; /* optimal, unless somebody sets it */
    unsigned seed;          /* of random routing: a pair of vertices has one route for each seed */
} lw_scc;

/* A permutation: symbol[p] stands in position p, 1 <= p <= n; symbol[0] is unused. */
typedef struct lw_permutation {
    signed char symbol[LW_SCC_MOST + 1];
} lw_permutation;

/* A node: ring position 2 <= i <= n in the supernode `label`. */
typedef struct lw_scc_node {
    int i;
    lw_permutation label;
} lw_scc_node;

extern const lw_network_type lw_scc_type;
extern const lw_algorithm lw_scc_algorithms[];

/* SCC_n, to be freed by free(); NULL if memory ran out. */
lw_network *lw_scc_create(int n);

/* Between a vertex's number and its node. */
lw_scc_node lw_scc_node_of(const lw_scc *scc, int v);
int lw_scc_vertex(const lw_scc *scc, const lw_scc_node *node);

/* Between permutations of 1..n and their lexicographic ranks. */
lw_permutation lw_permutation_of(int n, int rank);
int lw_permutation_rank(int n, const lw_permutation *permutation);

/* Exchanges what stands in positions 1 and i: where lateral link i leads. */
void lw_permutation_swap(lw_permutation *permutation, int i);

/* The supernode of `node` as seen from the one of `origin`: symbols renamed so that the origin's
 * becomes the identity. This is a symmetry of the network that leaves ring positions alone. */
lw_permutation lw_scc_relabel(int n, const lw_permutation *origin, const lw_permutation *label);

/* Links between two ring positions, the shorter way; and the position next to i on that way to j
 * (upwards if both are as short). i itself if i = j. */
int lw_scc_ring_distance(int n, int i, int j);
int lw_scc_ring_step(int n, int i, int j);

/* lw_network_type.route, by the network's routing (scc_routing.c). */
int lw_scc_route(const lw_network *network, int from, int to, int *path);

#endif
