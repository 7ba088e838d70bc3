/* Packs arc-disjoint spanning trees into a network, any root, by Edmonds' theorem.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How: grow all trees together, a level at a time (packing.c). An arc joins a tree only if the
 * vertex it reaches can still be reached, over arcs that are left, by all trees that haven't got
 * there (packing_paths.c); then all can be completed, and an arc refused once is never wanted
 * later. Afterwards swap parents where that makes trees shallower (packing_swaps.c). Small networks
 * are packed several times over, neighbours in another order, and the shallowest trees kept.
 *
 *                     depth (the worst of ten roots; SCC_n and Q_n: of all)
 *                ecc.  one after the other  together, by trees  as here  and swaps  attempts
 *   PT(1,3,3)    5     22                   13                  18       8          16
 *   PT(2,3,3)    7     35                   17                  20       11         11
 *   PT(3,3,3)    8     46                   21                  20       11         7
 *   PT(5,5,5)    12    103                  42                  58       17         1
 *   PT(10,10,10) 23    150                  124                 126      29          1
 *   SCC_4        8     21                   17                  17       13         64
 *   SCC_5        16    52                   26                  26       21         16
 *   SCC_6        19    71                   58                  41       27         1
 *   Q_5          5     12                   9                   7        6          64
 *   Q_8          8     35                   29                  10       9          28
 *   Q_10         10    73                   43                  13       11         4
 *
 * ("By trees": a whole level of one tree before the next tree's.) On hypercubes that is the depth
 * of the closed form (hcube_trees.c). Where every link carries a stripe both ways, as in these
 * networks but PT(1,m,n), a vertex sends as many stripes in all as it has links.
 *
 * Pure integers and a fixed seed: all ranks, on whatever machines, pack the same trees. */
#ifndef LW_SCHEDULE_PACKING_H
#define LW_SCHEDULE_PACKING_H

#include "schedule/trees.h"

/* Fills `trees` (to be ended by lw_trees_free) with `count` arc-disjoint spanning trees out of
 * `root`; 1 <= count <= the network's edge connectivity, LW_MOST_TREES at most. LW_OK, LW_NO_MEMORY
 * (also for more than INT_MAX arcs), or LW_NO_PATH: the connectivity is less than `count`. */
int lw_pack_trees(const lw_network *network, int root, int count, lw_trees *trees);

#endif
