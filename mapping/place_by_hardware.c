/* Chooses among orders of hosts the one with the fewest sends and links from host to host.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>
#include <string.h>

#include "mapping/crossings.h"
#include "mapping/fill.h"

typedef struct choice {
    const lw_placement *seats; /* in their own order */
    const lw_order *order;
    lw_filling filling;
    lw_traffic traffic;
    int *host;          /* of each seat, in the order that is tried */
    int *best;          /* of each seat, in the best one so far; NULL: the groups' own order is */
    int *memory;        /* room for both */
    lw_crossings first; /* of the groups' own order */
    lw_crossings least;
} choice;

/* More sends, or links, than the order of ranks has are never taken, whatever is won elsewhere. */
static bool is_better(const choice *c, lw_crossings crossings)
{
    if (crossings.sends > c->first.sends || crossings.links > c->first.links) return false;
    if (crossings.sends != c->least.sends) return crossings.sends < c->least.sends;
    return crossings.links < c->least.links;
}

static void try_way(choice *c, lw_fill way)
{
    lw_fill_seats(&c->filling, way, c->host);
    const lw_crossings crossings = lw_crossings_of(&c->traffic, c->host);

    if (!is_better(c, crossings)) return;
    int *free_again = c->best ? c->best : c->memory + c->seats->seats;
    c->best = c->host;
    c->host = free_again;
    c->least = crossings;
}

/* All ways of one size of blocks. */
static void try_blocks(choice *c, int block)
{
    for (int i = 0; i < (c->seats->guests ? 4 : 2); i++) {
        try_way(c, (lw_fill){.largest_first = i % 2, .shared = i / 2, .block = block});
    }
}

static int largest_host(const lw_order *order)
{
    int largest = 0;

    for (int h = 0; h < order->hosts; h++) {
        const int size = order->host_start[h + 1] - order->host_start[h];
        if (size > largest) largest = size;
    }
    return largest;
}

/* No blocks, and the blocks that some host would fill and the next larger ones, which hosts would
 * share: of the many sizes in a hypercube the largest. */
static void try_all(choice *c)
{
    enum { SIZES = 3 };
    const lw_network *network = c->seats->network;
    const int largest = largest_host(c->order);
    int sizes = 0, block;

    do {
        block = network->type->block(network, sizes);
        if (block) sizes++;
    } while (block && block < largest);
    try_blocks(c, 1);
    for (int i = sizes > SIZES ? sizes - SIZES : 0; i < sizes; i++) {
        try_blocks(c, network->type->block(network, i));
    }
}

static int host_of_group(const lw_order *order, int group)
{
    return lw_interval_of(order->host_start, order->hosts, group);
}

/* Each host's groups, in their order, to the host's seats, in theirs. */
static int seat_by_host(lw_order *order, const int *host)
{
    int *next = malloc((size_t)order->hosts * sizeof *next);
    if (!next) return LW_NO_MEMORY;

    memcpy(next, order->host_start, (size_t)order->hosts * sizeof *next);
    for (int seat = 0; seat < order->groups; seat++) order->group_at[seat] = next[host[seat]]++;
    lw_seat_groups(order);
    free(next);
    return LW_OK;
}

/* The groups' own order, and all others against it. */
static void compare_ways(choice *c)
{
    for (int seat = 0; seat < c->seats->seats; seat++) {
        c->host[seat] = host_of_group(c->order, c->order->group_at[seat]);
    }
    c->first = c->least = lw_crossings_of(&c->traffic, c->host);
    try_all(c);
}

static int choose_seats(const lw_placement *seats, lw_order *order)
{
    choice c = {.seats = seats, .order = order};
    int error = lw_filling_init(&c.filling, seats, order);

    if (!error) error = lw_traffic_init(&c.traffic, seats);
    c.host = c.memory = error ? NULL : malloc(2 * (size_t)seats->seats * sizeof(int));
    if (c.memory) {
        compare_ways(&c);
        if (c.best) error = seat_by_host(order, c.best);
    } else {
        error = LW_NO_MEMORY;
    }
    lw_filling_free(&c.filling);
    lw_traffic_free(&c.traffic);
    free(c.memory);
    return error;
}

/* Does the order say nothing that no order says: each rank alone at its own seat, and the path from
 * rank to rank as good? */
static bool says_nothing(const lw_order *order)
{
    if (order->groups < order->ranks || (order->hosts > 1 && order->hosts < order->ranks)) {
        return false;
    }
    for (int rank = 0; rank < order->ranks; rank++) {
        if (order->member[rank] != rank || order->group_at[rank] != rank) return false;
    }
    return true;
}

int lw_place_by_hardware(const lw_network *network, int ranks, const lw_locality *locality,
                         lw_vertex_level level, lw_placement *placement)
{
    int groups;

    *placement = (lw_placement){.network = network};
    if (lw_choose_level(ranks, locality, level, &level, &groups)) {
        return LW_NO_MEMORY;
    }
    const lw_placement seats = lw_place(network, groups);
    lw_order *order = lw_new_order(ranks, locality, level);
    int error = order ? LW_OK : LW_NO_MEMORY;

    if (!error && order->hosts > 1 && order->hosts < groups) error = choose_seats(&seats, order);
    if (error || says_nothing(order)) {
        free(order);
        order = NULL;
    }
    *placement = seats;
    placement->ranks = ranks;
    placement->order = order;
    return error;
}

void lw_placement_free(lw_placement *placement)
{
    free(placement->order);
    *placement = (lw_placement){.order = NULL};
}
