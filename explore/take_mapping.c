/* --vertex and --mapping: what sits at a vertex, and which.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <string.h>

#include "explore/complain.h"
#include "explore/machine_parts.h"
#include "explore/networks.h"
#include "explore/values.h"

static const char from_file[] = "file:";

static int take_level(const lw_request *request, lw_vertex_level *level)
{
    const char *name = request->option[LW_VERTEX];

    if (!name) return LW_EXIT_OK;
    for (int i = 0; lw_vertex_levels[i].name; i++) {
        if (strcmp(name, lw_vertex_levels[i].name)) continue;
        *level = (lw_vertex_level)i;
        return LW_EXIT_OK;
    }
    return lw_complain(LW_EXIT_USAGE,
                       "option --vertex '%.80s': allowed is one of rank, core, cache, numa, "
                       "package, host, auto",
                       name);
}

static bool is_file(const char *mapping)
{
    return !strncmp(mapping, from_file, strlen(from_file));
}

static int check_mapping(const char *mapping)
{
    if (is_file(mapping) || !strcmp(mapping, "hardware") || !strcmp(mapping, "rank")) {
        return LW_EXIT_OK;
    }
    return lw_complain(LW_EXIT_USAGE,
                       "option --mapping '%.80s': allowed is hardware, rank or file:PATH", mapping);
}

/* The level that the wish comes to, and a network for its groups. */
static int take_network(const lw_request *request, lw_vertex_level wish, lw_machine_map *map)
{
    int groups;
    char what[2 * LW_TEXT];

    if (lw_choose_level(map->ranks, map->locality, wish, &map->level, &groups)) {
        return lw_complain_error(LW_NO_MEMORY);
    }
    snprintf(what, sizeof what, "option --machine '%.80s': ranks on %d %ss, fewer",
             request->option[LW_MACHINE], groups, lw_vertex_levels[map->level].name);
    if (map->level == LW_VERTEX_RANK) {
        snprintf(what, sizeof what, "option --machine '%.80s': %d ranks, fewer",
                 request->option[LW_MACHINE], groups);
    }
    return lw_take_fitting(request, groups, what, &map->network);
}

static int place(const char *mapping, lw_machine_map *map)
{
    const int error =
        !strcmp(mapping, "rank")
            ? lw_place_by_rank(map->network, map->ranks, map->locality, map->level, &map->placement)
            : lw_place_by_hardware(map->network, map->ranks, map->locality, map->level,
                                   &map->placement);
    return error ? lw_complain_error(error) : LW_EXIT_OK;
}

int lw_take_mapping(const lw_request *request, lw_machine_map *map)
{
    const char *text = request->option[LW_MAPPING], *mapping = text ? text : "hardware";
    /* Only the hardware's mapping chooses what a vertex stands for, and only if it isn't asked. */
    lw_vertex_level wish = LW_VERTEX_AUTO;
    int status = check_mapping(mapping);

    map->mapping = is_file(mapping) ? "file" : mapping;
    if (!status) status = take_level(request, &wish);
    if (status) return status;
    if (wish == LW_VERTEX_AUTO && strcmp(mapping, "hardware")) wish = LW_VERTEX_RANK;
    if (is_file(mapping)) {
        map->level = wish;
        return lw_take_mapping_file(request, mapping + strlen(from_file), map);
    }
    status = take_network(request, wish, map);
    return status ? status : place(mapping, map);
}
