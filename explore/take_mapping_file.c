/* --mapping file:PATH: groups of ranks at the vertices that a file says.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explore/complain.h"
#include "explore/machine_parts.h"
#include "mapping/mapping_file.h"

static int refuse(const char *path, const char *why)
{
    if (!*why) return lw_complain_error(LW_NO_MEMORY);
    return lw_complain(LW_EXIT_USAGE,
                       "option --mapping 'file:%.80s': %s; allowed are lines RANK VERTEX, "
                       "each rank once",
                       path, why);
}

/* The lowest vertex at which no rank sits. */
static int first_empty(const lw_machine_map *map, const int *vertex, bool *taken)
{
    int empty = 0;

    for (int rank = 0; rank < map->ranks; rank++) taken[vertex[rank]] = true;
    while (empty < map->network->vertices && taken[empty]) empty++;
    return empty;
}

/* Groups may leave vertices empty just as others may: the last ones of a smallest network. */
static int check_groups(const char *path, const lw_machine_map *map, const int *vertex)
{
    const lw_network *network = map->network;
    bool *taken = calloc((size_t)network->vertices, sizeof *taken);
    char why[LW_TEXT];

    if (!taken) return lw_complain_error(LW_NO_MEMORY);
    const int empty = first_empty(map, vertex, taken);
    bool good = empty >= 2;
    for (int v = empty; v < network->vertices; v++) good = good && !taken[v];
    free(taken);
    lw_network *fit = good && empty < network->vertices ? network->type->fit(empty) : NULL;
    good = good && (empty == network->vertices || (fit && !strcmp(fit->name, network->name)));
    free(fit);
    if (good) return LW_EXIT_OK;
    snprintf(why, sizeof why, "vertex %d of %.60s stays empty", empty, network->name);
    return refuse(path, why);
}

/* As if all ran on one host, in whose core v those sit that sit at vertex v. */
static int place_at(lw_machine_map *map, const int *vertex)
{
    lw_locality *where = malloc((size_t)map->ranks * sizeof *where);
    lw_order *order = NULL;

    for (int rank = 0; where && rank < map->ranks; rank++) {
        where[rank] = (lw_locality){0, -1, -1, -1, vertex[rank], -1};
    }
    if (where) order = lw_new_order(map->ranks, where, LW_VERTEX_CORE);
    free(where);
    if (!order) return lw_complain_error(LW_NO_MEMORY);
    for (int group = 0; group < order->groups; group++) order->group_at[group] = group;
    lw_seat_groups(order);
    map->placement = lw_place_order(map->network, order);
    return LW_EXIT_OK;
}

static int read_file(const char *path, const lw_machine_map *map, int *vertex)
{
    const bool groups = map->level != LW_VERTEX_RANK;
    char why[LW_TEXT];
    FILE *file = fopen(path, "r");

    if (!file) {
        snprintf(why, sizeof why, "it can't be opened: %s", strerror(errno));
        return refuse(path, why);
    }
    const int seats = groups ? map->network->vertices : map->ranks;
    const bool good = lw_read_mapping(file, map->ranks, seats, groups, vertex, why);
    fclose(file);
    if (!good) return refuse(path, why);
    return groups ? check_groups(path, map, vertex) : LW_EXIT_OK;
}

int lw_take_mapping_file(const char *path, lw_machine_map *map)
{
    int *vertex = malloc((size_t)map->ranks * sizeof *vertex);
    if (!vertex) return lw_complain_error(LW_NO_MEMORY);

    int status = read_file(path, map, vertex);
    if (!status) status = place_at(map, vertex);
    free(vertex);
    return status;
}
