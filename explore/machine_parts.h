/* What the options of `linkwise map --machine` mean, one by one; for machine_map.c.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Functions return LW_EXIT_OK, or another exit status after they have complained. */
#ifndef LW_EXPLORE_MACHINE_PARTS_H
#define LW_EXPLORE_MACHINE_PARTS_H

#include "explore/machine_map.h"

/* --machine, --by, --unbound, -n: sets ranks, locality and hosts. */
int lw_take_machine(const lw_request *request, lw_machine_map *map);

/* --vertex, --mapping and the first operand: sets mapping, level, network and placement. */
int lw_take_mapping(const lw_request *request, lw_machine_map *map);

/* The placement that a mapping file says, and its network. If map->level is RANK each rank is alone
 * at its vertex. */
int lw_take_mapping_file(const lw_request *request, const char *path, lw_machine_map *map);

#endif
