/* Sends and links from host to host.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/crossings.h"

#include <stdlib.h>

#include "mapping/guests.h"

enum { PLANS = 4096 /* that are made to choose seats, or one a seat */ };

static int make_room(lw_pairs *pairs, long most)
{
    pairs->pair = malloc((size_t)most * sizeof *pairs->pair);
    return pairs->pair ? LW_OK : LW_NO_MEMORY;
}

static void add(lw_pairs *pairs, int a, int b)
{
    pairs->pair[pairs->count][0] = a;
    pairs->pair[pairs->count++][1] = b;
}

static int collect_links(lw_pairs *links, const lw_placement *seats)
{
    const lw_network *network = seats->network;

    if (make_room(links, network->links + seats->guests)) return LW_NO_MEMORY;
    for (long link = 0; link < network->links; link++) {
        const int count = lw_guests_on(seats, link);
        for (int place = 0; place <= count; place++) {
            const int a = lw_seat_at(seats, link, place), b = lw_seat_at(seats, link, place + 1);
            if (a < seats->seats && b < seats->seats) add(links, a, b); /* else one is empty */
        }
    }
    return LW_OK;
}

static int collect_sends(lw_pairs *sends, const lw_placement *seats, int root)
{
    int error = LW_OK;

    for (int seat = 0; seat < seats->seats && !error; seat++) {
        lw_plan plan;
        lw_plan_init(&plan);
        error = lw_placement_plan(seats, seats->network->type->algorithms, root, seat, &plan);
        if (plan.parent >= 0) add(sends, plan.parent, seat);
        lw_plan_free(&plan);
    }
    return error;
}

int lw_traffic_init(lw_traffic *traffic, const lw_placement *seats)
{
    const int some = PLANS / seats->seats > 1 ? PLANS / seats->seats : 1;
    const int roots = some < seats->seats ? some : seats->seats;
    int error;

    *traffic = (lw_traffic){.sends = {.count = 0}};
    error = collect_links(&traffic->links, seats);
    if (!error) error = make_room(&traffic->sends, (long)roots * seats->seats);
    for (int i = 0; i < roots && !error; i++) {
        error = collect_sends(&traffic->sends, seats, (int)((long)i * seats->seats / roots));
    }
    return error;
}

void lw_traffic_free(lw_traffic *traffic)
{
    free(traffic->sends.pair);
    free(traffic->links.pair);
    *traffic = (lw_traffic){.sends = {.count = 0}};
}

static long crossing(const lw_pairs *pairs, const int *host)
{
    long count = 0;
    for (long i = 0; i < pairs->count; i++)
        count += host[pairs->pair[i][0]] != host[pairs->pair[i][1]];
    return count;
}

lw_crossings lw_crossings_of(const lw_traffic *traffic, const int *host)
{
    return (lw_crossings){crossing(&traffic->sends, host), crossing(&traffic->links, host)};
}
