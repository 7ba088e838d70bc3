/* Machines made of hosts, and ranks spread over them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/machines.h"

#include <stdio.h>
#include <stdlib.h>

/* How many packages a host has, and how many of the next in each. */
typedef struct shape {
    int package, numa, cache, core, pu;
} shape;

enum { NUMA = 1, ALL = 2, HALF = 4, A_HOST = 8 /* what isn't known */ };
enum { BY_SLOT, BY_NODE, AT_RANDOM, SPREADS, SIZES = 4, SHAPES = 2 };
static const char *const spreads[SPREADS] = {"by slot", "by node", "at random"};

typedef struct spec {
    const char *name;
    int hosts;
    int size[SIZES];      /* ranks on a host, over and over; ends with 0 */
    shape shapes[SHAPES]; /* hosts in turn */
    int unknown;
} spec;

#define PLAIN                                                                                      \
    {                                                                                              \
        {1, 1, 1, 64, 1},                                                                          \
        {                                                                                          \
            1, 1, 1, 64, 1                                                                         \
        }                                                                                          \
    }
#define DUAL                                                                                       \
    {                                                                                              \
        {2, 1, 2, 4, 2},                                                                           \
        {                                                                                          \
            2, 1, 2, 4, 2                                                                          \
        }                                                                                          \
    }
#define MIXED                                                                                      \
    {                                                                                              \
        {1, 1, 1, 2, 2},                                                                           \
        {                                                                                          \
            2, 2, 1, 3, 1                                                                          \
        }                                                                                          \
    }
static const spec specs[] = {
    {"4 x 10", 4, {10}, PLAIN, 0},
    {"3+1+7", 3, {3, 1, 7}, PLAIN, 0},
    {"12 x 1", 12, {1}, PLAIN, 0},
    {"1 x 24", 1, {24}, DUAL, 0},
    {"3 x 16 hyperthreads", 3, {16}, DUAL, 0},
    {"4 x 8 without NUMA", 4, {8}, DUAL, NUMA},
    {"5 x 6 of which nothing is known", 5, {6}, PLAIN, ALL},
    {"4, 8, 12, 2 on different hosts", 4, {4, 8, 12, 2}, MIXED, 0},
    {"2 x 33", 2, {33}, DUAL, 0},
    {"16+5+16+5", 4, {16, 5}, MIXED, 0},
    {"20 hosts of 1, 2, 3", 20, {1, 2, 3}, PLAIN, 0},
    {"11 x 4, half of them bound", 11, {4}, DUAL, HALF},
    {"1+29", 2, {1, 29}, MIXED, 0},
    {"7+1+1+1", 4, {7, 1, 1, 1}, PLAIN, 0},
    {"2 x 1", 2, {1}, PLAIN, 0},
    {"2+1", 2, {2, 1}, PLAIN, 0},
    {"13+12", 2, {13, 12}, DUAL, 0},
    {"6 x 5, a host unknown", 6, {5}, DUAL, A_HOST},
};

int machines(void)
{
    return (int)(sizeof specs / sizeof *specs) * SPREADS;
}

static int size_of(const int *size, int host)
{
    int sizes = 0;
    while (sizes < SIZES && size[sizes]) sizes++;
    return size[host % sizes];
}

/* The i-th rank of a host, on its own thread while there are any, cores first. */
static lw_locality located(const spec *s, int host, int i)
{
    const shape h = s->shapes[host % SHAPES];
    const int cores = h.package * h.numa * h.cache * h.core;
    const int core = i % cores, cache = core / h.core, numa = cache / h.cache;
    lw_locality where = {host, numa / h.numa, numa, cache, core, core * h.pu + i / cores % h.pu};

    if (s->unknown & NUMA) where.numa = -1;
    if (s->unknown & ALL || (s->unknown & HALF && i % 2)) {
        where.package = where.numa = where.cache = where.core = where.pu = -1;
    }
    if (s->unknown & A_HOST && host == 1) where.host = -1;
    return where;
}

static void shuffle(lw_locality *list, int count)
{
    uint64_t seed = (uint64_t)count;

    for (int i = count - 1; i > 0; i--) {
        const int j = random_below(&seed, i + 1);
        const lw_locality other = list[j];
        list[j] = list[i];
        list[i] = other;
    }
}

/* Hosts in the order of their first rank. */
static void number_hosts(lw_locality *list, int count, int hosts)
{
    int *name = malloc((size_t)hosts * sizeof *name), next = 0;

    assert_non_null(name);
    for (int h = 0; h < hosts; h++) name[h] = -1;
    for (int i = 0; i < count; i++) {
        if (list[i].host < 0) continue;
        if (name[list[i].host] < 0) name[list[i].host] = next++;
        list[i].host = name[list[i].host];
    }
    free(name);
}

static machine make(const spec *s, int spread)
{
    machine m = {.ranks = 0};
    int rounds = 1, at = 0;

    snprintf(m.name, sizeof m.name, "%s, %s", s->name, spreads[spread]);
    for (int host = 0; host < s->hosts; host++) {
        const int size = size_of(s->size, host);
        m.ranks += size;
        if (spread == BY_NODE && size > rounds) rounds = size;
    }
    m.locality = malloc((size_t)m.ranks * sizeof *m.locality);
    assert_non_null(m.locality);
    for (int round = 0; round < rounds; round++) {
        for (int host = 0; host < s->hosts; host++) {
            const int size = size_of(s->size, host), end = spread == BY_NODE ? round + 1 : size;
            for (int i = round; i < end && i < size; i++) m.locality[at++] = located(s, host, i);
        }
    }
    if (spread == AT_RANDOM) shuffle(m.locality, m.ranks);
    number_hosts(m.locality, m.ranks, s->hosts);
    return m;
}

machine new_machine(int i)
{
    return make(&specs[i / SPREADS], i % SPREADS);
}

machine new_hosts(int hosts, const int *size, int sizes, bool by_node)
{
    spec s = {"hosts", hosts, {0}, PLAIN, ALL};

    assert_in_range(sizes, 1, SIZES);
    for (int i = 0; i < sizes; i++) s.size[i] = size[i];
    return make(&s, by_node ? BY_NODE : BY_SLOT);
}

void free_machine(machine *m)
{
    free(m->locality);
}

bool on_one_host(const machine *m, int a, int b)
{
    return a == b || (m->locality[a].host >= 0 && m->locality[a].host == m->locality[b].host);
}

int hosts_of(const machine *m)
{
    int hosts = 0;

    for (int rank = 0; rank < m->ranks; rank++) {
        bool is_new = true;
        for (int other = 0; other < rank; other++) is_new = is_new && !on_one_host(m, rank, other);
        hosts += is_new;
    }
    return hosts;
}

int check_walk(const machine *m, const lw_plan *plan, int stride, int root)
{
    int *queue = malloc((size_t)m->ranks * sizeof *queue), tail = 0, between = 0;
    bool *met = calloc((size_t)m->ranks, sizeof *met);

    assert_true(queue && met);
    assert_int_equal(plan[root * stride].parent, -1);
    queue[tail++] = root;
    met[root] = true;
    for (int head = 0; head < tail; head++) {
        const int me = queue[head];
        const lw_plan *mine = &plan[me * stride];
        for (int i = 0; i < mine->children; i++) {
            const lw_child child = mine->child[i];
            const lw_plan *its = &plan[child.vertex * stride];
            if (its->parent != me || its->round != child.round || child.round <= mine->round ||
                (i && child.round < mine->child[i - 1].round) || met[child.vertex]) {
                fault("%s, root %d: %d and its child %d disagree, or it comes too often", m->name,
                      root, me, child.vertex);
            }
            queue[tail++] = child.vertex;
            met[child.vertex] = true;
            between += !on_one_host(m, me, child.vertex);
        }
    }
    free(queue);
    free(met);
    if (tail < m->ranks) fault("%s, root %d: only %d ranks get it", m->name, root, tail);
    return between;
}
