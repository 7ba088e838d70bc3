/* A network of all seats as lists of neighbours that can be changed; for tree_guests.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_SEATS_H
#define LW_MAPPING_SEATS_H

#include "mapping/placement.h"

typedef struct lw_seats {
    lw_network head; /* its vertices are the seats */
    const lw_placement *placement;
    int *count;     /* per seat: neighbours it has */
    int *neighbour; /* per seat, head.degree of them */
} lw_seats;

/* All seats, nothing linked yet; to be freed by free(). `degree` is the most neighbours of a seat.
 * `is_ring`: turning the seats' numbers will be a symmetry. NULL if memory ran out. */
lw_seats *lw_new_seats(const lw_placement *placement, bool is_ring, int degree);

bool lw_seats_linked(const lw_seats *seats, int a, int b);

/* Links two seats that aren't linked. */
void lw_link_seats(lw_seats *seats, int a, int b);

/* Cuts the link a-b and puts c between, which is linked to neither. */
void lw_pinch_seat(lw_seats *seats, int a, int b, int c);

#endif
