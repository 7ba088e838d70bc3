/* The r-cycles of a permutation, and what the lateral links that execute them cost.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * In an r-cycle (c1 c2 .. cr) symbol c2 stands in c1's position, c3 in c2's, .., c1 in cr's.
 * It is executed when all its symbols are moved home. With the identity as the destination:
 *
 *     r-cycle                   lateral links                r-cycles of 3 4 1 2 5: (1 3)(2 4)(5)
 *     (1 c2 .. cr)              c2, c3, .., cr                           3, then 2, 4, 2
 *     (c1 .. cr) without 1      ck, .., cr, c1, .., ck                   or 4, 2, 4, then 3
 *
 * Between two of its links another r-cycle may be executed (interleaving): lateral link x of an
 * r-cycle (x .. y) merges it into that of 1, (1 c2 ..) becomes (1 .. y x c2 ..).
 *
 * A local link is move-in if it is walked between two lateral links of the execution of one
 * r-cycle, else move-between.
 * With interleaving, the walk between two lateral links a, b of one r-cycle is broken by the
 * execution of others, a .. x | x .. x | x .. b. Then a link is move-in if it leads nearer to b
 * than the walk out of a has been before: there are just as many of these as from a straight to b.
 *
 * Sections 3.1, 3.3 and 4.4 of "Average Distance and Routing Algorithms in the Star-Connected
 * Cycles Interconnection Network". Functions take O(n) steps unless they say else. */
#ifndef LW_COLL_SCC_CYCLES_H
#define LW_COLL_SCC_CYCLES_H

#include "coll_scc/scc_network.h"

/* A set of symbols: bit s is set, symbol s belongs to it. */
typedef unsigned lw_scc_set;

/* The symbols of the r-cycle in which `symbol` is; itself alone if it is home. */
lw_scc_set lw_scc_cycle(const lw_permutation *permutation, int symbol);

/* Set B: the lateral links that may come next on a route to the identity with the fewest lateral
 * links; empty for the identity. Set F: those that may come last. Section 4.4. */
lw_scc_set lw_scc_first_links(int n, const lw_permutation *permutation);
lw_scc_set lw_scc_last_links(int n, const lw_permutation *permutation);

/* The symbol of a set that is nearest to position i on the ring; the lowest of several, i itself if
 * the set is empty. */
int lw_scc_nearest(int n, lw_scc_set set, int i);

/* The fewest lateral links to the identity: eq. 4, m + c, less 2 if 1 isn't home, for c r-cycles
 * of two symbols or more that have m symbols in all. */
int lw_scc_least_laterals(int n, const lw_permutation *permutation);

/* Local links between the lateral links of each r-cycle's execution, added up: eq. 8. The same in
 * whichever order r-cycles are executed (Lemma 1). */
int lw_scc_move_in(int n, const lw_permutation *permutation);

typedef enum lw_scc_class { LW_SCC_LATERAL, LW_SCC_MOVE_IN, LW_SCC_MOVE_BETWEEN } lw_scc_class;

/* "lateral", "move-in", "move-between". */
const char *lw_scc_class_name(lw_scc_class class);

/* The class of each of the count - 1 links of a route of `count` vertices: class[k] is that of the
 * link from path[k] to path[k + 1]. O(count · n^2). */
void lw_scc_classify(const lw_scc *scc, const int *path, int count, lw_scc_class *class);

#endif
