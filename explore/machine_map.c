/* Putting a map together, beside that of rank order.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/machine_map.h"

#include <stdio.h>
#include <stdlib.h>

#include "explore/complain.h"
#include "explore/machine_parts.h"
#include "explore/values.h"

static int place_plainly(const lw_request *request, lw_machine_map *map)
{
    char what[2 * LW_TEXT];

    snprintf(what, sizeof what, "option --machine '%.80s': %d ranks, fewer",
             request->option[LW_MACHINE], map->ranks);
    const int status = lw_take_fitting(request, map->ranks, what, &map->plain_network);
    if (!status) map->plain = lw_place(map->plain_network, map->ranks);
    return status;
}

static int count(lw_machine_map *map)
{
    int error = lw_take_census(&map->placement, map->locality, &map->census);

    if (!error) error = lw_take_census(&map->plain, map->locality, &map->plain_census);
    return error ? lw_complain_error(error) : LW_EXIT_OK;
}

int lw_make_machine_map(const lw_request *request, lw_machine_map *map)
{
    *map = (lw_machine_map){.ranks = 0};
    int status = lw_take_machine(request, map);

    if (!status) status = lw_take_mapping(request, map);
    if (!status) status = place_plainly(request, map);
    return status ? status : count(map);
}

void lw_machine_map_free(lw_machine_map *map)
{
    lw_placement_free(&map->placement);
    free(map->locality);
    free(map->network);
    free(map->plain_network);
}
