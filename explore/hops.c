/* Next hops of all pairs: the network's own, or the shortest.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/hops.h"

#include <stdlib.h>

/* Work space of one search. */
typedef struct space {
    int *path;      /* longest_route vertices */
    int *queue;     /* all vertices */
    int *distance;  /* of all vertices, to the target */
    int *neighbour; /* degree vertices */
} space;

static void fill_own(const lw_network *network, space *s, int *next)
{
    const int n = network->vertices;

    for (int from = 0; from < n; from++) {
        for (int to = 0; to < n; to++) {
            const int length = network->type->route(network, from, to, s->path);
            next[(size_t)from * n + to] = s->path[length > 1];
        }
    }
}

/* A route whose every vertex agrees with the table is the one that the table's hops follow. */
static bool is_consistent(const lw_network *network, space *s, const int *next)
{
    const int n = network->vertices;

    for (int from = 0; from < n; from++) {
        for (int to = 0; to < n; to++) {
            const int length = network->type->route(network, from, to, s->path);
            for (int i = 0; i + 1 < length; i++) {
                if (next[(size_t)s->path[i] * n + to] != s->path[i + 1]) return false;
            }
        }
    }
    return true;
}

static void measure_distances(const lw_network *network, int to, space *s)
{
    int head = 0, tail = 0;

    for (int v = 0; v < network->vertices; v++) s->distance[v] = -1;
    s->distance[to] = 0;
    s->queue[tail++] = to;
    while (head < tail) {
        const int v = s->queue[head++];
        const int count = network->type->neighbours(network, v, s->neighbour);
        for (int i = 0; i < count; i++) {
            const int w = s->neighbour[i];
            if (s->distance[w] >= 0) continue;
            s->distance[w] = s->distance[v] + 1;
            s->queue[tail++] = w;
        }
    }
}

/* The smallest neighbour of v that is nearer to the target; v itself where v is the target. */
static int nearer(const lw_network *network, int v, space *s)
{
    const int count = network->type->neighbours(network, v, s->neighbour);
    int best = v;

    for (int i = 0; i < count; i++) {
        const int w = s->neighbour[i];
        if (s->distance[w] < s->distance[v] && (best == v || w < best)) best = w;
    }
    return best;
}

static void fill_shortest(const lw_network *network, space *s, int *next)
{
    const int n = network->vertices;

    for (int to = 0; to < n; to++) {
        measure_distances(network, to, s);
        for (int from = 0; from < n; from++) {
            next[(size_t)from * n + to] = nearer(network, from, s);
        }
    }
}

int lw_find_hops(const lw_network *network, lw_hops *hops)
{
    const size_t n = (size_t)network->vertices;
    space s = {malloc((size_t)network->longest_route * sizeof(int)), malloc(n * sizeof(int)),
               malloc(n * sizeof(int)), malloc((size_t)network->degree * sizeof(int))};

    hops->next = malloc(n * n * sizeof(int));
    const bool enough = s.path && s.queue && s.distance && s.neighbour && hops->next;
    if (enough) {
        fill_own(network, &s, hops->next);
        hops->own = is_consistent(network, &s, hops->next);
        if (!hops->own) fill_shortest(network, &s, hops->next);
    }
    free(s.path);
    free(s.queue);
    free(s.distance);
    free(s.neighbour);
    return enough ? LW_OK : LW_NO_MEMORY;
}
