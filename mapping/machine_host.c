/* What hwloc makes of one host: where each of its cores and PUs is.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/machine_host.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/hardware.h"
#include "schedule/network.h"

static const char xml[] = ".xml";

/* Where ranks bound to the objects of one kind are; *count of them. NULL: memory ran out. */
static lw_locality *locate_all(hwloc_topology_t topology, hwloc_obj_type_t type, int *count)
{
    const int found = hwloc_get_nbobjs_by_type(topology, type);
    lw_locality *where = malloc((size_t)(found > 0 ? found : 1) * sizeof *where);

    *count = found > 0 ? found : 0;
    for (int i = 0; where && i < *count; i++) {
        lw_locate(topology, hwloc_get_obj_by_type(topology, type, (unsigned)i)->cpuset, &where[i]);
    }
    return where;
}

static bool fill_group(hwloc_topology_t topology, lw_host_group *group)
{
    lw_locate(topology, NULL, &group->whole);
    group->pu = locate_all(topology, HWLOC_OBJ_PU, &group->pus);
    group->core = locate_all(topology, HWLOC_OBJ_CORE, &group->cores);
    if (group->core && !group->cores) {
        free(group->core);
        group->core = locate_all(topology, HWLOC_OBJ_PU, &group->cores);
    }
    return group->pu && group->core;
}

static bool is_file(const char *host)
{
    const size_t length = strlen(host);
    return length > strlen(xml) && !strcmp(host + length - strlen(xml), xml);
}

/* Tells hwloc to take the host of that text. */
static bool describe(hwloc_topology_t topology, const char *host, char *why)
{
    char levels[LW_LEVELS_ROOM];

    if (is_file(host)) {
        if (!hwloc_topology_set_xml(topology, host) && !hwloc_topology_load(topology)) return true;
        snprintf(why, LW_TEXT, "'%.50s' can't be read, or isn't a topology of lstopo", host);
        return false;
    }
    if (!lw_complete_levels(host, levels, why)) return false;
    if (!hwloc_topology_set_synthetic(topology, levels) && !hwloc_topology_load(topology)) {
        return true;
    }
    snprintf(why, LW_TEXT, "hwloc doesn't understand the levels '%.50s'", host);
    return false;
}

bool lw_describe_host(const char *host, lw_host_group *group, char *why)
{
    hwloc_topology_t topology;

    if (hwloc_topology_init(&topology)) return false;
    bool good = describe(topology, host, why) && fill_group(topology, group);
    if (good && !group->pus) {
        snprintf(why, LW_TEXT, "'%.50s' has no PU that may be used", host);
        good = false;
    }
    hwloc_topology_destroy(topology);
    return good;
}
