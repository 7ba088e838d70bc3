/* Frames, openings, rings and paths.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_frame.h"

/* A position moved round the ring by `turn`; position 1, and so symbol 1, stays. */
static int turned(int n, int position, int turn)
{
    const int ring = n - 1;
    return position == 1 ? 1 : 2 + (position - 2 + turn + ring) % ring;
}

lw_scc_frame lw_scc_frame_of(const lw_scc *scc, int root, int entry)
{
    const lw_scc_node node = lw_scc_node_of(scc, root);
    return (lw_scc_frame){scc, node.label, entry ? entry - node.i : 0};
}

lw_scc_node lw_scc_into_frame(const lw_scc_frame *frame, int v)
{
    const int n = frame->scc->n;
    const lw_scc_node node = lw_scc_node_of(frame->scc, v);
    const lw_permutation seen = lw_scc_relabel(n, &frame->root, &node.label);
    lw_scc_node there = {turned(n, node.i, frame->turn), {{0}}};

    for (int p = 1; p <= n; p++) {
        there.label.symbol[turned(n, p, frame->turn)] =
            (signed char)turned(n, seen.symbol[p], frame->turn);
    }
    return there;
}

int lw_scc_out_of_frame(const lw_scc_frame *frame, const lw_scc_node *node)
{
    const int n = frame->scc->n;
    lw_scc_node real = {turned(n, node->i, -frame->turn), {{0}}};

    for (int p = 1; p <= n; p++) {
        const int symbol = turned(n, node->label.symbol[p], -frame->turn);
        real.label.symbol[turned(n, p, -frame->turn)] = frame->root.symbol[symbol];
    }
    return lw_scc_vertex(frame->scc, &real);
}

lw_scc_opening lw_scc_opening_of(int n, const lw_permutation *label)
{
    lw_scc_opening last = {0, 0, {{0}}};
    lw_permutation at = {{0}};

    for (int p = 1; p <= n; p++) at.symbol[p] = (signed char)p;
    for (int level = n; level >= 2; level--) {
        int place = 1;
        while (at.symbol[place] != label->symbol[level]) place++;
        if (place == level) continue;
        last = (lw_scc_opening){level, place == 1 ? level : place, at};
        at = lw_scc_open(&at, last.via, level);
    }
    return last;
}

lw_permutation lw_scc_open(const lw_permutation *from, int via, int level)
{
    lw_permutation opened = *from;

    if (via != level) lw_permutation_swap(&opened, via);
    lw_permutation_swap(&opened, level);
    return opened;
}

lw_ring_send lw_scc_ring_send(int n, int entry, int position)
{
    const int ring = n - 1, ahead = (position - entry + ring) % ring;
    const int up = ahead <= ring / 2 ? 1 : -1, side = up > 0 ? ring / 2 : (ring - 1) / 2;
    const int away = up > 0 ? ahead : ring - ahead, first = side > 1 ? side - 1 : 1;
    const int relay = turned(n, entry, up * first);

    if (away == 0) return (lw_ring_send){entry, 0, up};
    if (away == first) return (lw_ring_send){entry, 1, up};
    if (away > first) return (lw_ring_send){relay, 2, up};
    if (away == 1) return (lw_ring_send){entry, 2, up};
    return (lw_ring_send){relay, 2, -up};
}

int lw_scc_ring_rounds(int n)
{
    return n == 2 ? 0 : n <= 4 ? 1 : 2;
}

static void arrive(lw_scc_path *path)
{
    path->vertex[path->length++] = lw_scc_out_of_frame(path->frame, &path->node);
}

void lw_scc_begin(lw_scc_path *path, const lw_permutation *label, int i)
{
    path->node = (lw_scc_node){i, *label};
    path->length = 0;
    arrive(path);
}

void lw_scc_walk(lw_scc_path *path, int to)
{
    while (path->node.i != to) {
        path->node.i = lw_scc_ring_step(path->frame->scc->n, path->node.i, to);
        arrive(path);
    }
}

void lw_scc_walk_towards(lw_scc_path *path, int up, int to)
{
    while (path->node.i != to) {
        path->node.i = turned(path->frame->scc->n, path->node.i, up);
        arrive(path);
    }
}

void lw_scc_cross(lw_scc_path *path)
{
    lw_permutation_swap(&path->node.label, path->node.i);
    arrive(path);
}

void lw_scc_cross_to_open(lw_scc_path *path, int via, int level)
{
    lw_scc_cross(path);
    if (via == level) return;
    lw_scc_walk(path, level);
    lw_scc_cross(path);
}

int lw_scc_send(const lw_scc_path *path, int round, lw_schedule *schedule)
{
    return lw_schedule_add(schedule, round, path->vertex, path->length - 1);
}
