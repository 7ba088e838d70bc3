/* Edge connectivity: unit-capacity flows (Ford and Fulkerson), by Menger's theorem.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * It is the least flow between vertex 0 and any other. Vertices are taken in turn. Once a vertex
 * is known to have k link-disjoint paths to 0, no cut of fewer than k links parts the two, so it
 * is as good an end for the paths of later vertices as 0 itself. These then are short, and the
 * whole takes little more than a look around each vertex:
 *
 *     0 . . . u | v w . .        v's paths end anywhere left of the bar, then it moves
 */
#include "schedule/connectivity.h"

#include <stdlib.h>

typedef struct flow {
    const lw_network *network;
    int from;        /* the vertex whose paths are being counted; they end at those below it */
    unsigned search; /* number of the search */
    int *full;       /* per channel: the last `from` for which a path takes it; 0 none */
    unsigned *seen;  /* per vertex: the last search that came by */
    int *before;     /* per vertex: the one before it in that search */
    int *queue;
    int *neighbour;
} flow;

static int *channel(flow *f, int a, int b)
{
    const int count = f->network->type->neighbours(f->network, a, f->neighbour);
    int i = 0;
    while (i < count - 1 && f->neighbour[i] != b) i++;
    return f->full + (size_t)a * (size_t)f->network->degree + i;
}

/* Looks for one more path; returns the vertex where it ends, or -1. */
static int find_path(flow *f)
{
    int tail = 1;

    f->queue[0] = f->from;
    f->seen[f->from] = ++f->search;
    for (int head = 0; head < tail; head++) {
        const int v = f->queue[head];
        const int *full = f->full + (size_t)v * (size_t)f->network->degree;
        const int count = f->network->type->neighbours(f->network, v, f->neighbour);
        for (int i = 0; i < count; i++) {
            const int next = f->neighbour[i];
            if (full[i] == f->from || f->seen[next] == f->search) continue;
            f->before[next] = v;
            if (next < f->from) return next;
            f->seen[next] = f->search;
            f->queue[tail++] = next;
        }
    }
    return -1;
}

/* Takes the channels of the path that ends at v; one against an earlier path frees that. */
static void take_path(flow *f, int v)
{
    while (v != f->from) {
        const int before = f->before[v];
        int *back = channel(f, v, before);
        if (*back == f->from) {
            *back = 0;
        } else {
            *channel(f, before, v) = f->from;
        }
        v = before;
    }
}

/* Link-disjoint paths from f->from to the vertices below it, at most `most`. */
static int count_paths(flow *f, int most)
{
    for (int paths = 0; paths < most; paths++) {
        const int end = find_path(f);
        if (end < 0) return paths;
        take_path(f, end);
    }
    return most;
}

/* The least degree, an upper bound. */
static int least_degree(flow *f)
{
    int least = f->network->degree;

    for (int v = 0; v < f->network->vertices; v++) {
        const int degree = f->network->type->neighbours(f->network, v, f->neighbour);
        if (degree < least) least = degree;
    }
    return least;
}

int lw_edge_connectivity(const lw_network *network)
{
    const size_t vertices = (size_t)network->vertices, degree = (size_t)network->degree;
    flow f = {
        .network = network,
        .full = calloc(vertices * degree, sizeof(int)),
        .seen = calloc(vertices, sizeof(unsigned)),
        .before = malloc(vertices * sizeof(int)),
        .queue = malloc(vertices * sizeof(int)),
        .neighbour = malloc(degree * sizeof(int)),
    };
    const bool room = f.full && f.seen && f.before && f.queue && f.neighbour;
    int least = room ? least_degree(&f) : LW_NO_MEMORY;

    for (f.from = 1; room && f.from < network->vertices; f.from++) {
        least = count_paths(&f, least);
    }
    free(f.full);
    free(f.seen);
    free(f.before);
    free(f.queue);
    free(f.neighbour);
    return least;
}
