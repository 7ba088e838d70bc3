/* Plans of ranks out of plans of seats: names, and what happens inside a group.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A group is represented by its lowest rank, the root's own group by the root. When the
 * representative has what its seat gets, and has sent on what its seat sends, it serves its group
 * down a tree that halves the members in their order by hardware: whoever holds one half's message
 * sends to the nearest member of the other half.
 *
 *     members        a b c d e f g h        c represents them
 *     round 1              c - - > e        nearest of the other half
 *     round 2          b <-c     e - > g
 *     round 3        a <-b c > d e>f g>h */
#ifndef LW_MAPPING_GROUP_PLAN_H
#define LW_MAPPING_GROUP_PLAN_H

#include "mapping/placement.h"

/* Makes of a seat's plan that of rank `me` who sits there, in a broadcast out of rank `root`. The
 * seat's plan has seats as vertices; `rounds` is the seats' rounds in all: the groups go on behind
 * them. With `rounds` -1 the plan's rounds are depths in a tree, and go on as depths. LW_OK or
 * LW_NO_MEMORY. */
int lw_plan_of_rank(const lw_placement *placement, int root, int me, int rounds, lw_plan *plan);

/* Rounds inside the largest group; and so the depth of its tree. */
int lw_group_rounds(const lw_placement *placement);

#endif
