/* Two binary trees, computed from numbers alone, for more ranks than trees can be packed for.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Ranks but the root stand at positions 1..n in order behind it. Both trees are in order (what is
 * left of a vertex is in its left subtree); the second one is the first one mirrored, or if n is odd
 * shifted by one, so that odd and even positions change places:
 *
 *   tree 0           4           n = 6     tree 1       3
 *                 /     \                            /     \
 *               2         6                        1         5
 *              / \       /                          \       / \
 *             1   3     5                            2     4   6
 *
 * Who has children in one tree has none in the other: nobody sends more than one message in all,
 * and no arc is in both. How: P. Sanders, J. Speck, J. L. Traeff, "Two-tree algorithms for full
 * bandwidth broadcast, reduction and scan". */
#ifndef LW_MAPPING_TWO_TREES_H
#define LW_MAPPING_TWO_TREES_H

#include "schedule/plan.h"

enum { LW_TWO_TREES = 2 };

/* Fills `plan` (initialised by the caller) with what rank `me` of P >= 3 does in tree 0 or 1 out of
 * rank `root`, its rounds the depths. O(log P) time. LW_OK or LW_NO_MEMORY. */
int lw_two_trees_plan(int ranks, int root, int tree, int me, lw_plan *plan);

/* How deep the deepest rank is: at most one more than the binary digits of P. */
int lw_two_trees_depth(int ranks);

#endif
