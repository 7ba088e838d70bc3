/* Broadcasts on star-connected cycles. The paper that gives one isn't at hand; these are ours.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Rounds, c = 0, 1, 2 for n = 2, n <= 4, n > 4 (lw_scc_ring_rounds):
 *
 *   n                                        3   4   5   6   7   8   9  10
 *   hierarchical   (n-1)(c+1) + c            5   7  14  17  20  23  26  29
 *   overlapped     3 + 2(n-4) + c, n >= 4    3   4   7   9  11  13  15  17
 *   at least       log4 of the vertices      2   4   5   6   8   9  11  13  */
#ifndef LW_COLL_SCC_BROADCAST_H
#define LW_COLL_SCC_BROADCAST_H

#include "coll_scc/scc_network.h"

/* The functions of the lw_algorithms `hierarchical` and `overlapped`; see there. */
int lw_hierarchical_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_hierarchical_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_hierarchical_rounds(const lw_network *network, int root);

int lw_overlapped_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_overlapped_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_overlapped_rounds(const lw_network *network, int root);

#endif
