/* Which level a vertex stands for.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/order.h"

const lw_choice lw_vertex_levels[] = {
    [LW_VERTEX_AUTO] = {"auto", "a host, if there are several; so messages cross to a host once"},
    [LW_VERTEX_RANK] = {"rank", "each rank alone, those of a host side by side"},
    [LW_VERTEX_CORE] = {"core", "the ranks of a core"},
    [LW_VERTEX_CACHE] = {"cache", "the ranks that share a last-level cache"},
    [LW_VERTEX_NUMA] = {"numa", "the ranks of a NUMA node"},
    [LW_VERTEX_PACKAGE] = {"package", "the ranks of a package"},
    [LW_VERTEX_HOST] = {"host", "the ranks of a host"},
    {NULL, NULL},
};

int lw_choose_level(int ranks, const lw_locality *locality, lw_vertex_level wish,
                    lw_vertex_level *level, int *groups)
{
    *level = wish == LW_VERTEX_AUTO ? LW_VERTEX_HOST : wish;
    *groups = *level == LW_VERTEX_RANK ? ranks : lw_count_groups(ranks, locality, *level);
    if (*groups < 0) return LW_NO_MEMORY;
    if (*groups > 1) return LW_OK;
    *level = LW_VERTEX_RANK;
    *groups = ranks;
    return LW_OK;
}
