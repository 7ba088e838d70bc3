/* A network as arrays of arcs, for searches that look at every arc many times.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_ARCS_H
#define LW_SCHEDULE_ARCS_H

#include <stdint.h>

#include "schedule/network.h"

/* A link is two arcs, one each way. Those out of vertex v are first[v] .. first[v + 1] - 1. */
typedef struct lw_arcs {
    int vertices;
    int *first;
    int *head; /* per arc: where it leads */
    int *back; /* per arc: the one the other way; it leads to where this one starts */
} lw_arcs;

/* The network's arcs, each vertex's in an order that `seed` shuffles (0: the network's own). To be
 * ended by lw_arcs_free, also after an error: LW_NO_MEMORY, or more arcs than an int counts. */
int lw_arcs_of(const lw_network *network, uint64_t seed, lw_arcs *arcs);
void lw_arcs_free(lw_arcs *arcs);

/* A pseudorandom number below `below`; moves the seed on. */
int lw_draw(uint64_t *seed, int below);

#endif
