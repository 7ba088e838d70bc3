/* Trees: made, moved by symmetry, and as one vertex sees them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/trees.h"

#include <stdlib.h>

#include "schedule/connectivity.h"
#include "schedule/packing.h"

int lw_trees_init(lw_trees *trees, int count, int vertices, int root)
{
    const size_t size = (size_t)count * (size_t)vertices;

    *trees = (lw_trees){.count = count, .vertices = vertices, .root = root};
    trees->parent = malloc(size * sizeof(int));
    trees->depth = malloc(size * sizeof(int));
    if (!trees->parent || !trees->depth) {
        lw_trees_free(trees);
        return LW_NO_MEMORY;
    }
    for (size_t i = 0; i < size; i++) trees->parent[i] = trees->depth[i] = -1;
    return LW_OK;
}

void lw_trees_free(lw_trees *trees)
{
    free(trees->parent);
    free(trees->depth);
    *trees = (lw_trees){.count = 0};
}

static int symmetric_image(const lw_network *network, int from, int to, int v)
{
    return from == to ? v : network->type->moved(network, from, to, v);
}

int lw_move_trees(const lw_network *network, const lw_trees *trees, int root, lw_trees *moved)
{
    const int vertices = trees->vertices;
    const int error = lw_trees_init(moved, trees->count, vertices, root);
    if (error) return error;

    for (int v = 0; v < vertices; v++) {
        const int image = symmetric_image(network, trees->root, root, v);
        for (int t = 0; t < trees->count; t++) {
            const size_t tree = (size_t)t * (size_t)vertices;
            const int parent = trees->parent[tree + (size_t)v];
            moved->depth[tree + (size_t)image] = trees->depth[tree + (size_t)v];
            if (parent < 0) continue;
            moved->parent[tree + (size_t)image] =
                symmetric_image(network, trees->root, root, parent);
        }
    }
    return LW_OK;
}

/* Writes down the trees that the network's type knows. */
static int make_known(const lw_network *network, int root, lw_trees *trees)
{
    int error = lw_trees_init(trees, network->degree, network->vertices, root);
    lw_plan plan;

    lw_plan_init(&plan);
    for (int t = 0; t < trees->count && !error; t++) {
        for (int v = 0; v < network->vertices && !error; v++) {
            const size_t at = (size_t)t * (size_t)network->vertices + (size_t)v;
            error = network->type->tree_plan(network, root, t, v, &plan);
            trees->parent[at] = plan.parent;
            trees->depth[at] = plan.round;
            lw_plan_free(&plan);
        }
    }
    if (error) lw_trees_free(trees);
    return error;
}

int lw_make_trees(const lw_network *network, int root, lw_trees *trees)
{
    lw_trees packed;

    if (network->type->tree_plan) return make_known(network, root, trees);
    const int count = lw_edge_connectivity(network);
    if (count < 0) return count;
    const int most = count < LW_MOST_TREES ? count : LW_MOST_TREES;
    int error = lw_pack_trees(network, root % network->orbits, most, &packed);
    if (error || packed.root == root) {
        *trees = packed;
        return error;
    }
    error = lw_move_trees(network, &packed, root, trees);
    lw_trees_free(&packed);
    return error;
}

int lw_tree_plan(const lw_network *network, const lw_trees *packed, int root, int t, int me,
                 lw_plan *plan)
{
    if (!packed) return network->type->tree_plan(network, root, t, me, plan);

    const int *parent = packed->parent + (size_t)t * (size_t)packed->vertices;
    const int *depth = packed->depth + (size_t)t * (size_t)packed->vertices;
    const int seen = symmetric_image(network, root, packed->root, me); /* me among the packed */
    int *neighbour = malloc((size_t)network->degree * sizeof *neighbour);
    int error = neighbour ? LW_OK : LW_NO_MEMORY;
    const int count = neighbour ? network->type->neighbours(network, seen, neighbour) : 0;

    plan->round = depth[seen];
    if (me != root) plan->parent = symmetric_image(network, packed->root, root, parent[seen]);
    for (int i = 0; i < count && !error; i++) {
        if (parent[neighbour[i]] != seen) continue;
        const int child = symmetric_image(network, packed->root, root, neighbour[i]);
        error = lw_plan_add(plan, child, plan->round + 1);
    }
    free(neighbour);
    return error;
}

int lw_measure_trees(const lw_trees *trees, lw_tree_costs *costs)
{
    const size_t vertices = (size_t)trees->vertices;
    int *children = malloc(vertices * sizeof(int)), *sends = calloc(vertices, sizeof(int));
    const bool room = children && sends;

    *costs = (lw_tree_costs){.depth = 0};
    for (int t = 0; room && t < trees->count; t++) {
        const int *parent = trees->parent + (size_t)t * vertices;
        const int *depth = trees->depth + (size_t)t * vertices;
        for (size_t v = 0; v < vertices; v++) children[v] = 0;
        for (size_t v = 0; v < vertices; v++) {
            if (depth[v] > costs->depth) costs->depth = depth[v];
            if (parent[v] < 0) continue;
            const int mine = ++children[parent[v]], all = ++sends[parent[v]];
            if (mine > costs->most_children) costs->most_children = mine;
            if (all > costs->most_sends) costs->most_sends = all;
        }
    }
    free(children);
    free(sends);
    return room ? LW_OK : LW_NO_MEMORY;
}
