/* Next hops: a network's routes as a table from which every vertex decides alone.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_HOPS_H
#define LW_EXPLORE_HOPS_H

#include "schedule/network.h"

/* Where vertex f sends what is meant for vertex t: next[f * vertices + t], and f itself for t = f.
 * Following the table from anywhere ends at t. */
typedef struct lw_hops {
    int *next;
    bool own; /* the network's own routes; else shortest ones, because the own aren't consistent */
} lw_hops;

/* Fills `hops` for the network. Its own routes are taken if each one's rest is the route from
 * there, for all pairs; otherwise shortest routes, of several the one over the neighbour with the
 * smallest number. next is to be freed by free(). LW_OK or LW_NO_MEMORY. */
int lw_find_hops(const lw_network *network, lw_hops *hops);

#endif
