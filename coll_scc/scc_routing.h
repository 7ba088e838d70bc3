/* Routing in star-connected cycles: which lateral links lead from a node to another, and what
 * local links they need between them.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *     route of SCC_5 from <3,34125> to <3,12345>, lateral links 3, 4, 2, 4:
 *
 *       <3,34125> = <3,14325> - <4,14325> = <4,24315> - <5,24315> - <2,24315> = <2,42315> ..
 *                 |           |           |           |                       |
 *              lateral   move-between  lateral     move-in (two links)     lateral
 *
 * (The classes of links: scc_cycles.h.) All three algorithms take the fewest lateral links (eq. 4),
 * and so (Lemma 1) the same number of move-in links; they differ in their move-between links.
 *
 * Sections 3.1 and 4 of "Average Distance and Routing Algorithms in the Star-Connected Cycles
 * Interconnection Network". */
#ifndef LW_COLL_SCC_ROUTING_H
#define LW_COLL_SCC_ROUTING_H

#include <stdint.h>

#include "coll_scc/scc_network.h"

/* Lateral links of a route at most: the diameter of the star graph S_10. */
enum { LW_SCC_LATERALS = 3 * (LW_SCC_MOST - 1) / 2 };

/* An algorithm: the lateral links from a node to <to, identity> of SCC_n, into
 * lateral[LW_SCC_LATERALS]. `seed` matters to the random one only. Returns how many, or
 * LW_NO_MEMORY. */
typedef int lw_scc_algorithm(int n, const lw_scc_node *from, int to, uint64_t seed, int *lateral);
lw_scc_algorithm lw_scc_random_laterals, lw_scc_greedy_laterals, lw_scc_optimal_laterals;

/* A pseudorandom number below `below`; the same ones after the same seed. */
int lw_scc_draw(uint64_t *seed, int below);

/* What routings are called and what each is best for, in the order of lw_scc_routing. */
extern const lw_choice lw_scc_routings[];

/* The routing of that name; false if there is none. */
bool lw_scc_find_routing(const char *name, lw_scc_routing *routing);

/* The lateral links from one node to another by the network's routing, into
 * lateral[LW_SCC_LATERALS]. Random routing draws from the network's seed and the pair, so that a
 * pair has one route. Returns how many, or LW_NO_MEMORY. */
int lw_scc_laterals(const lw_scc *scc, const lw_scc_node *from, const lw_scc_node *to,
                    int *lateral);

/* Links of a route by class. */
typedef struct lw_scc_cost {
    int lateral, move_in, move_between;
} lw_scc_cost;

/* The cost of a route from a node to <to, identity> over `count` lateral links. */
lw_scc_cost lw_scc_cost_of(int n, const lw_scc_node *from, int to, const int *lateral, int count);

#endif
