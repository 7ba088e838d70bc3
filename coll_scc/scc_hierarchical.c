/* The hierarchical broadcast: fill all rings, then open the next smaller stars, level by level.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   level k   | rounds | sends
 *   n, .., 2  | c      | every supernode that is new fills its ring
 *             | 1      | its node i, 2 <= i <= k, opens a sub-star via i; it arrives at node k
 *   behind    | c      | the last new supernodes fill their rings
 *
 *      o-o            o-o   o-o
 *      | |    fill    | |---| |      c: see scc_broadcast.h
 *      E-o    open    o-o   o-E      E: the node that gets it first
 *                      |     |
 */
#include <stdlib.h>

#include "coll_scc/scc_broadcast.h"
#include "coll_scc/scc_frame.h"

/* Rounds that are over when level k begins; level 1 is the last filling. */
static int before_level(int n, int k)
{
    return (n - k) * (lw_scc_ring_rounds(n) + 1);
}

/* A node's part, in the frame. */
typedef struct part {
    lw_scc_frame frame;
    lw_scc_node me;
    int entry; /* of my supernode */
    int since; /* the round in which the entry receives */
    lw_plan *plan;
} part;

static void receive(part *mine, const lw_permutation *label, int i, int round)
{
    const lw_scc_node from = {i, *label};
    mine->plan->parent = lw_scc_out_of_frame(&mine->frame, &from);
    mine->plan->round = round;
}

static int send(part *mine, const lw_permutation *label, int i, int round)
{
    const lw_scc_node to = {i, *label};
    return lw_plan_add(mine->plan, lw_scc_out_of_frame(&mine->frame, &to), round);
}

static int fill(part *mine)
{
    const int n = mine->frame.scc->n;
    const lw_ring_send own = lw_scc_ring_send(n, mine->entry, mine->me.i);
    int error = LW_OK;

    if (own.round) receive(mine, &mine->me.label, own.from, mine->since + own.round);
    for (int q = 2; q <= n && !error; q++) {
        const lw_ring_send other = lw_scc_ring_send(n, mine->entry, q);
        if (!other.round || other.from != mine->me.i) continue;
        error = send(mine, &mine->me.label, q, mine->since + other.round);
    }
    return error;
}

int lw_hierarchical_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    const lw_scc *scc = (const lw_scc *)network;
    part mine = {.frame = lw_scc_frame_of(scc, root, 0), .plan = plan};
    mine.me = lw_scc_into_frame(&mine.frame, me);

    const lw_scc_opening opening = lw_scc_opening_of(scc->n, &mine.me.label);
    mine.entry = opening.level ? opening.level : lw_scc_node_of(scc, root).i;
    mine.since = opening.level ? before_level(scc->n, opening.level - 1) : 0;
    if (opening.level && mine.me.i == mine.entry) {
        receive(&mine, &opening.from, opening.via, mine.since);
    }
    int error = fill(&mine);
    for (int k = opening.level ? opening.level - 1 : scc->n; k >= 2 && !error; k--) {
        if (mine.me.i > k) continue;
        const lw_permutation opened = lw_scc_open(&mine.me.label, mine.me.i, k);
        error = send(&mine, &opened, k, before_level(scc->n, k - 1));
    }
    return error;
}

/* The whole schedule: the supernodes that are informed, in the order in which they are. */
typedef struct writer {
    lw_scc_path path;
    lw_schedule *schedule;
    lw_permutation *label;
    int informed;
} writer;

static int write_filling(writer *w, const lw_permutation *label, int entry, int before)
{
    int error = LW_OK;

    for (int q = 2; q <= w->path.frame->scc->n && !error; q++) {
        const lw_ring_send send = lw_scc_ring_send(w->path.frame->scc->n, entry, q);
        if (!send.round) continue;
        lw_scc_begin(&w->path, label, send.from);
        lw_scc_walk_towards(&w->path, send.up, q);
        error = lw_scc_send(&w->path, before + send.round, w->schedule);
    }
    return error;
}

/* All of the old supernodes open theirs on level k; these are filled at once. */
static int write_level(writer *w, int k)
{
    const int n = w->path.frame->scc->n, old = w->informed, round = before_level(n, k - 1);
    int error = LW_OK;

    for (int s = 0; s < old; s++) {
        for (int via = 2; via <= k && !error; via++) {
            lw_scc_begin(&w->path, &w->label[s], via);
            lw_scc_cross_to_open(&w->path, via, k);
            error = lw_scc_send(&w->path, round, w->schedule);
            w->label[w->informed++] = w->path.node.label;
            if (!error) error = write_filling(w, &w->label[w->informed - 1], k, round);
        }
    }
    return error;
}

int lw_hierarchical_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    const lw_scc *scc = (const lw_scc *)network;
    const lw_scc_frame frame = lw_scc_frame_of(scc, root, 0);
    writer w = {
        .path = {.frame = &frame, .vertex = malloc((size_t)network->longest_route * sizeof(int))},
        .schedule = schedule,
        .label = malloc((size_t)scc->supernodes * sizeof(lw_permutation)),
    };
    int error = w.path.vertex && w.label ? LW_OK : LW_NO_MEMORY;

    if (!error) {
        w.label[w.informed++] = lw_permutation_of(scc->n, 0);
        error = write_filling(&w, &w.label[0], lw_scc_node_of(scc, root).i, 0);
    }
    for (int k = scc->n; k >= 2 && !error; k--) error = write_level(&w, k);
    free(w.path.vertex);
    free(w.label);
    return error ? error : lw_schedule_sort(schedule);
}

int lw_hierarchical_rounds(const lw_network *network, int root)
{
    const int n = ((const lw_scc *)network)->n;

    (void)root;
    return before_level(n, 1) + lw_scc_ring_rounds(n);
}
