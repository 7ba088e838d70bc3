/* The overlapped broadcast written down level by level; see scc_overlapped.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "coll_scc/scc_broadcast.h"
#include "coll_scc/scc_overlapped.h"

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
    const lw_ring_send send = lw_scc_ring_send(n, lw_overlapped_entry(n), to);

    lw_scc_begin(&w->path, &s->label, send.from);
    lw_scc_walk_towards(&w->path, send.up, to);
    write_send(w, round);
}

static void write_relays(writer *w, supernode *s, int round)
{
    for (int q = 2; q <= w->path.frame->scc->n; q++) {
        if (lw_overlapped_relay(w->path.frame->scc->n, q)) write_in_ring(w, s, q, round);
    }
    s->relays = true;
}

static void write_level(writer *w, int k)
{
    const int n = w->path.frame->scc->n, old = w->informed, before = lw_overlapped_before(n, k);

    for (int s = 0; s < old; s++) {
        if (k > 4 && !w->all[s].relays) write_relays(w, &w->all[s], before + 1);
        for (int via = 2; via <= k; via++) {
            const lw_ring_send by = lw_overlapped_opener(n, k, via);
            lw_scc_begin(&w->path, &w->all[s].label, by.from);
            lw_scc_walk_towards(&w->path, by.up, via);
            lw_scc_cross_to_open(&w->path, via, k);
            lw_scc_walk(&w->path, lw_overlapped_entry(n));
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
            const int round = lw_scc_ring_send(n, lw_overlapped_entry(n), q).round;
            if (!round || (w->all[s].relays && lw_overlapped_relay(n, q))) continue;
            write_in_ring(w, &w->all[s], q, lw_overlapped_before(n, 1) + round);
        }
    }
}

int lw_overlapped_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    const lw_scc *scc = (const lw_scc *)network;
    const lw_scc_frame frame = lw_scc_frame_of(scc, root, lw_overlapped_entry(scc->n));
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
