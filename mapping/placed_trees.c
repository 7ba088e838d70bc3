/* Trees for the ranks of one communicator.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/placed_trees.h"

#include <stdlib.h>

#include "mapping/group_plan.h"
#include "mapping/tree_guests.h"
#include "mapping/two_trees.h"
#include "schedule/connectivity.h"
#include "schedule/measure.h"
#include "schedule/packing.h"

enum { SMALL = 4096 /* seats up to which several packings are kept: 8 bytes a seat and tree */ };

static const lw_network *network_of(const lw_placed_trees *trees)
{
    return trees->made ? trees->made : trees->placement->network;
}

/* Then there are two trees, whatever the network. */
static bool too_many_to_pack(const lw_placement *placement)
{
    const bool known = placement->network->type->tree_plan && !placement->guests;
    return placement->seats > LW_MOST_PACKED && !known;
}

int lw_placed_trees_init(lw_placed_trees *trees, const lw_placement *placement)
{
    *trees = (lw_placed_trees){.placement = placement};
    if (too_many_to_pack(placement)) {
        trees->count = LW_TWO_TREES;
        return LW_OK;
    }
    if (lw_tree_network(placement, &trees->made)) return LW_NO_MEMORY;

    const lw_network *network = network_of(trees);
    const bool known = network->type->tree_plan != NULL;
    const int connectivity = known ? network->degree : lw_edge_connectivity(network);
    if (connectivity < 0) return LW_NO_MEMORY;
    trees->count = connectivity < LW_MOST_TREES ? connectivity : LW_MOST_TREES;
    trees->slots = placement->seats <= SMALL ? LW_KEPT_PACKINGS : 1;
    return LW_OK;
}

void lw_placed_trees_free(lw_placed_trees *trees)
{
    for (int i = 0; i < LW_KEPT_PACKINGS; i++) lw_trees_free(&trees->packed[i]);
    free(trees->made);
    *trees = (lw_placed_trees){.made = NULL};
}

/* The packing out of the first vertex of the root's orbit; NULL if memory ran out. */
static const lw_trees *packing_for(lw_placed_trees *trees, int root)
{
    const lw_network *network = network_of(trees);
    const int first = root % network->orbits;
    lw_trees *packed = &trees->packed[first % trees->slots];

    if (packed->count && packed->root == first) return packed;
    lw_trees_free(packed);
    *packed = (lw_trees){.count = 0};
    if (!lw_pack_trees(network, first, trees->count, packed)) return packed;
    *packed = (lw_trees){.count = 0};
    return NULL;
}

/* The plans of a seat, for whom ranks don't exist. */
static int plans_of_seat(lw_placed_trees *trees, int root, int me, lw_plan *plan)
{
    const lw_network *network = network_of(trees);
    const bool known = network->type->tree_plan != NULL;
    const lw_trees *packed = known ? NULL : packing_for(trees, root);
    int error = known || packed ? LW_OK : LW_NO_MEMORY;

    for (int t = 0; t < trees->count && !error; t++) {
        error = lw_tree_plan(network, packed, root, t, me, &plan[t]);
    }
    return error;
}

static int two_plans(int seats, int root, int me, lw_plan *plan)
{
    const int error = lw_two_trees_plan(seats, root, 0, me, &plan[0]);
    return error ? error : lw_two_trees_plan(seats, root, 1, me, &plan[1]);
}

int lw_placed_trees_plans(lw_placed_trees *trees, int root, int me, lw_plan *plan)
{
    const lw_placement *placement = trees->placement;
    const int root_seat = lw_seat_of_rank(placement, root);
    const int my_seat = lw_seat_of_rank(placement, me);
    int error = too_many_to_pack(placement) ? two_plans(placement->seats, root_seat, my_seat, plan)
                                            : plans_of_seat(trees, root_seat, my_seat, plan);

    for (int t = 0; t < trees->count && !error; t++) {
        error = lw_plan_of_rank(placement, root, me, -1, &plan[t]);
    }
    return error;
}

bool lw_placed_trees_ready(const lw_placed_trees *trees, int root)
{
    if (too_many_to_pack(trees->placement)) return true;
    const lw_network *network = network_of(trees);
    const int first = lw_seat_of_rank(trees->placement, root) % network->orbits;
    const lw_trees *packed = &trees->packed[first % trees->slots];

    if (network->type->tree_plan || network->orbits <= trees->slots) return true;
    return packed->count && packed->root == first;
}

/* By the table in schedule/packing.h trees are about a quarter deeper than the network, and two. */
int lw_placed_trees_depth(const lw_placed_trees *trees, int *depth)
{
    if (too_many_to_pack(trees->placement)) {
        *depth = lw_two_trees_depth(trees->placement->seats) + lw_group_rounds(trees->placement);
        return LW_OK;
    }
    const lw_network *network = network_of(trees);
    const int eccentricity = lw_eccentricity(network, 0);

    if (eccentricity < 0) return LW_NO_MEMORY;
    *depth = network->type->tree_plan ? eccentricity + 1 : eccentricity * 5 / 4 + 2;
    *depth += lw_group_rounds(trees->placement);
    return LW_OK;
}
