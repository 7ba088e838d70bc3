/* Lists of neighbours, and the network that they are.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/seats.h"

#include <stdlib.h>
#include <string.h>

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const lw_seats *s = (const lw_seats *)network;
    memcpy(neighbour, s->neighbour + (size_t)v * (size_t)network->degree,
           (size_t)s->count[v] * sizeof *neighbour);
    return s->count[v];
}

static void coordinates(const lw_network *network, int v, char *text)
{
    const lw_placement *placement = ((const lw_seats *)network)->placement;
    lw_describe_seat(placement, lw_rank_of_seat(placement, v), text, LW_TEXT);
}

static int turned(const lw_network *network, int from, int to, int v)
{
    return (v + to - from + network->vertices) % network->vertices;
}

static const lw_network_type with_guests = {
    .kind = "guests",
    .neighbours = neighbours,
    .coordinates = coordinates,
};
static const lw_network_type ring = {
    .kind = "ring",
    .neighbours = neighbours,
    .moved = turned,
    .coordinates = coordinates,
};

lw_seats *lw_new_seats(const lw_placement *placement, bool is_ring, int degree)
{
    const size_t seats = (size_t)placement->seats;
    lw_seats *s = calloc(1, sizeof *s + seats * (1 + (size_t)degree) * sizeof(int));
    if (!s) return NULL;

    s->placement = placement;
    s->count = (int *)(s + 1);
    s->neighbour = s->count + seats;
    s->head = (lw_network){
        .type = is_ring ? &ring : &with_guests,
        .vertices = placement->seats,
        .degree = degree,
        .orbits = is_ring ? 1 : placement->seats,
    };
    return s;
}

bool lw_seats_linked(const lw_seats *seats, int a, int b)
{
    const int *list = seats->neighbour + (size_t)a * (size_t)seats->head.degree;
    for (int i = 0; i < seats->count[a]; i++) {
        if (list[i] == b) return true;
    }
    return false;
}

static void add_neighbour(lw_seats *s, int a, int b)
{
    s->neighbour[(size_t)a * (size_t)s->head.degree + (size_t)s->count[a]++] = b;
}

void lw_link_seats(lw_seats *seats, int a, int b)
{
    add_neighbour(seats, a, b);
    add_neighbour(seats, b, a);
    seats->head.links++;
}

/* Puts `next` in the place of a's neighbour `old`. */
static void replace(lw_seats *s, int a, int old, int next)
{
    int *list = s->neighbour + (size_t)a * (size_t)s->head.degree;
    while (*list != old) list++;
    *list = next;
}

void lw_pinch_seat(lw_seats *seats, int a, int b, int c)
{
    replace(seats, a, b, c);
    replace(seats, b, a, c);
    add_neighbour(seats, c, a);
    add_neighbour(seats, c, b);
    seats->head.links++;
}
