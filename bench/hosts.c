/* Where the ranks run: hosts by MPI, processors by hwloc.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "hosts.h"

#include <hwloc.h>
#include <stdio.h>

static int count_of(hwloc_topology_t topology, hwloc_obj_type_t type)
{
    int count = hwloc_get_nbobjs_by_type(topology, type);
    return count > 0 ? count : 0;
}

static void survey_processors(struct hosts *hosts)
{
    hwloc_topology_t topology;
    if (hwloc_topology_init(&topology) != 0) {
        return;
    }
    if (hwloc_topology_load(topology) == 0) {
        hosts->packages = count_of(topology, HWLOC_OBJ_PACKAGE);
        hosts->cores = count_of(topology, HWLOC_OBJ_CORE);
        hosts->pus = count_of(topology, HWLOC_OBJ_PU);
        hwloc_obj_t package = hwloc_get_obj_by_type(topology, HWLOC_OBJ_PACKAGE, 0);
        const char *model = package ? hwloc_obj_get_info_by_name(package, "CPUModel") : NULL;
        if (model) {
            snprintf(hosts->cpu, sizeof(hosts->cpu), "%s", model);
        }
    }
    hwloc_topology_destroy(topology);
}

void hosts_survey(MPI_Comm comm, struct hosts *hosts)
{
    *hosts = (struct hosts){.cpu = "unknown"};
    int length;
    MPI_Get_processor_name(hosts->name, &length);
    MPI_Comm_size(comm, &hosts->ranks);

    MPI_Comm host;
    int rank_here, ranks_here;
    MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    MPI_Comm_rank(host, &rank_here);
    MPI_Comm_size(host, &ranks_here);
    MPI_Comm_free(&host);

    /* hwloc takes long, so one rank looks for all of its host. */
    bool oversubscribed = false;
    if (rank_here == 0) {
        survey_processors(hosts);
        oversubscribed = hosts->pus > 0 && ranks_here > hosts->pus;
    }

    int mine[3] = {ranks_here, -ranks_here, oversubscribed};
    int most[3];
    MPI_Allreduce(mine, most, 3, MPI_INT, MPI_MAX, comm);
    hosts->ranks_most = most[0];
    hosts->ranks_least = -most[1];
    hosts->oversubscribed = most[2] != 0;

    int first_here = rank_here == 0;
    MPI_Allreduce(&first_here, &hosts->hosts, 1, MPI_INT, MPI_SUM, comm);
}
