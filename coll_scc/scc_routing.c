/* Routes on star-connected cycles by the network's routing; their costs and classes of links.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_routing.h"

#include <string.h>

#include "coll_scc/scc_cycles.h"

const lw_choice lw_scc_routings[] = {
    [LW_SCC_OPTIMAL] = {"optimal", "shortest routes; the most work to find them"},
    [LW_SCC_GREEDY] = {"greedy", "nearly shortest routes, found in O(n^2)"},
    [LW_SCC_RANDOM] = {"random", "spreading messages over links; the least work a step"},
    {NULL, NULL},
};

static lw_scc_algorithm *const algorithms[] = {
    [LW_SCC_OPTIMAL] = lw_scc_optimal_laterals,
    [LW_SCC_GREEDY] = lw_scc_greedy_laterals,
    [LW_SCC_RANDOM] = lw_scc_random_laterals,
};

bool lw_scc_find_routing(const char *name, lw_scc_routing *routing)
{
    for (int i = 0; lw_scc_routings[i].name; i++) {
        if (strcmp(lw_scc_routings[i].name, name)) continue;
        *routing = (lw_scc_routing)i;
        return true;
    }
    return false;
}

/* splitmix64: near seeds give unlike numbers. */
static uint64_t next_word(uint64_t *seed)
{
    uint64_t word = *seed += 0x9e3779b97f4a7c15;

    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
}

int lw_scc_draw(uint64_t *seed, int below)
{
    return (int)(next_word(seed) % (uint64_t)below);
}

static uint64_t seed_of(const lw_scc *scc, const lw_scc_node *from, const lw_scc_node *to)
{
    uint64_t seed = scc->seed;

    seed = next_word(&seed) + (uint64_t)lw_scc_vertex(scc, from);
    return next_word(&seed) + (uint64_t)lw_scc_vertex(scc, to);
}

int lw_scc_laterals(const lw_scc *scc, const lw_scc_node *from, const lw_scc_node *to, int *lateral)
{
    const lw_scc_node seen = {from->i, lw_scc_relabel(scc->n, &to->label, &from->label)};
    const uint64_t seed = scc->routing == LW_SCC_RANDOM ? seed_of(scc, from, to) : 0;
    return algorithms[scc->routing](scc->n, &seen, to->i, seed, lateral);
}

/* Walks to ring position `to`, and writes down the vertices after the first. */
static int walk(const lw_scc *scc, lw_scc_node *node, int to, int *path)
{
    int length = 0;

    while (node->i != to) {
        node->i = lw_scc_ring_step(scc->n, node->i, to);
        path[length++] = lw_scc_vertex(scc, node);
    }
    return length;
}

int lw_scc_route(const lw_network *network, int from, int to, int *path)
{
    const lw_scc *scc = (const lw_scc *)network;
    const lw_scc_node end = lw_scc_node_of(scc, to);
    lw_scc_node node = lw_scc_node_of(scc, from);
    int lateral[LW_SCC_LATERALS], length = 0;
    int count = lw_scc_laterals(scc, &node, &end, lateral);

    if (count < 0) { /* no memory: the caller wants a route, not the best one */
        const lw_scc greedy = {.n = scc->n, .routing = LW_SCC_GREEDY};
        count = lw_scc_laterals(&greedy, &node, &end, lateral);
    }
    path[length++] = from;
    for (int i = 0; i < count; i++) {
        length += walk(scc, &node, lateral[i], path + length);
        lw_permutation_swap(&node.label, node.i);
        path[length++] = lw_scc_vertex(scc, &node);
    }
    return length + walk(scc, &node, end.i, path + length);
}

lw_scc_cost lw_scc_cost_of(int n, const lw_scc_node *from, int to, const int *lateral, int count)
{
    const int move_in = lw_scc_move_in(n, &from->label);
    int locals = 0, i = from->i;

    for (int k = 0; k < count; k++) {
        locals += lw_scc_ring_distance(n, i, lateral[k]);
        i = lateral[k];
    }
    locals += lw_scc_ring_distance(n, i, to);
    return (lw_scc_cost){count, move_in, locals - move_in};
}
