/* A network's lists of neighbours, copied.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/arcs.h"

#include <limits.h>
#include <stdlib.h>

/* splitmix64: the same numbers on every machine. */
int lw_draw(uint64_t *seed, int below)
{
    uint64_t word = *seed += 0x9e3779b97f4a7c15;

    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return (int)((word ^ (word >> 31)) % (uint64_t)below);
}

static void shuffle(int *list, int count, uint64_t *seed)
{
    for (int i = count - 1; i > 0; i--) {
        const int j = lw_draw(seed, i + 1), moved = list[i];
        list[i] = list[j];
        list[j] = moved;
    }
}

static void find_back(lw_arcs *arcs, int tail, int arc)
{
    const int head = arcs->head[arc];
    int back = arcs->first[head];

    while (arcs->head[back] != tail) back++;
    arcs->back[arc] = back;
}

int lw_arcs_of(const lw_network *network, uint64_t seed, lw_arcs *arcs)
{
    const size_t vertices = (size_t)network->vertices, most = vertices * (size_t)network->degree;
    int count = 0;

    *arcs = (lw_arcs){.vertices = network->vertices};
    if (most > INT_MAX) return LW_NO_MEMORY;
    arcs->first = malloc((vertices + 1) * sizeof(int));
    arcs->head = malloc(most * sizeof(int));
    arcs->back = malloc(most * sizeof(int));
    if (!arcs->first || !arcs->head || !arcs->back) return LW_NO_MEMORY;

    for (int v = 0; v < network->vertices; v++) {
        arcs->first[v] = count;
        count += network->type->neighbours(network, v, arcs->head + count);
        if (seed) shuffle(arcs->head + arcs->first[v], count - arcs->first[v], &seed);
    }
    arcs->first[vertices] = count;
    for (int v = 0; v < network->vertices; v++) {
        for (int arc = arcs->first[v]; arc < arcs->first[v + 1]; arc++) find_back(arcs, v, arc);
    }
    return LW_OK;
}

void lw_arcs_free(lw_arcs *arcs)
{
    free(arcs->first);
    free(arcs->head);
    free(arcs->back);
    *arcs = (lw_arcs){.vertices = 0};
}
