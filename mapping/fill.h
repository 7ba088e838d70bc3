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

/* What all ways need, and room for one of them. */
typedef struct lw_filling {
    const lw_placement *seats; /* placed in their own order */
    const lw_order *order;     /* whose groups are to be seated */
    int (*end)[2];             /* per guest: the near and the far end of its link */
    int block;                 /* vertices in a block */
    int *list;                 /* hosts in the order in which they choose */
    int *left;                 /* per host: groups to seat, first at vertices, then on links */
    int *used;                 /* per block: vertices taken */
    int *host;                 /* per seat, the caller's; -1: free */
    int (*claim)[2];           /* to sort hosts: how many groups are left, host */
} lw_filling;

/* Borrows both. To be ended by lw_filling_free, also after an error. LW_OK or LW_NO_MEMORY. */
int lw_filling_init(lw_filling *filling, const lw_placement *seats, const lw_order *order);
void lw_filling_free(lw_filling *filling);

/* Writes down the host of each seat, host[seats], when seats are filled in that way. */
void lw_fill_seats(lw_filling *filling, lw_fill way, int *host);

/* The part of it that seats guests: vertices are done, and left[] tells what each host has left. */
void lw_fill_links(lw_filling *filling);

#endif
