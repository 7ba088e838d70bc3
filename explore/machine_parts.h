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

/* The placement of ranks in an order, which it owns from then on. */
lw_placement lw_place_order(const lw_network *network, lw_order *order);

/* The groups of ranks and their seats that a mapping file says, on map->network, into
 * map->placement. If map->level is RANK each rank is alone there, and vertices from the
 * network's number on are guests. */
int lw_take_mapping_file(const char *path, lw_machine_map *map);

#endif
