/* Which Petersen-torus for how many ranks.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Fewest rounds in all, the guests' own round included, then rather no ring of single modules, then
 * fewest guests, then the most even shape. PT(l,1,1), l > 1, is such a ring: two links cut it in two,
 * so it has two trees where all other shapes have three or four (110 ranks: PT(1,3,3) with 20 guests
 * instead of PT(11,1,1), in as many rounds). Rounds alone would seat nearly everyone on the links of
 * one small module (PT(1,1,1) with 80 guests for 90 ranks): so at most every third rank is a guest,
 * where sizes allow that. */
#include <limits.h>
#include <stdlib.h>

#include "coll_pt/pt_broadcast.h"
#include "coll_pt/pt_network.h"

typedef struct shape {
    int l;
    int m;
    int n;
    int rounds;
    int guests;
} shape;

static bool is_ring(const shape *s)
{
    return s->l > 1 && s->m == 1 && s->n == 1;
}

static bool better(const shape *a, const shape *b)
{
    if (a->rounds != b->rounds) return a->rounds < b->rounds;
    if (is_ring(a) != is_ring(b)) return is_ring(b);
    if (a->guests != b->guests) return a->guests < b->guests;
    return a->l + a->m + a->n < b->l + b->m + b->n;
}

/* Rounds out of the worst root. Guests take one more, and a guest as root another, unless it's the
 * only one; there is never more than one on a link. */
static int rounds_of(const shape *s)
{
    const lw_pt pt = {.l = s->l, .m = s->m, .n = s->n};
    return lw_pt_stages_of(&pt, 0).finished + (s->guests < 2 ? s->guests : 2);
}

/* Tries PT(l, m, n) for all m <= n and the largest useful m to a given n: a smaller one has the
 * same rounds and more guests. */
static void try_planes(int l, int ranks, int most_guests, shape *best)
{
    const int modules = ranks / LW_PT_NODES;

    for (int n = 1; n <= modules / l; n++) {
        const int widest = modules / l / n;
        shape s = {.l = l, .m = widest < n ? widest : n, .n = n};
        s.guests = ranks - l * s.m * n * LW_PT_NODES;
        if (s.guests > most_guests) continue;
        s.rounds = rounds_of(&s);
        if (better(&s, best)) *best = s;
    }
}

lw_network *lw_pt_fit(int ranks)
{
    const int modules = ranks / LW_PT_NODES;
    const int least = ranks - modules * LW_PT_NODES; /* guests at least */
    shape best = {.l = 1, .m = 1, .n = 1, .rounds = INT_MAX};

    for (int l = 1; l <= modules; l++) {
        try_planes(l, ranks, ranks / 3 > least ? ranks / 3 : least, &best);
    }
    return lw_pt_create(best.l, best.m, best.n);
}
