/* Which level a vertex stands for.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "mapping/order.h"

/* Vertices of the type's smallest network; LW_NO_MEMORY. */
static int fewest_vertices(const lw_network_type *type)
{
    lw_network *smallest = type->fit(2);
    const int vertices = smallest ? smallest->vertices : LW_NO_MEMORY;
    free(smallest);
    return vertices;
}

int lw_choose_level(const lw_network_type *type, int ranks, const lw_locality *locality,
                    lw_vertex_level wish, lw_vertex_level *level, int *groups)
{
    const bool is_auto = wish == LW_VERTEX_AUTO;
    const int fewest = is_auto ? fewest_vertices(type) : 2;
    if (fewest < 0) return LW_NO_MEMORY;

    *level = is_auto ? LW_VERTEX_HOST : wish;
    *groups = *level == LW_VERTEX_RANK ? ranks : lw_count_groups(ranks, locality, *level);
    if (*groups < 0) return LW_NO_MEMORY;
    if (*groups >= fewest) return LW_OK;
    *level = LW_VERTEX_RANK;
    *groups = ranks;
    return LW_OK;
}
