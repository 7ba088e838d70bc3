/* Placement: which rank sits where on a network, and what that makes of a vertex's plan.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Seats are numbered: the vertices 0..V-1, then the guests V..ranks-1. Rank r takes seat r; an
 * order by hardware and groups of ranks at one vertex will change that here and nowhere else.
 *
 *   ranks | what happens
 *   = V   | every rank is a vertex
 *   > V   | the others are guests, pinched into links: a-b becomes a-guest-b (guests.h)
 *   < V   | only below the smallest network: the last vertices stay empty (empty.h)
 *
 * Everything here is pure: the same on all ranks, no communication, nothing of MPI. */
#ifndef LW_MAPPING_PLACEMENT_H
#define LW_MAPPING_PLACEMENT_H

#include "schedule/network.h"

typedef struct lw_placement {
    const lw_network *network; /* borrowed: it must outlive the placement */
    int ranks;
    int vertices; /* ranks at vertices */
    int guests;   /* ranks on links */
} lw_placement;

/* Seats 2 <= ranks on the network. */
lw_placement lw_place(const lw_network *network, int ranks);

int lw_seat_of_rank(const lw_placement *placement, int rank);
int lw_rank_of_seat(const lw_placement *placement, int seat);

/* Fills `plan` (initialised by the caller) with what rank `me` does in a broadcast out of rank
 * `root`; its vertices are ranks. O(rounds) time and memory. LW_OK or LW_NO_MEMORY. */
int lw_placement_plan(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                      int me, lw_plan *plan);

/* Rounds of that broadcast: the schedule's, one before it if the root is a guest, and those that
 * the guests take behind it. */
int lw_placement_rounds(const lw_placement *placement, const lw_algorithm *algorithm, int root);

/* Where a rank sits, as in "vertex 12 (0,0,1,2)" or "guest on (0,0,0,0)-(0,0,0,1)", into
 * text[size]. */
void lw_describe_seat(const lw_placement *placement, int rank, char *text, size_t size);

#endif
