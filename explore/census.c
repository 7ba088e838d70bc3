/* Counting links and messages by where their ends run.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/census.h"

#include <stdlib.h>

#include "mapping/pinched.h"

bool lw_on_one_host(const lw_locality *a, const lw_locality *b)
{
    return a == b || (a->host >= 0 && a->host == b->host);
}

static void count_link(const lw_locality *a, const lw_locality *b, lw_census *census)
{
    if (!lw_on_one_host(a, b)) {
        census->between_hosts++;
    } else if (a->package >= 0 && a->package == b->package) {
        census->in_package++;
    } else {
        census->in_host++;
    }
}

static int count_links(const lw_placement *placement, const lw_locality *locality,
                       lw_census *census)
{
    lw_network *seats = lw_pinched_network(placement);
    int *neighbour = seats ? malloc((size_t)seats->degree * sizeof *neighbour) : NULL;
    const int taken = placement->vertices + placement->guests;
    const int error = neighbour ? LW_OK : LW_NO_MEMORY;

    for (int seat = 0; seat < taken && !error; seat++) {
        const lw_locality *here = &locality[lw_rank_of_seat(placement, seat)];
        const int count = seats->type->neighbours(seats, seat, neighbour);
        for (int i = 0; i < count; i++) {
            const int other = neighbour[i];
            if (other <= seat || other >= taken) continue; /* counted there, or empty */
            count_link(here, &locality[lw_rank_of_seat(placement, other)], census);
        }
    }
    free(neighbour);
    free(seats);
    return error;
}

static int count_messages(const lw_placement *placement, const lw_locality *locality,
                          lw_census *census)
{
    const lw_algorithm *algorithm = placement->network->type->algorithms;
    int error = LW_OK;

    for (int rank = 1; rank < placement->ranks && !error; rank++) {
        lw_plan plan;
        lw_plan_init(&plan);
        error = lw_placement_plan(placement, algorithm, 0, rank, &plan);
        if (!error && !lw_on_one_host(&locality[rank], &locality[plan.parent])) {
            census->messages++;
        }
        lw_plan_free(&plan);
    }
    return error;
}

int lw_take_census(const lw_placement *placement, const lw_locality *locality, lw_census *census)
{
    *census = (lw_census){0};
    const int error = count_links(placement, locality, census);
    return error ? error : count_messages(placement, locality, census);
}
