/* Trees for the ranks of one communicator: packed when a root first needs them, some kept.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Packing takes time; for more ranks than LW_MOST_PACKED, if trees aren't known in closed form, there
 * are two trees instead, which a rank computes alone (two_trees.h).
 *
 * What is kept depends on the roots: the trees of one orbit serve all its roots. Everything here
 * is pure: the same on all ranks, no communication, nothing of MPI. */
#ifndef LW_MAPPING_PLACED_TREES_H
#define LW_MAPPING_PLACED_TREES_H

#include "mapping/placement.h"
#include "schedule/trees.h"

enum {
    LW_KEPT_PACKINGS = 10,     /* a Petersen-torus has that many orbits */
    LW_MOST_PACKED = 16 * 1024 /* ranks: packing would take seconds */
};

typedef struct lw_placed_trees {
    const lw_placement *placement; /* borrowed: it must outlive the trees */
    lw_network *made;              /* the network of all seats; NULL: it's the placement's own */
    int count;                     /* trees out of every root */
    int slots;                     /* packings kept at most: one if they are large */
    lw_trees packed[LW_KEPT_PACKINGS];
} lw_placed_trees;

/* Looks at the network and packs nothing yet. To be ended by lw_placed_trees_free, also after an
 * error, and if it is {0}. LW_OK or LW_NO_MEMORY. */
int lw_placed_trees_init(lw_placed_trees *trees, const lw_placement *placement);

void lw_placed_trees_free(lw_placed_trees *trees);

/* Fills plan[count] (initialised by the caller) with what rank `me` does in a broadcast out of rank
 * `root`, tree by tree; their vertices are ranks, their rounds depths. May pack trees: see
 * schedule/packing.h for the time. LW_OK or LW_NO_MEMORY. */
int lw_placed_trees_plans(lw_placed_trees *trees, int root, int me, lw_plan *plan);

/* Are the trees out of that root there, or soon: known in closed form, packed already, or packed
 * together with those of many roots? Where there are guests each root needs a packing of its own.
 */
bool lw_placed_trees_ready(const lw_placed_trees *trees, int root);

/* How deep trees out of a vertex will be, by a rule of thumb that packs none, into *depth. LW_OK
 * or LW_NO_MEMORY. */
int lw_placed_trees_depth(const lw_placed_trees *trees, int *depth);

#endif
