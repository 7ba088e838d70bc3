/* Link-disjoint paths for the sends of one division step.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_COLL_PT_PATHS_H
#define LW_COLL_PT_PATHS_H

#include "coll_pt/pt_network.h"

/* Finds a path from end[i][0] to end[i][1] for each i < count, all in the plane z = 0, no link in
 * two of them, and adds them to `found` as sends of round 1, in any order: the network's own
 * routes where their links are free, the others the shortest way over what those leave free.
 * LW_OK, LW_NO_MEMORY or LW_NO_PATH. */
int lw_pt_disjoint_paths(const lw_pt *pt, const int (*end)[2], int count, lw_schedule *found);

#endif
