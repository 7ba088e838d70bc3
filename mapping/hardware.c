/* From a binding to the objects that hold it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/hardware.h"

#include <stdbool.h>
#include <stddef.h>

/* The number of the smallest object of a kind that holds the set, or -1. */
static int holder(hwloc_topology_t topology, hwloc_obj_type_t type, hwloc_const_cpuset_t set)
{
    hwloc_obj_t object = NULL, best = NULL;

    while ((object = hwloc_get_next_obj_by_type(topology, type, object))) {
        if (!hwloc_bitmap_isincluded(set, object->cpuset)) continue;
        if (!best || hwloc_bitmap_weight(object->cpuset) < hwloc_bitmap_weight(best->cpuset)) {
            best = object;
        }
    }
    return best ? (int)best->logical_index : -1;
}

/* Of the kind of cache that is nearest to the memory. */
static int cache_holder(hwloc_topology_t topology, hwloc_const_cpuset_t set)
{
    static const hwloc_obj_type_t levels[] = {HWLOC_OBJ_L5CACHE, HWLOC_OBJ_L4CACHE,
                                              HWLOC_OBJ_L3CACHE, HWLOC_OBJ_L2CACHE,
                                              HWLOC_OBJ_L1CACHE};

    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        if (hwloc_get_nbobjs_by_type(topology, levels[i]) > 0) {
            return holder(topology, levels[i], set);
        }
    }
    return -1;
}

/* Is it more than what is left of a load that failed? */
static bool is_loaded(hwloc_topology_t topology)
{
    return topology && hwloc_topology_get_topology_cpuset(topology) &&
           hwloc_topology_get_allowed_cpuset(topology);
}

void lw_locate(hwloc_topology_t topology, hwloc_const_cpuset_t binding, lw_locality *where)
{
    *where = (lw_locality){-1, -1, -1, -1, -1, -1};
    hwloc_bitmap_t set = is_loaded(topology) ? hwloc_bitmap_alloc() : NULL;
    if (!set) return;

    hwloc_bitmap_and(set, hwloc_topology_get_allowed_cpuset(topology),
                     hwloc_topology_get_topology_cpuset(topology));
    if (binding) hwloc_bitmap_and(set, set, binding);
    if (!hwloc_bitmap_iszero(set)) {
        where->package = holder(topology, HWLOC_OBJ_PACKAGE, set);
        where->numa = holder(topology, HWLOC_OBJ_NUMANODE, set);
        where->cache = cache_holder(topology, set);
        where->core = holder(topology, HWLOC_OBJ_CORE, set);
        where->pu = holder(topology, HWLOC_OBJ_PU, set);
    }
    hwloc_bitmap_free(set);
}

void lw_locate_me(hwloc_topology_t loaded, lw_locality *where)
{
    /* Another release of hwloc may have loaded it, whose memory looks different. */
    const bool usable = loaded && !hwloc_topology_abi_check(loaded) && is_loaded(loaded);
    hwloc_topology_t topology = usable ? loaded : lw_load_topology();
    hwloc_bitmap_t binding = topology ? hwloc_bitmap_alloc() : NULL;
    const bool bound = binding && !hwloc_get_cpubind(topology, binding, HWLOC_CPUBIND_PROCESS);

    lw_locate(topology, bound ? binding : NULL, where);
    hwloc_bitmap_free(binding);
    if (topology && !usable) hwloc_topology_destroy(topology);
}

hwloc_topology_t lw_load_topology(void)
{
    hwloc_topology_t topology;

    if (hwloc_topology_init(&topology)) return NULL;
    if (hwloc_topology_set_flags(topology, HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED) ||
        hwloc_topology_load(topology)) {
        hwloc_topology_destroy(topology);
        return NULL;
    }
    return topology;
}
