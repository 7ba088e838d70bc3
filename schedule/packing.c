/* Grows trees a level at a time, all together.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   level d, pass by pass: tree 0's first vertex of depth d-1 takes a child, tree 1's first vertex,
 *   ..., tree 0's second vertex, ...; so no vertex takes all it could before others had their turn,
 *   and no tree is left with what the others didn't want.
 */
#include "schedule/packing.h"

#include <stdlib.h>

#include "schedule/packing_state.h"

static void add(lw_packing *p, int t, int v, int parent, int depth)
{
    const size_t at = lw_tree_at(p, t) + (size_t)v;

    p->trees.parent[at] = parent;
    p->trees.depth[at] = depth;
    p->next[at] = p->arcs.first[v];
    p->has[v] |= (uint64_t)1 << t;
    p->order[lw_tree_at(p, t) + (size_t)p->reached[t]++] = v;
}

/* Gives u a child in tree t, if one of the arcs that it hasn't tried will do. */
static bool adopt(lw_packing *p, int t, int u, int depth)
{
    int *next = &p->next[lw_tree_at(p, t) + (size_t)u];

    while (*next < p->arcs.first[u + 1]) {
        const int arc = (*next)++, v = p->arcs.head[arc];
        if ((p->has[v] >> t & 1) || p->owner[arc] != LW_FREE) continue;
        if (!lw_paths_remain(p, arc, t)) continue;
        p->owner[arc] = t;
        add(p, t, v, u, depth);
        return true;
    }
    return false;
}

/* One pass over the vertices of depth - 1, which are from[t] .. to[t] - 1 in the order of tree t.
 * Another tree begins at each level. */
static bool pass(lw_packing *p, const int *from, const int *to, int depth)
{
    bool grown = false, more = true;

    for (int i = 0; more; i++) {
        more = false;
        for (int turn = 0; turn < p->trees.count; turn++) {
            const int t = (turn + depth) % p->trees.count;
            if (from[t] + i >= to[t]) continue;
            more = true;
            if (adopt(p, t, p->order[lw_tree_at(p, t) + (size_t)(from[t] + i)], depth)) {
                grown = true;
            }
        }
    }
    return grown;
}

/* Grows all trees until nothing can be added; then they span, if there are paths enough. */
static int grow(lw_packing *p)
{
    int from[LW_MOST_TREES] = {0}, to[LW_MOST_TREES];
    bool grown = true;

    for (int t = 0; t < p->trees.count; t++) add(p, t, p->trees.root, -1, 0);
    for (int depth = 1; grown; depth++) {
        grown = false;
        for (int t = 0; t < p->trees.count; t++) to[t] = p->reached[t];
        while (pass(p, from, to, depth)) grown = true;
        for (int t = 0; t < p->trees.count; t++) from[t] = to[t];
    }
    for (int t = 0; t < p->trees.count; t++) {
        if (p->reached[t] < p->trees.vertices) return LW_NO_PATH;
    }
    return LW_OK;
}

static void end(lw_packing *p)
{
    lw_arcs_free(&p->arcs);
    lw_trees_free(&p->trees);
    free(p->owner);
    free(p->has);
    free(p->search.flow);
    free(p->search.seen);
    free(p->search.before);
    free(p->search.queue);
    free(p->search.hint);
    free(p->order);
    free(p->next);
}

static int begin(lw_packing *p, const lw_network *network, int root, int count, uint64_t seed)
{
    const size_t vertices = (size_t)network->vertices, all = vertices * (size_t)count;
    int error = lw_arcs_of(network, seed, &p->arcs);

    if (!error) error = lw_trees_init(&p->trees, count, network->vertices, root);
    if (error) return error;
    const size_t arcs = (size_t)p->arcs.first[vertices];
    p->owner = malloc(arcs * sizeof(int));
    p->has = calloc(vertices, sizeof *p->has);
    p->search.flow = calloc(arcs, sizeof(int));
    p->search.seen = calloc(vertices, sizeof(int));
    p->search.before = malloc(vertices * sizeof(int));
    p->search.queue = malloc(vertices * sizeof(int));
    p->search.hint = malloc(all * sizeof(int));
    p->order = malloc(all * sizeof(int));
    p->next = malloc(all * sizeof(int));
    if (!p->owner || !p->has || !p->search.flow || !p->search.seen || !p->search.before ||
        !p->search.queue || !p->search.hint || !p->order || !p->next) {
        return LW_NO_MEMORY;
    }
    for (size_t arc = 0; arc < arcs; arc++) p->owner[arc] = LW_FREE;
    for (size_t i = 0; i < all; i++) p->search.hint[i] = -1;
    return LW_OK;
}

/* Packs once; replaces *best if that has none or deeper trees. */
static int attempt(const lw_network *network, int root, uint64_t seed, lw_trees *best)
{
    enum { MOVES = 100 /* for each vertex */, MOST_MOVES = 400000 };
    const long moves = (long)network->vertices * MOVES;
    lw_packing p = {.owner = NULL};
    lw_tree_costs costs, least;
    int error = begin(&p, network, root, best->count, seed);

    if (!error) error = grow(&p);
    if (!error) lw_swap_parents(&p, moves < MOST_MOVES ? moves : MOST_MOVES);
    if (!error) error = lw_measure_trees(&p.trees, &costs);
    if (!error && best->parent) error = lw_measure_trees(best, &least);
    if (!error && (!best->parent || costs.depth < least.depth)) {
        lw_trees_free(best);
        *best = p.trees;
        p.trees.parent = p.trees.depth = NULL;
    }
    end(&p);
    return error;
}

/* Small networks are tried often; so is one whose trees are packed once and serve all roots. */
static int attempts_for(const lw_network *network)
{
    enum { SMALL = 2000 /* vertices */, MOST = 16 };
    const int often = SMALL / network->vertices, pains = network->orbits == 1 ? 4 : 1;
    const int attempts = (often < MOST ? often : MOST) * pains;

    return attempts > 0 ? attempts : 1;
}

int lw_pack_trees(const lw_network *network, int root, int count, lw_trees *trees)
{
    const int attempts = attempts_for(network);
    int error = LW_OK;

    *trees = (lw_trees){.count = count};
    for (int i = 0; i < attempts && !error; i++) error = attempt(network, root, (uint64_t)i, trees);
    if (error) lw_trees_free(trees);
    return error;
}
