/* The verifier of trees: do they span the network, and share no arc?
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_VERIFY_TREES_H
#define LW_SCHEDULE_VERIFY_TREES_H

#include "schedule/trees.h"

/* Checks that in every tree the root has no parent, every other vertex has a neighbour for a parent
 * and the root above it, and depths are what they are said to be; and that no arc is in two trees.
 * LW_OK with an empty `why` (LW_TEXT bytes), or with the first thing that is wrong in it, as in
 * "tree 1: vertex 4: its parent 9 isn't a neighbour"; or LW_NO_MEMORY. */
int lw_verify_trees(const lw_network *network, const lw_trees *trees, char *why);

#endif
