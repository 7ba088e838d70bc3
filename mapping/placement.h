/* Placement: which rank sits where on a network, and what that makes of a vertex's plan.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Seats are numbered: the vertices 0..V-1, then the guests V..seats-1. Rank r takes seat r; or, by
 * hardware, ranks are in groups (order.h), each of which takes a seat: the ranks of one core, ...,
 * of one host, or again each rank alone. Then ranks of one host sit together (fill.h). Or the user
 * says who sits where (mapping_file.h).
 *
 *   seats | what happens
 *   = V   | every seat is a vertex
 *   > V   | the others are guests, pinched into links: a-b becomes a-guest-b (guests.h)
 *   < V   | only below the smallest network: the last vertices stay empty (empty.h)
 *
 * Everything here is pure: the same on all ranks, no communication, nothing of MPI. */
#ifndef LW_MAPPING_PLACEMENT_H
#define LW_MAPPING_PLACEMENT_H

#include "mapping/order.h"
#include "schedule/network.h"

typedef struct lw_placement {
    const lw_network *network; /* borrowed: it must outlive the placement */
    int ranks;
    int seats;       /* that are taken: as many as ranks, or groups of them */
    int vertices;    /* seats at vertices */
    int guests;      /* seats on links */
    lw_order *order; /* NULL: rank r is alone on seat r. Owned */
} lw_placement;

/* Seats 2 <= ranks on the network, rank r on seat r. It owns no memory. */
lw_placement lw_place(const lw_network *network, int ranks);

/* Seats 2 <= ranks by where they run, locality[ranks]: groups of that level (of AUTO and others see
 * lw_choose_level, which also tells for how many seats to choose the network). No more of the
 * schedule's sends (from some roots) and of the network's links lead from host to host than if
 * groups sat in the order of their lowest ranks. To be ended by lw_placement_free, also after an
 * error. O(P log P), and a few thousand plans, or one a seat. LW_OK or LW_NO_MEMORY. */
int lw_place_by_hardware(const lw_network *network, int ranks, const lw_locality *locality,
                         lw_vertex_level level, lw_placement *placement);

/* Seats groups of a level (not AUTO) in the order of their lowest ranks; each rank alone, as lw_place
 * does, if that is RANK, for which `locality` may be NULL. The network is for as many seats as
 * lw_count_groups says. Ends and errors as above. */
int lw_place_by_rank(const lw_network *network, int ranks, const lw_locality *locality,
                     lw_vertex_level level, lw_placement *placement);

/* Seats rank r on seat vertex[r]; all ranks of one seat are a group. The seats are those from 0 to
 * some number, see lw_check_mapping. Ends and errors as above. */
int lw_place_by_hand(const lw_network *network, int ranks, const int *vertex,
                     lw_placement *placement);

/* Gives its memory back; does nothing to {0}. */
void lw_placement_free(lw_placement *placement);

/* The seat of the rank's group; the rank at a seat, of several the lowest. */
int lw_seat_of_rank(const lw_placement *placement, int rank);
int lw_rank_of_seat(const lw_placement *placement, int seat);

/* Fills `plan` (initialised by the caller) with what rank `me` does in a broadcast out of rank
 * `root`; its vertices are ranks. In groups see group_plan.h. O(rounds) time and memory. LW_OK or
 * LW_NO_MEMORY. */
int lw_placement_plan(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                      int me, lw_plan *plan);

/* Rounds of that broadcast: the schedule's, one before it if the root is a guest, those that the
 * guests take behind it, and at the end those inside groups. */
int lw_placement_rounds(const lw_placement *placement, const lw_algorithm *algorithm, int root);

/* Where a rank sits, as in "vertex 12 (0,0,1,2)" or "guest on (0,0,0,0)-(0,0,0,1)", into
 * text[size]. */
void lw_describe_seat(const lw_placement *placement, int rank, char *text, size_t size);

#endif
