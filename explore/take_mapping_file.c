/* --mapping file:PATH: groups of ranks at the vertices that a file says.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/complain.h"
#include "explore/machine_parts.h"
#include "explore/values.h"
#include "mapping/mapping_file.h"

static int refuse(const char *path, const char *why)
{
    if (!*why) return lw_complain_error(LW_NO_MEMORY);
    return lw_complain(LW_EXIT_USAGE,
                       "option --mapping 'file:%.80s': %s; allowed are lines RANK VERTEX, "
                       "each rank once",
                       path, why);
}

/* Reads the vertex of each rank and counts the vertices that are taken. */
static int read_file(const char *path, const lw_machine_map *map, int *vertex, int *vertices)
{
    const bool groups = map->level != LW_VERTEX_RANK;
    char why[LW_TEXT];
    FILE *file = lw_open_mapping(path, why);
    if (!file) return refuse(path, why);

    const bool good = lw_read_mapping(file, map->ranks, groups, vertex, why) &&
                      lw_check_mapping(vertex, map->ranks, groups, vertices, why);
    fclose(file);
    return good ? LW_EXIT_OK : refuse(path, why);
}

static int place_at(const lw_request *request, const char *path, lw_machine_map *map,
                    const int *vertex, int vertices)
{
    char what[2 * LW_TEXT];

    snprintf(what, sizeof what, "option --mapping 'file:%.80s': %d vertices, fewer", path,
             vertices);
    const int status = lw_take_fitting(request, vertices, what, &map->network);
    if (status) return status;
    return lw_place_by_hand(map->network, map->ranks, vertex, &map->placement)
               ? lw_complain_error(LW_NO_MEMORY)
               : LW_EXIT_OK;
}

int lw_take_mapping_file(const lw_request *request, const char *path, lw_machine_map *map)
{
    int *vertex = malloc((size_t)map->ranks * sizeof *vertex), vertices;
    if (!vertex) return lw_complain_error(LW_NO_MEMORY);

    int status = read_file(path, map, vertex, &vertices);
    if (!status) status = place_at(request, path, map, vertex, vertices);
    free(vertex);
    return status;
}
