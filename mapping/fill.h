/* Fill: which host's groups take which seats, so that a host's groups are neighbours.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Hosts, as many seats as they have groups, are put down in several ways, each a choice of
 *
 *   which first   hosts in their own order, or the largest first
 *   who is guest  the last hosts' groups, or a share of each host's
 *   blocks        any vertices one after another, or first whole blocks of the network (a module, a
 *                 supernode, a subcube) for whom they hold, then what is left of each host into the
 *                 first block that has room for all of it
 *
 * Guests sit on links between, or at least at, vertices of their host where there are any. */
#ifndef LW_MAPPING_FILL_H
#define LW_MAPPING_FILL_H

#include "mapping/placement.h"

typedef struct lw_fill {
    bool largest_first;
    bool shared; /* every host has its share of guests */
    int block;   /* vertices; 1: none */
} lw_fill;

/* Writes down the host of each seat, host[seats], when the groups of `order` sit on `seats` (placed
 * in their own order) in that way. LW_OK or LW_NO_MEMORY. */
int lw_fill_seats(const lw_placement *seats, const lw_order *order, lw_fill way, int *host);

#endif
