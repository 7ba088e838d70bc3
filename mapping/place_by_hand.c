/* Placements without a choice: in the order of ranks, or as a user says.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "mapping/placement.h"

static lw_placement place_order(const lw_network *network, lw_order *order)
{
    lw_placement placement = lw_place(network, order->groups);

    placement.ranks = order->ranks;
    placement.order = order;
    return placement;
}

int lw_place_by_rank(const lw_network *network, int ranks, const lw_locality *locality,
                     lw_vertex_level level, lw_placement *placement)
{
    *placement = lw_place(network, ranks);
    if (level == LW_VERTEX_RANK) return LW_OK;

    lw_order *order = lw_new_order(ranks, locality, level);
    if (!order) return LW_NO_MEMORY;
    *placement = place_order(network, order);
    return LW_OK;
}

/* As if all ran on one host, in whose core v those sit that sit at vertex v. */
int lw_place_by_hand(const lw_network *network, int ranks, const int *vertex,
                     lw_placement *placement)
{
    lw_locality *where = malloc((size_t)ranks * sizeof *where);
    lw_order *order = NULL;

    *placement = lw_place(network, ranks);
    for (int rank = 0; where && rank < ranks; rank++) {
        where[rank] = (lw_locality){0, -1, -1, -1, vertex[rank], -1};
    }
    if (where) order = lw_new_order(ranks, where, LW_VERTEX_CORE);
    free(where);
    if (!order) return LW_NO_MEMORY;
    for (int group = 0; group < order->groups; group++) order->group_at[group] = group;
    lw_seat_groups(order);
    *placement = place_order(network, order);
    return LW_OK;
}
