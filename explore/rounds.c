/* The rounds of the worst root.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/machine_map.h"

static int rounds_from(const lw_placement *placement, int seat)
{
    return lw_placement_rounds(placement, placement->network->type->algorithms,
                               lw_rank_of_seat(placement, seat));
}

/* Without asking for each of a million: symmetry makes the vertices of an orbit alike, and a guest
 * as root needs one round more than the worst vertex at most. */
int lw_most_rounds(const lw_placement *placement)
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
