/* Where a process runs on its host, asked of hwloc (2.x).
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_HARDWARE_H
#define LW_MAPPING_HARDWARE_H

#include <hwloc.h>

#include "mapping/locality.h"

/* The smallest object of each kind that holds all of `binding` (NULL: unbound, so all that the
 * topology allows), by hwloc's logical numbers; -1 where the binding covers several objects or there
 * is no such kind. `cache` is the last level that the host has; of NUMA nodes that hold the
 * binding, the most local, then the first. What isn't allowed or isn't in the topology is left out
 * of the binding; if nothing is left, or `topology` is NULL or was never loaded, all is -1. So is `where->host`, which
 * is for lw_number_hosts. */
void lw_locate(hwloc_topology_t topology, hwloc_const_cpuset_t binding, lw_locality *where);

/* This machine's topology, to be ended by hwloc_topology_destroy; NULL if it can't be found out.
 * It has also what this process isn't allowed to use, so that numbers mean the same to
 * processes in different cgroups. hwloc's environment variables (HWLOC_XMLFILE, ..) work. */
hwloc_topology_t lw_load_topology(void);

/* Where this process is bound to. `loaded` is a topology that somebody else has of this machine, or
 * NULL: then, or if this release of hwloc can't read it, one is loaded for the occasion (tens of
 * milliseconds on large machines). What can't be found out is -1. */
void lw_locate_me(hwloc_topology_t loaded, lw_locality *where);

#endif
