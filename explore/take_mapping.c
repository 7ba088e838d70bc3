/* --vertex and --mapping: what sits at a vertex, and which.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <string.h>

#include "explore/complain.h"
#include "explore/machine_parts.h"
#include "explore/networks.h"
#include "explore/values.h"

static const char from_file[] = "file:";

static const char *const levels[] = {
    [LW_VERTEX_RANK] = "rank", [LW_VERTEX_CORE] = "core",       [LW_VERTEX_CACHE] = "cache",
    [LW_VERTEX_NUMA] = "numa", [LW_VERTEX_PACKAGE] = "package", [LW_VERTEX_HOST] = "host",
    [LW_VERTEX_AUTO] = "auto",
};
enum { LEVELS = sizeof levels / sizeof *levels };

const char *lw_level_name(lw_vertex_level level)
{
    return levels[level];
}

static int take_level(const lw_request *request, lw_vertex_level *level)
{
    const char *name = request->option[LW_VERTEX];

    if (!name) return LW_EXIT_OK;
    for (int i = 0; i < LEVELS; i++) {
        if (strcmp(name, levels[i])) continue;
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
    const lw_network_type *type = lw_type_of(request->operand[0]);
    int groups = map->ranks;
    char what[2 * LW_TEXT];

    if (type && lw_choose_level(type, map->ranks, map->locality, wish, &map->level, &groups)) {
        return lw_complain_error(LW_NO_MEMORY);
    }
    snprintf(what, sizeof what, "option --machine '%.80s': ranks on %d %ss, fewer",
             request->option[LW_MACHINE], groups, lw_level_name(map->level));
    if (map->level == LW_VERTEX_RANK) {
        snprintf(what, sizeof what, "option --machine '%.80s': %d ranks, fewer",
                 request->option[LW_MACHINE], groups);
    }
    return lw_take_fitting(request, groups, what, &map->network);
}

lw_placement lw_place_order(const lw_network *network, lw_order *order)
{
    const int seats = order->groups;
    const int vertices = seats < network->vertices ? seats : network->vertices;
    return (lw_placement){network, order->ranks, seats, vertices, seats - vertices, order};
}

/* Groups in the order of their lowest ranks. */
static int place_by_rank(lw_machine_map *map)
{
    if (map->level == LW_VERTEX_RANK) {
        map->placement = lw_place(map->network, map->ranks);
        return LW_OK;
    }
    lw_order *order = lw_new_order(map->ranks, map->locality, map->level);
    if (!order) return LW_NO_MEMORY;
    map->placement = lw_place_order(map->network, order);
    return LW_OK;
}

static int place(const char *mapping, lw_machine_map *map)
{
    int error;

    if (is_file(mapping)) return lw_take_mapping_file(mapping + strlen(from_file), map);
    if (!strcmp(mapping, "rank")) {
        error = place_by_rank(map);
    } else {
        error = lw_place_by_hardware(map->network, map->ranks, map->locality, map->level,
                                     &map->placement);
    }
    return error ? lw_complain_error(error) : LW_EXIT_OK;
}

int lw_take_mapping(const lw_request *request, lw_machine_map *map)
{
    const char *text = request->option[LW_MAPPING], *mapping = text ? text : "hardware";
    /* A file names ranks; that they share vertices must be asked for. */
    lw_vertex_level wish = is_file(mapping) ? LW_VERTEX_RANK : LW_VERTEX_AUTO;
    int status = check_mapping(mapping);

    map->mapping = is_file(mapping) ? "file" : mapping;

    if (!status) status = take_level(request, &wish);
    if (!status) status = take_network(request, wish, map);
    return status ? status : place(mapping, map);
}
