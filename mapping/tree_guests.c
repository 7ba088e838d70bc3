/* Networks for trees, with guests or of few ranks, as lists of neighbours.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/tree_guests.h"

#include <stdio.h>
#include <stdlib.h>

#include "mapping/seats.h"
#include "schedule/connectivity.h"

/* Links while guests are pinched into them, from their first end on: what is left of link i runs
 * from piece[i] to its second end. */
typedef struct pinching {
    const lw_network *base;
    lw_seats *out;
    int *piece;
    int *times;  /* how often link i has been pinched */
    int *beside; /* how often links of vertex v have been */
} pinching;

static void join_ring(lw_seats *s)
{
    const int ranks = s->head.vertices, chord = ranks < 7 ? 2 : 3;

    for (int a = 0; a < ranks; a++) {
        const int next[2] = {(a + 1) % ranks, (a + chord) % ranks};
        for (int i = 0; i < 2; i++) {
            if (a != next[i] && !lw_seats_linked(s, a, next[i])) lw_link_seats(s, a, next[i]);
        }
    }
    snprintf(s->head.name, LW_TEXT, "ring:%d", ranks);
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
    return a != guest && !lw_seats_linked(p->out, guest, a) && !lw_seats_linked(p->out, guest, b);
}

/* How often the link and those beside it have been pinched, the link itself above all. */
static long crowd(const pinching *p, long link)
{
    int end[2];
    p->base->type->link_ends(p->base, link, end);
    return (long)p->times[link] * p->out->head.vertices + p->beside[end[0]] + p->beside[end[1]];
}

/* The least crowded link for the guest among some from `start` on, or the next that fits at all.
 * There is one: so far the guest is in h - 1 < k/2 links, and not all others are beside these. */
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

    lw_pinch_seat(p->out, a, b, guest);
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
static int find_partner(const lw_seats *s, int vertices, int guest, int degree)
{
    const int guests = s->head.vertices - vertices;
    int best = -1;

    for (int i = 0; i < guests; i++) {
        const int other = vertices + (guest - vertices + guests / 2 + i) % guests;
        if (other == guest || s->count[other] > degree || lw_seats_linked(s, guest, other))
            continue;
        return other;
    }
    for (int v = 0; v < vertices; v++) {
        if (lw_seats_linked(s, guest, v) || (best >= 0 && s->count[v] >= s->count[best])) continue;
        best = v;
    }
    return best;
}

static int add_guests(const lw_placement *placement, lw_seats *s, int connectivity)
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
        lw_link_seats(s, end[0], end[1]);
    }
    if (room) pinch_guests(&p, vertices, placement->guests, h);
    for (int guest = vertices; room && connectivity % 2 && guest < placement->seats; guest++) {
        if (s->count[guest] > 2 * h) continue; /* joined already */
        lw_link_seats(s, guest, find_partner(s, vertices, guest, 2 * h));
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
    const bool few = placement->seats < base->vertices || (placement->guests && base->degree < 2);
    lw_seats *s = NULL;

    *made = NULL;
    if (!placement->guests && !few) return LW_OK;
    if (few) {
        s = lw_new_seats(placement, true, 4);
        if (!s) return LW_NO_MEMORY;
        join_ring(s);
    } else {
        const int k = lw_edge_connectivity(base);
        s = k < 0 ? NULL : lw_new_seats(placement, false, base->degree + 2);
        if (!s) return LW_NO_MEMORY;
        if (add_guests(placement, s, k < 3 ? 3 : k)) {
            free(s);
            return LW_NO_MEMORY;
        }
    }
    *made = &s->head;
    return LW_OK;
}
