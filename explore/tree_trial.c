/* Trees of one root or all, their verdict, and what that adds to the trial.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/tree_trial.h"

#include <stdio.h>

#include "schedule/measure.h"
#include "schedule/verify_trees.h"

static void keep_most(int *most, int value)
{
    if (value > *most) *most = value;
}

/* Counts in trees that have been made. */
static int count_in(lw_tree_trial *trial, const lw_trees *trees)
{
    const int eccentricity = lw_eccentricity(trial->network, trees->root);
    char why[LW_TEXT];
    lw_tree_costs costs;

    if (eccentricity < 0 || lw_verify_trees(trial->network, trees, why)) return LW_NO_MEMORY;
    if (*why && !trial->at_fault) fprintf(stderr, "root %d: %s\n", trees->root, why);
    trial->at_fault = trial->at_fault || *why;
    trial->roots++;
    trial->trees = trees->count;
    keep_most(&trial->eccentricity, eccentricity);
    if (*why) return LW_OK; /* costs are those of trees */
    if (lw_measure_trees(trees, &costs)) return LW_NO_MEMORY;
    keep_most(&trial->costs.depth, costs.depth);
    keep_most(&trial->costs.most_children, costs.most_children);
    keep_most(&trial->costs.most_sends, costs.most_sends);
    return LW_OK;
}

int lw_try_trees(lw_tree_trial *trial, int root, lw_trees *trees)
{
    const int error = lw_make_trees(trial->network, root, trees);
    return error ? error : count_in(trial, trees);
}

/* Trees of one root of an orbit, from those of its first. */
static int try_moved(lw_tree_trial *trial, const lw_trees *packed, int root)
{
    const bool known = trial->network->type->tree_plan != NULL;
    lw_trees trees = {.count = 0};
    int error = known ? lw_make_trees(trial->network, root, &trees)
                      : lw_move_trees(trial->network, packed, root, &trees);

    if (!error) error = count_in(trial, &trees);
    lw_trees_free(&trees);
    return error;
}

int lw_try_all_trees(lw_tree_trial *trial)
{
    const lw_network *network = trial->network;
    int error = LW_OK;

    for (int first = 0; first < network->orbits && first < network->vertices && !error; first++) {
        lw_trees packed = {.count = 0};
        error = lw_try_trees(trial, first, &packed);
        for (int root = first + network->orbits; root < network->vertices && !error;
             root += network->orbits) {
            error = try_moved(trial, &packed, root);
        }
        lw_trees_free(&packed);
    }
    return error;
}
