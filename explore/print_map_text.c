/* A map of a machine as text: two lines of numbers, the same of rank order, then the ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "explore/machine_map.h"

static void print_census(const lw_census *census)
{
    printf("links-in-package=%ld links-in-host=%ld links-between-hosts=%ld "
           "messages-between-hosts=%ld\n",
           census->in_package, census->in_host, census->between_hosts, census->messages);
}

static void print_number(int number, int width)
{
    if (number < 0) {
        printf(" %*s", width, "-");
    } else {
        printf(" %*d", width, number);
    }
}

static void print_rank(const lw_machine_map *map, int rank)
{
    const lw_locality *where = &map->locality[rank];
    char seat[3 * LW_TEXT];

    lw_describe_seat(&map->placement, rank, seat, sizeof seat);
    printf("%7d", rank);
    print_number(where->host, 6);
    print_number(where->package, 7);
    print_number(where->core, 6);
    printf("  %s\n", seat);
}

int lw_print_map_text(const lw_machine_map *map)
{
    const lw_placement *placement = &map->placement;

    printf("network=%s ranks=%d hosts=%d vertex=%s mapping=%s vertices=%d guests=%d empty=%d "
           "rounds=%d\n",
           map->network->name, map->ranks, map->hosts, lw_vertex_levels[map->level].name,
           map->mapping, map->network->vertices, placement->guests,
           map->network->vertices - placement->vertices, lw_most_rounds(placement));
    print_census(&map->census);
    printf("rank-order: network=%s rounds=%d ", map->plain_network->name,
           lw_most_rounds(&map->plain));
    print_census(&map->plain_census);
    puts("   rank   host package   core  seat");
    for (int rank = 0; rank < map->ranks; rank++) print_rank(map, rank);
    return LW_OK;
}
