/* A map of a machine as JSON. Ranks are written one by one: there may be a million.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <jansson.h>
#include <stdio.h>

#include "explore/machine_map.h"

static const size_t flags = JSON_COMPACT | JSON_PRESERVE_ORDER;

/* A number of the hardware; null where it isn't known. */
static json_t *number_or_null(int number)
{
    return number < 0 ? json_null() : json_integer(number);
}

static json_t *pack_census(const lw_placement *placement, const lw_census *census)
{
    return json_pack("{s:s, s:i, s:i, s:i, s:i, s:I, s:I, s:I, s:I}", "network",
                     placement->network->name, "vertices", placement->network->vertices, "guests",
                     placement->guests, "empty", placement->network->vertices - placement->vertices,
                     "rounds", lw_most_rounds(placement), "links_in_package",
                     (json_int_t)census->in_package, "links_in_host", (json_int_t)census->in_host,
                     "links_between_hosts", (json_int_t)census->between_hosts,
                     "messages_between_hosts", (json_int_t)census->messages);
}

/* Writes a value and gives it back; a failure to write shows at stdout itself. */
static int write_value(json_t *value, size_t more_flags)
{
    if (!value) return LW_NO_MEMORY;
    json_dumpf(value, stdout, flags | more_flags);
    json_decref(value);
    return LW_OK;
}

static int print_rank(const lw_machine_map *map, int rank)
{
    const lw_locality *where = &map->locality[rank];
    const int place = lw_seat_of_rank(&map->placement, rank);
    char seat[3 * LW_TEXT];

    lw_describe_seat(&map->placement, rank, seat, sizeof seat);
    return write_value(json_pack("{s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:i, s:s}", "rank", rank,
                                 "host", number_or_null(where->host), "package",
                                 number_or_null(where->package), "numa",
                                 number_or_null(where->numa), "cache", number_or_null(where->cache),
                                 "core", number_or_null(where->core), "pu",
                                 number_or_null(where->pu), "seat_number", place, "seat", seat),
                       0);
}

int lw_print_map_json(const lw_machine_map *map)
{
    json_t *head = json_pack("{s:i, s:i, s:s, s:s, s:o, s:o}", "ranks", map->ranks, "hosts",
                             map->hosts, "vertex", lw_vertex_levels[map->level].name, "mapping",
                             map->mapping, "placed", pack_census(&map->placement, &map->census),
                             "rank_order", pack_census(&map->plain, &map->plain_census));

    putchar('{');
    int error = write_value(head, JSON_EMBED);
    printf(",\"seats\":[");
    for (int rank = 0; rank < map->ranks && !error; rank++) {
        fputs(rank ? ",\n" : "\n", stdout);
        error = print_rank(map, rank);
    }
    puts("\n]}");
    return error;
}
