/* Degree and diameter: a look at each vertex, and breadth-first searches.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/measure.h"

#include <stdlib.h>

/* A breadth-first search. */
typedef struct search {
    const lw_network *network;
    int *distance; /* from the start; -1: not reached yet */
    int *queue;
    int *neighbour;
} search;

int lw_degrees(const lw_network *network, int *least, int *most)
{
    int *neighbour = malloc((size_t)network->degree * sizeof *neighbour);
    if (!neighbour) return LW_NO_MEMORY;

    *least = network->degree;
    *most = 0;
    for (int v = 0; v < network->vertices; v++) {
        const int degree = network->type->neighbours(network, v, neighbour);
        if (degree < *least) *least = degree;
        if (degree > *most) *most = degree;
    }
    free(neighbour);
    return LW_OK;
}

/* The distance of the vertex that is farthest from `start`. */
static int farthest(search *s, int start)
{
    int tail = 1, last = start;

    for (int v = 0; v < s->network->vertices; v++) s->distance[v] = -1;
    s->distance[start] = 0;
    s->queue[0] = start;
    for (int head = 0; head < tail; head++) {
        last = s->queue[head];
        const int count = s->network->type->neighbours(s->network, last, s->neighbour);
        for (int i = 0; i < count; i++) {
            const int next = s->neighbour[i];
            if (s->distance[next] >= 0) continue;
            s->distance[next] = s->distance[last] + 1;
            s->queue[tail++] = next;
        }
    }
    return s->distance[last];
}

static bool begin(search *s, const lw_network *network)
{
    s->network = network;
    s->distance = malloc((size_t)network->vertices * sizeof(int));
    s->queue = malloc((size_t)network->vertices * sizeof(int));
    s->neighbour = malloc((size_t)network->degree * sizeof(int));
    return s->distance && s->queue && s->neighbour;
}

static void end(search *s)
{
    free(s->distance);
    free(s->queue);
    free(s->neighbour);
}

int lw_eccentricity(const lw_network *network, int v)
{
    search s;
    const int distance = begin(&s, network) ? farthest(&s, v) : LW_NO_MEMORY;

    end(&s);
    return distance;
}

int lw_diameter(const lw_network *network)
{
    search s;
    int diameter = begin(&s, network) ? 0 : LW_NO_MEMORY;

    for (int v = 0; v < network->orbits && diameter >= 0; v++) {
        const int distance = farthest(&s, v);
        if (distance > diameter) diameter = distance;
    }
    end(&s);
    return diameter;
}
