/* Makes packed trees shallower: vertices exchange the arcs over which trees reach them.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *     x     y          x     y     v's parent was x in tree i and y in tree j, now they are y and x;
 *      \   /            \   /      v's subtrees move up or down. The arcs stay used, each once, so
 *      i\ /j    ->      j\ /i      the trees stay disjoint. They stay trees just if y isn't below v
 *        v                v        in tree i, nor x in tree j.
 *
 * An arc that no tree has is taken the same way, and the old one is free then. A vertex of depth d
 * costs d^3, which counts the deepest most. First random swaps are taken if they raise the cost by
 * no more than a limit that falls to 0 (threshold accepting), then only those that lower it. */
#include "schedule/packing_state.h"

enum { DEEP = 1 << 13 /* more costs no more: sums over a million vertices stay below 2^63 */ };

static int64_t cost(int depth)
{
    const int64_t d = depth < DEEP ? depth : DEEP;
    return d * d * d;
}

static int *depth_of(lw_packing *p, int t, int v)
{
    return &p->trees.depth[lw_tree_at(p, t) + (size_t)v];
}

static int *parent_of(lw_packing *p, int t, int v)
{
    return &p->trees.parent[lw_tree_at(p, t) + (size_t)v];
}

/* Is x in the subtree of v? */
static bool is_below(lw_packing *p, int t, int x, int v)
{
    while (*depth_of(p, t, x) > *depth_of(p, t, v)) x = *parent_of(p, t, x);
    return x == v;
}

/* The vertices of v's subtree, into the queue; returns how many. */
static int list_subtree(lw_packing *p, int t, int v)
{
    int *queue = p->search.queue, tail = 0;

    queue[tail++] = v;
    for (int head = 0; head < tail; head++) {
        const int x = queue[head];
        for (int arc = p->arcs.first[x]; arc < p->arcs.first[x + 1]; arc++) {
            if (p->owner[arc] == t) queue[tail++] = p->arcs.head[arc];
        }
    }
    return tail;
}

/* What it costs to move v's subtree down by so many levels. */
static int64_t cost_of_move(lw_packing *p, int t, int v, int levels)
{
    const int count = levels ? list_subtree(p, t, v) : 0;
    int64_t sum = 0;

    for (int i = 0; i < count; i++) {
        const int depth = *depth_of(p, t, p->search.queue[i]);
        sum += cost(depth + levels) - cost(depth);
    }
    return sum;
}

static void hang(lw_packing *p, int t, int v, int arc, int levels)
{
    const int count = levels ? list_subtree(p, t, v) : 0;

    for (int i = 0; i < count; i++) *depth_of(p, t, p->search.queue[i]) += levels;
    p->owner[arc] = t;
    *parent_of(p, t, v) = p->arcs.head[p->arcs.back[arc]];
}

/* The arc over which tree t reaches v. */
static int arc_into(const lw_packing *p, int t, int v)
{
    int out = p->arcs.first[v];
    while (p->owner[p->arcs.back[out]] != t) out++;
    return p->arcs.back[out];
}

/* Lets tree i reach v over the arc back from `out`, and the tree that has it over i's arc, if that
 * costs `limit` at most. */
static bool swap(lw_packing *p, int i, int v, int out, int64_t limit)
{
    const int arc = p->arcs.back[out], j = p->owner[arc], y = p->arcs.head[out];
    const int x = *parent_of(p, i, v), down_i = *depth_of(p, i, y) + 1 - *depth_of(p, i, v);
    const int down_j = j == LW_FREE ? 0 : *depth_of(p, j, x) + 1 - *depth_of(p, j, v);

    if (j == i || (limit < 0 && down_i >= 0 && down_j >= 0)) return false;
    if (is_below(p, i, y, v) || (j != LW_FREE && is_below(p, j, x, v))) return false;
    int64_t sum = cost_of_move(p, i, v, down_i);
    if (j != LW_FREE) sum += cost_of_move(p, j, v, down_j);
    if (sum > limit) return false;

    const int old = arc_into(p, i, v);
    p->owner[old] = LW_FREE;
    hang(p, i, v, arc, down_i);
    if (j != LW_FREE) hang(p, j, v, old, down_j);
    return true;
}

static void swap_at_random(lw_packing *p, long moves)
{
    uint64_t seed = 1;
    int deepest = 0;

    for (size_t i = 0; i < lw_tree_at(p, p->trees.count); i++) {
        if (p->trees.depth[i] > deepest) deepest = p->trees.depth[i];
    }
    for (long left = moves; left > 0; left--) {
        const int v = lw_draw(&seed, p->trees.vertices), first = p->arcs.first[v];
        const int out = first + lw_draw(&seed, p->arcs.first[v + 1] - first);
        const int t = lw_draw(&seed, p->trees.count);
        const int64_t limit = cost(deepest) * left / moves;
        if (v != p->trees.root) swap(p, t, v, out, limit);
    }
}

static bool swap_for_the_better(lw_packing *p)
{
    bool any = false;

    for (int v = 0; v < p->trees.vertices; v++) {
        if (v == p->trees.root) continue;
        for (int out = p->arcs.first[v]; out < p->arcs.first[v + 1]; out++) {
            for (int t = 0; t < p->trees.count; t++) any = swap(p, t, v, out, -1) || any;
        }
    }
    return any;
}

void lw_swap_parents(lw_packing *p, long moves)
{
    swap_at_random(p, moves);
    while (swap_for_the_better(p)) {
    }
}
