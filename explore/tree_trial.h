/* A trial of trees: out of one root after the other, put before their verifier.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_TREE_TRIAL_H
#define LW_EXPLORE_TREE_TRIAL_H

#include "schedule/trees.h"

typedef struct lw_tree_trial {
    const lw_network *network; /* if there are ranks, the one whose vertices are their seats */

    /* What has been found up to now; begins with 0 and false. The most over the roots. */
    int trees;
    int roots;
    int eccentricity;
    lw_tree_costs costs;
    bool at_fault; /* the first fault has been written to stderr */
} lw_tree_trial;

/* Makes the trees out of a root, verifies them and counts them in; they are the caller's, who ends
 * them by lw_trees_free. LW_OK, also with a fault, or another LW_ error. */
int lw_try_trees(lw_tree_trial *trial, int root, lw_trees *trees);

/* The same for every root; an orbit's trees are packed once and moved. */
int lw_try_all_trees(lw_tree_trial *trial);

#endif
