/* Finding link-disjoint paths: routes first, then breadth-first searches over the free links.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_paths.h"

#include <stdlib.h>

typedef struct search {
    const lw_network *network;
    int vertices; /* of the plane */
    bool *taken;  /* per channel: `degree` a vertex, in the order of its neighbours */
    int *before;  /* the vertex from which one was reached, -1 none */
    int *queue;
    int *path;
    bool *routed; /* per wanted path: its route was free */
} search;

/* The mark of the channel from a to its neighbour b. */
static bool *mark(const search *s, int a, int b)
{
    int neighbour[4];
    int i = 0;
    s->network->type->neighbours(s->network, a, neighbour);
    while (neighbour[i] != b) i++;
    return &s->taken[a * s->network->degree + i];
}

static bool is_free(const search *s, int length)
{
    for (int i = 1; i < length; i++) {
        if (*mark(s, s->path[i - 1], s->path[i])) return false;
    }
    return true;
}

static int take(const search *s, int length, lw_schedule *found)
{
    for (int i = 1; i < length; i++) {
        *mark(s, s->path[i - 1], s->path[i]) = true;
        *mark(s, s->path[i], s->path[i - 1]) = true;
    }
    return lw_schedule_add(found, 1, s->path, length - 1);
}

/* Breadth first over free links of the plane; returns the path's vertices, 0 if there is none. */
static int shortest(const search *s, int from, int to)
{
    int first = 0, last = 0, length = 0;

    for (int v = 0; v < s->vertices; v++) s->before[v] = -1;
    s->before[to] = to; /* backwards, so that the path comes out forwards */
    s->queue[last++] = to;
    while (first < last && s->before[from] < 0) {
        const int v = s->queue[first++];
        int neighbour[4];
        const int count = s->network->type->neighbours(s->network, v, neighbour);
        for (int i = 0; i < count; i++) {
            const int next = neighbour[i];
            if (next >= s->vertices || s->before[next] >= 0) continue;
            if (s->taken[v * s->network->degree + i]) continue;
            s->before[next] = v;
            s->queue[last++] = next;
        }
    }
    if (s->before[from] < 0) return 0;
    for (int v = from; v != to; v = s->before[v]) s->path[length++] = v;
    s->path[length++] = to;
    return length;
}

static int find(const search *s, const int (*end)[2], int count, lw_schedule *found)
{
    int error = LW_OK;

    for (int i = 0; i < count && !error; i++) {
        const int length = lw_pt_route(s->network, end[i][0], end[i][1], s->path);
        s->routed[i] = is_free(s, length);
        if (s->routed[i]) error = take(s, length, found);
    }
    for (int i = 0; i < count && !error; i++) {
        if (s->routed[i]) continue;
        const int length = shortest(s, end[i][0], end[i][1]);
        error = length ? take(s, length, found) : LW_NO_PATH;
    }
    return error;
}

int lw_pt_disjoint_paths(const lw_pt *pt, const int (*end)[2], int count, lw_schedule *found)
{
    const size_t vertices = (size_t)(pt->m * pt->n * LW_PT_NODES);
    const size_t degree = (size_t)pt->head.degree;
    search s = {
        .network = &pt->head,
        .vertices = (int)vertices,
        .taken = calloc(vertices * degree, sizeof(bool)),
        .before = malloc(vertices * sizeof(int)),
        .queue = malloc(vertices * sizeof(int)),
        .path = malloc((vertices + (size_t)pt->head.longest_route) * sizeof(int)),
        .routed = malloc(((size_t)count + 1) * sizeof(bool)),
    };
    const bool room = s.taken && s.before && s.queue && s.path && s.routed;
    const int error = room ? find(&s, end, count, found) : LW_NO_MEMORY;

    free(s.taken);
    free(s.before);
    free(s.queue);
    free(s.path);
    free(s.routed);
    return error;
}
