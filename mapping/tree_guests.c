/* Networks for trees, with guests or of few ranks, as lists of neighbours.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/tree_guests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "schedule/connectivity.h"

typedef struct seats {
    lw_network head;
    const lw_placement *placement;
    int *count;     /* per seat: neighbours it has */
    int *neighbour; /* per seat, head.degree of them */
} seats;

/* Links while guests are pinched into them, from their first end on: what is left of link i runs
 * from piece[i] to its second end. */
typedef struct pinching {
    const lw_network *base;
    seats *out;
    int *piece;
    int *times;  /* how often link i has been pinched */
    int *beside; /* how often links of vertex v have been */
} pinching;

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const seats *s = (const seats *)network;
    memcpy(neighbour, s->neighbour + (size_t)v * (size_t)network->degree,
           (size_t)s->count[v] * sizeof *neighbour);
    return s->count[v];
}

static void coordinates(const lw_network *network, int v, char *text)
{
    lw_describe_seat(((const seats *)network)->placement, v, text, LW_TEXT);
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

/* `degree` is the most neighbours of a seat. */
static seats *new_seats(const lw_placement *placement, const lw_network_type *type, int degree)
{
    const size_t ranks = (size_t)placement->ranks;
    seats *s = calloc(1, sizeof *s + ranks * (1 + (size_t)degree) * sizeof(int));
    if (!s) return NULL;

    s->placement = placement;
    s->count = (int *)(s + 1);
    s->neighbour = s->count + ranks;
    s->head = (lw_network){
        .type = type,
        .vertices = placement->ranks,
        .degree = degree,
        .orbits = type->moved ? 1 : placement->ranks,
    };
    return s;
}

static bool are_linked(const seats *s, int a, int b)
{
    const int *list = s->neighbour + (size_t)a * (size_t)s->head.degree;
    for (int i = 0; i < s->count[a]; i++) {
        if (list[i] == b) return true;
    }
    return false;
}

static void add_neighbour(seats *s, int a, int b)
{
    s->neighbour[(size_t)a * (size_t)s->head.degree + (size_t)s->count[a]++] = b;
}

static void join(seats *s, int a, int b)
{
    add_neighbour(s, a, b);
    add_neighbour(s, b, a);
    s->head.links++;
}

static void join_ring(seats *s)
{
    const int ranks = s->head.vertices, chord = ranks < 7 ? 2 : 3;

    for (int a = 0; a < ranks; a++) {
        const int next[2] = {(a + 1) % ranks, (a + chord) % ranks};
        for (int i = 0; i < 2; i++) {
            if (a != next[i] && !are_linked(s, a, next[i])) join(s, a, next[i]);
        }
    }
    snprintf(s->head.name, LW_TEXT, "ring:%d", ranks);
}

/* Puts `next` in the place of a's neighbour `old`. */
static void relink(seats *s, int a, int old, int next)
{
    int *list = s->neighbour + (size_t)a * (size_t)s->head.degree;
    while (*list != old) list++;
    *list = next;
}

static int second_end(const pinching *p, long link)
{
    int end[2];
    p->base->type->link_ends(p->base, link, end);
    return end[1];
}

/* May the guest, with the neighbours it has already, go into what is left of a link? */
static bool fits(const pinching *p, int guest, long link)
{
    const int a = p->piece[link], b = second_end(p, link);
    return a != guest && !are_linked(p->out, guest, a) && !are_linked(p->out, guest, b);
}

/* How often the link and those beside it have been pinched, the link itself above all. */
static long crowd(const pinching *p, long link)
{
    int end[2];
    p->base->type->link_ends(p->base, link, end);
    return (long)p->times[link] * p->out->head.vertices + p->beside[end[0]] + p->beside[end[1]];
}

/* The least crowded link for the guest among some from `start` on, or the next that fits at all.
 * There is one: so far the guest is in h - 1 < k/2 links, which can't have all others beside them. */
static long find_link(const pinching *p, int guest, long start)
{
    enum { SOME = 64 };
    const long links = p->base->links;
    long best = -1;

    for (long i = 0; i < links && (i < SOME || best < 0); i++) {
        const long link = (start + i) % links;
        if (!fits(p, guest, link)) continue;
        if (best < 0 || crowd(p, link) < crowd(p, best)) best = link;
    }
    return best;
}

/* Cuts a - b, what is left of a link, and puts the guest between. */
static void pinch(pinching *p, int guest, long link)
{
    const int a = p->piece[link], b = second_end(p, link);
    int end[2];

    relink(p->out, a, b, guest);
    relink(p->out, b, a, guest);
    add_neighbour(p->out, guest, a);
    add_neighbour(p->out, guest, b);
    p->out->head.links++;
    p->piece[link] = guest;
    p->times[link]++;
    p->base->type->link_ends(p->base, link, end);
    p->beside[end[0]]++;
    p->beside[end[1]]++;
}

/* Pinches each guest into h links; the guests' h·G places are spread evenly over all links. */
static void pinch_guests(pinching *p, int vertices, int guests, int h)
{
    const long links = p->base->links;

    for (int g = 0; g < guests; g++) {
        for (int i = 0; i < h; i++) {
            const long start = ((long)i * guests + g) * links / ((long)h * guests);
            pinch(p, vertices + g, find_link(p, vertices + g, start));
        }
    }
}

/* The seat to join a guest to: another guest that has but `degree` links yet, half way round from
 * it on, or else the vertex of fewest links. */
static int find_partner(const seats *s, int vertices, int guest, int degree)
{
    const int guests = s->head.vertices - vertices;
    int best = -1;

    for (int i = 0; i < guests; i++) {
        const int other = vertices + (guest - vertices + guests / 2 + i) % guests;
        if (other == guest || s->count[other] > degree || are_linked(s, guest, other)) continue;
        return other;
    }
    for (int v = 0; v < vertices; v++) {
        if (are_linked(s, guest, v) || (best >= 0 && s->count[v] >= s->count[best])) continue;
        best = v;
    }
    return best;
}

static int add_guests(const lw_placement *placement, seats *s, int connectivity)
{
    const lw_network *base = placement->network;
    const int h = connectivity / 2, vertices = placement->vertices;
    pinching p = {base, s, malloc((size_t)base->links * sizeof(int)),
                  calloc((size_t)base->links, sizeof(int)), calloc((size_t)vertices, sizeof(int))};
    const bool room = p.piece && p.times && p.beside;

    for (long link = 0; room && link < base->links; link++) {
        int end[2];
        base->type->link_ends(base, link, end);
        p.piece[link] = end[0];
        join(s, end[0], end[1]);
    }
    if (room) pinch_guests(&p, vertices, placement->guests, h);
    for (int guest = vertices; room && connectivity % 2 && guest < placement->ranks; guest++) {
        if (s->count[guest] > 2 * h) continue; /* joined already */
        join(s, guest, find_partner(s, vertices, guest, 2 * h));
    }
    snprintf(s->head.name, LW_TEXT, "%.100s+%d", base->name, placement->guests);
    free(p.piece);
    free(p.times);
    free(p.beside);
    return room ? LW_OK : LW_NO_MEMORY;
}

int lw_tree_network(const lw_placement *placement, lw_network **made)
{
    const lw_network *base = placement->network;
    const bool few = placement->ranks < base->vertices || (placement->guests && base->degree < 2);
    seats *s = NULL;

    *made = NULL;
    if (!placement->guests && !few) return LW_OK;
    if (few) {
        s = new_seats(placement, &ring, 4);
        if (!s) return LW_NO_MEMORY;
        join_ring(s);
    } else {
        const int k = lw_edge_connectivity(base);
        s = k < 0 ? NULL : new_seats(placement, &with_guests, base->degree + 2);
        if (!s) return LW_NO_MEMORY;
        if (add_guests(placement, s, k < 3 ? 3 : k)) {
            free(s);
            return LW_NO_MEMORY;
        }
    }
    *made = &s->head;
    return LW_OK;
}
