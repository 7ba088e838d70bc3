/* Spanning trees out of one root that share no arc: for large messages, a stripe down each.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * An arc is one direction of a link: a tree may use a link downwards while another uses it the
 * other way. As many trees as the network is edge-connected exist out of every root (Edmonds,
 * "Edge-disjoint branchings", 1973).
 *
 *   out of 0:   0 - 1 - 2 - 3     and     0 - 3 - 2 - 1     in the ring 0-1-2-3-0 */
#ifndef LW_SCHEDULE_TREES_H
#define LW_SCHEDULE_TREES_H

#include "schedule/network.h"

enum { LW_MOST_TREES = 64 };

/* Vertex v of tree t stands at t·vertices + v in both arrays, which belong to the trees. */
typedef struct lw_trees {
    int count;
    int vertices;
    int root;
    int *parent; /* -1 at the root */
    int *depth;  /* links from the root: the segments' way, and so the time to fill the pipeline */
} lw_trees;

/* What trees cost. */
typedef struct lw_tree_costs {
    int depth;         /* the deepest vertex of any tree */
    int most_children; /* of a vertex in one tree */
    int most_sends;    /* of a vertex in all trees together: children, stripes to send */
} lw_tree_costs;

/* Makes room for that many trees, with every parent and depth still -1. LW_OK or LW_NO_MEMORY. */
int lw_trees_init(lw_trees *trees, int count, int vertices, int root);

/* Gives their memory back; does nothing to {0}. */
void lw_trees_free(lw_trees *trees);

/* Fills `trees` (to be ended by lw_trees_free) with the best trees out of `root` that the network
 * has: those its type knows in closed form, or as many as it is edge-connected (LW_MOST_TREES at
 * most), packed out of the orbit's first vertex and moved. LW_OK or LW_NO_MEMORY. */
int lw_make_trees(const lw_network *network, int root, lw_trees *trees);

/* Fills `moved` (to be ended by lw_trees_free) with the trees moved by the network's symmetry, so
 * that they lead out of `root`, a vertex of the same orbit. LW_OK or LW_NO_MEMORY. */
int lw_move_trees(const lw_network *network, const lw_trees *trees, int root, lw_trees *moved);

/* Fills `plan` (initialised by the caller) with my part of tree t out of `root`: parent, children,
 * and for rounds the depths. `packed` are trees out of any vertex of the root's orbit, kept by the
 * caller; NULL where the type knows the trees in closed form. Looks only at my neighbours.
 * LW_OK or LW_NO_MEMORY. */
int lw_tree_plan(const lw_network *network, const lw_trees *packed, int root, int t, int me,
                 lw_plan *plan);

/* The costs into *costs. LW_OK or LW_NO_MEMORY. */
int lw_measure_trees(const lw_trees *trees, lw_tree_costs *costs);

#endif
