/* `linkwise map`: which rank sits at which vertex, or as a guest on which link.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/values.h"
#include "mapping/placement.h"

static int rounds_from(const lw_placement *placement, int seat)
{
    return lw_placement_rounds(placement, placement->network->type->algorithms,
                               lw_rank_of_seat(placement, seat));
}

/* The most over all roots, without asking for each of a million: symmetry makes the vertices of an
 * orbit alike, and a guest as root needs one round more than the worst vertex at most. */
static int most_rounds(const lw_placement *placement)
{
    const int orbits = placement->network->orbits;
    const int vertices = orbits < placement->vertices ? orbits : placement->vertices;
    int most = 0;

    for (int seat = 0; seat < vertices; seat++) {
        const int rounds = rounds_from(placement, seat);
        if (rounds > most) most = rounds;
    }
    const int limit = most + 1;
    for (int guest = 0; guest < placement->guests && most < limit; guest++) {
        const int rounds = rounds_from(placement, placement->vertices + guest);
        if (rounds > most) most = rounds;
    }
    return most;
}

static void print_map(const lw_network *network, int ranks)
{
    const lw_placement placement = lw_place(network, ranks);

    printf("network=%s ranks=%d vertices=%d guests=%d empty=%d rounds=%d\n", network->name, ranks,
           network->vertices, placement.guests, network->vertices - placement.vertices,
           most_rounds(&placement));
    for (int rank = 0; rank < ranks; rank++) {
        char seat[3 * LW_TEXT];
        lw_describe_seat(&placement, rank, seat, sizeof seat);
        printf("rank %d: %s\n", rank, seat);
    }
}

int lw_cmd_map(const lw_request *request)
{
    lw_network *network;
    int ranks;

    if (!request->option[LW_RANKS]) {
        return lw_complain(LW_EXIT_USAGE, "option -n is missing; allowed is map -n P NET|KIND");
    }
    const int status = lw_take_ranks(request, &network, &ranks);
    if (status) return status;

    print_map(network, ranks);
    free(network);
    return LW_EXIT_OK;
}
