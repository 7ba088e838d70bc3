/* The overlapped broadcast: a ring is filled no further than the next sends need.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Rings are turned so that the root sits at node 3, and every supernode gets the message at its
 * node 3. A message may pass through nodes of its ring on its way to a lateral link:
 *
 *   level k   | rounds | sends of every informed supernode
 *   k > 4     | 2      | as if to fill the ring (scc_frame.h), but a send to a node goes on over
 * its |        | lateral link and opens a sub-star. Only where the pattern needs a relay the | |
 * first send stays in the ring, on the supernode's first such level, and |        | the relay opens
 * via itself in round 2. Positions above k open nothing 4, 3, 2   | 1      | node 3 opens via 3,
 * via 2 and (k = 4) via 4: all its three links at once behind    | c      | all rings are filled
 * where they aren't yet
 *
 *          2 ..        k = 4: three sub-stars opened in one round
 *          |
 *   .. 3===3--4 ..
 */
#include <stdlib.h>

#include "coll_scc/scc_broadcast.h"
#include "coll_scc/scc_frame.h"

static int entry_of(int n)
{
    return n < 3 ? n : 3;
}

static int before_level(int n, int k)
{
    int rounds = 0;
    for (int level = n; level > k; level--) rounds += level > 4 ? 2 : 1;
    return rounds;
}

/* A relay: it's informed before its ring is filled, on the supernode's first level above 4. */
static bool is_relay(int n, int position)
{
    const lw_ring_send send = lw_scc_ring_send(n, entry_of(n), position);
    const int ring = n - 1, side = send.up > 0 ? ring / 2 : (ring - 1) / 2;
    return n > 4 && send.round == 1 && side > 1;
}

/* Who opens via a position on level k, and in which of the level's rounds. */
static lw_ring_send opener(int n, int k, int via)
{
    lw_ring_send send = lw_scc_ring_send(n, entry_of(n), via);

    if (k <= 4 || !send.round) return (lw_ring_send){entry_of(n), 1, send.up};
    if (is_relay(n, via)) return (lw_ring_send){via, 2, send.up};
    return send;
}

/* The first level on which a supernode opens others. */
static int first_level(int n, const lw_scc_opening *opening)
{
    return opening->level ? opening->level - 1 : n;
}

typedef struct part {
    lw_scc_frame frame;
    lw_scc_node me;
    int first; /* level */
    lw_plan *plan;
    int error;
} part;

static void receive(part *mine, const lw_permutation *label, int i, int round)
{
    const lw_scc_node from = {i, *label};
    mine->plan->parent = lw_scc_out_of_frame(&mine->frame, &from);
    mine->plan->round = round;
}

static void send(part *mine, const lw_permutation *label, int i, int round)
{
    const lw_scc_node to = {i, *label};
    if (mine->error) return;
    mine->error = lw_plan_add(mine->plan, lw_scc_out_of_frame(&mine->frame, &to), round);
}

/* When and from whom a ring position gets the message inside the ring. */
static lw_ring_send in_ring(const part *mine, int position)
{
    const int n = mine->frame.scc->n;
    lw_ring_send own = lw_scc_ring_send(n, entry_of(n), position);

    if (!own.round) return own;
    if (mine->first > 4 && is_relay(n, position)) {
        own.round = before_level(n, mine->first) + 1;
    } else {
        own.round += before_level(n, 1);
    }
    return own;
}

static void serve_ring(part *mine)
{
    const lw_ring_send own = in_ring(mine, mine->me.i);

    if (own.round) receive(mine, &mine->me.label, own.from, own.round);
    for (int q = 2; q <= mine->frame.scc->n; q++) {
        const lw_ring_send other = in_ring(mine, q);
        if (other.round && other.from == mine->me.i) send(mine, &mine->me.label, q, other.round);
    }
}

static void open_others(part *mine)
{
    const int n = mine->frame.scc->n;

    for (int k = mine->first; k >= 2; k--) {
        for (int via = 2; via <= k; via++) {
            const lw_ring_send by = opener(n, k, via);
            if (by.from != mine->me.i) continue;
            const lw_permutation opened = lw_scc_open(&mine->me.label, via, k);
            send(mine, &opened, entry_of(n), before_level(n, k) + by.round);
        }
    }
}

int lw_overlapped_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    const lw_scc *scc = (const lw_scc *)network;
    part mine = {.frame = lw_scc_frame_of(scc, root, entry_of(scc->n)), .plan = plan};
    mine.me = lw_scc_into_frame(&mine.frame, me);

    const lw_scc_opening opening = lw_scc_opening_of(scc->n, &mine.me.label);
    mine.first = first_level(scc->n, &opening);
    if (opening.level && mine.me.i == entry_of(scc->n)) {
        const lw_ring_send by = opener(scc->n, opening.level, opening.via);
        receive(&mine, &opening.from, by.from, before_level(scc->n, opening.level) + by.round);
    }
    serve_ring(&mine);
    open_others(&mine);
    return mine.error;
}

/* An informed supernode, while the schedule is written down. */
typedef struct supernode {
    lw_permutation label;
    bool relays; /* have the message */
} supernode;

typedef struct writer {
    lw_scc_path path;
    lw_schedule *schedule;
    supernode *all;
    int informed;
    int error;
} writer;

static void write_send(writer *w, int round)
{
    if (!w->error) w->error = lw_scc_send(&w->path, round, w->schedule);
}

/* One send in the ring of s, from and to the positions that the pattern says. */
static void write_in_ring(writer *w, const supernode *s, int to, int round)
{
    const int n = w->path.frame->scc->n;
    const lw_ring_send send = lw_scc_ring_send(n, entry_of(n), to);

    lw_scc_begin(&w->path, &s->label, send.from);
    lw_scc_walk_towards(&w->path, send.up, to);
    write_send(w, round);
}

static void write_relays(writer *w, supernode *s, int round)
{
    for (int q = 2; q <= w->path.frame->scc->n; q++) {
        if (is_relay(w->path.frame->scc->n, q)) write_in_ring(w, s, q, round);
    }
    s->relays = true;
}

static void write_level(writer *w, int k)
{
    const int n = w->path.frame->scc->n, old = w->informed, before = before_level(n, k);

    for (int s = 0; s < old; s++) {
        if (k > 4 && !w->all[s].relays) write_relays(w, &w->all[s], before + 1);
        for (int via = 2; via <= k; via++) {
            const lw_ring_send by = opener(n, k, via);
            lw_scc_begin(&w->path, &w->all[s].label, by.from);
            lw_scc_walk_towards(&w->path, by.up, via);
            lw_scc_cross_to_open(&w->path, via, k);
            lw_scc_walk(&w->path, entry_of(n));
            write_send(w, before + by.round);
            w->all[w->informed++] = (supernode){w->path.node.label, false};
        }
    }
}

static void write_all(writer *w)
{
    const int n = w->path.frame->scc->n;

    w->all[w->informed++] = (supernode){lw_permutation_of(n, 0), false};
    for (int k = n; k >= 2; k--) write_level(w, k);
    for (int s = 0; s < w->informed; s++) {
        for (int q = 2; q <= n; q++) {
            const int round = lw_scc_ring_send(n, entry_of(n), q).round;
            if (!round || (w->all[s].relays && is_relay(n, q))) continue;
            write_in_ring(w, &w->all[s], q, before_level(n, 1) + round);
        }
    }
}

int lw_overlapped_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    const lw_scc *scc = (const lw_scc *)network;
    const lw_scc_frame frame = lw_scc_frame_of(scc, root, entry_of(scc->n));
    writer w = {
        .path = {.frame = &frame, .vertex = malloc((size_t)network->longest_route * sizeof(int))},
        .schedule = schedule,
        .all = malloc((size_t)scc->supernodes * sizeof(supernode)),
    };

    w.error = w.path.vertex && w.all ? LW_OK : LW_NO_MEMORY;
    if (!w.error) write_all(&w);
    free(w.path.vertex);
    free(w.all);
    return w.error ? w.error : lw_schedule_sort(schedule);
}

int lw_overlapped_rounds(const lw_network *network, int root)
{
    const int n = ((const lw_scc *)network)->n;

    (void)root;
    return before_level(n, 1) + lw_scc_ring_rounds(n);
}
