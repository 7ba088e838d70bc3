/* The overlapped broadcast: a ring is filled no further than the next sends need.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Rings are turned so that the root sits at node 3, and every supernode gets the message at its
 * node 3. A message may pass through nodes of its ring on its way to a lateral link:
 *
 *   level k   | rounds | sends of every informed supernode
 *   k > 4     | 2      | as if to fill the ring (scc_frame.h), but a send to a node goes on over
 *             |        | its lateral link and opens a sub-star. Only where the pattern needs a
 *             |        | relay the first send stays in the ring, on the supernode's first such
 *             |        | level, and the relay opens via itself in round 2. Positions above k open
 *             |        | nothing
 *   4, 3, 2   | 1      | node 3 opens via 3, via 2 and (k = 4) via 4: all its three links at once
 *   behind    | c      | all rings are filled where they aren't yet
 *
 *          2 ..        k = 4: three sub-stars opened in one round
 *          |
 *   .. 3===3--4 ..
 */
#include "coll_scc/scc_overlapped.h"

#include "coll_scc/scc_broadcast.h"

int lw_overlapped_entry(int n)
{
    return n < 3 ? n : 3;
}

int lw_overlapped_before(int n, int k)
{
    int rounds = 0;
    for (int level = n; level > k; level--) rounds += level > 4 ? 2 : 1;
    return rounds;
}

bool lw_overlapped_relay(int n, int position)
{
    const lw_ring_send send = lw_scc_ring_send(n, lw_overlapped_entry(n), position);
    const int ring = n - 1, side = send.up > 0 ? ring / 2 : (ring - 1) / 2;
    return n > 4 && send.round == 1 && side > 1;
}

lw_ring_send lw_overlapped_opener(int n, int k, int via)
{
    lw_ring_send send = lw_scc_ring_send(n, lw_overlapped_entry(n), via);

    if (k <= 4 || !send.round) return (lw_ring_send){lw_overlapped_entry(n), 1, send.up};
    if (lw_overlapped_relay(n, via)) return (lw_ring_send){via, 2, send.up};
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
    lw_ring_send own = lw_scc_ring_send(n, lw_overlapped_entry(n), position);

    if (!own.round) return own;
    if (mine->first > 4 && lw_overlapped_relay(n, position)) {
        own.round = lw_overlapped_before(n, mine->first) + 1;
    } else {
        own.round += lw_overlapped_before(n, 1);
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
            const lw_ring_send by = lw_overlapped_opener(n, k, via);
            if (by.from != mine->me.i) continue;
            const lw_permutation opened = lw_scc_open(&mine->me.label, via, k);
            send(mine, &opened, lw_overlapped_entry(n), lw_overlapped_before(n, k) + by.round);
        }
    }
}

int lw_overlapped_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    const lw_scc *scc = (const lw_scc *)network;
    part mine = {.frame = lw_scc_frame_of(scc, root, lw_overlapped_entry(scc->n)), .plan = plan};
    mine.me = lw_scc_into_frame(&mine.frame, me);

    const lw_scc_opening opening = lw_scc_opening_of(scc->n, &mine.me.label);
    mine.first = first_level(scc->n, &opening);
    if (opening.level && mine.me.i == lw_overlapped_entry(scc->n)) {
        const lw_ring_send by = lw_overlapped_opener(scc->n, opening.level, opening.via);
        receive(&mine, &opening.from, by.from,
                lw_overlapped_before(scc->n, opening.level) + by.round);
    }
    serve_ring(&mine);
    open_others(&mine);
    return mine.error;
}

int lw_overlapped_rounds(const lw_network *network, int root)
{
    const int n = ((const lw_scc *)network)->n;

    (void)root;
    return lw_overlapped_before(n, 1) + lw_scc_ring_rounds(n);
}
