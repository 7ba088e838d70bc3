/* Order: ranks sorted by the hardware they run on, in groups, and at which seat each group sits.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   host         0             1
 *   group        0      1      2          all ranks in one object of a level: here a package
 *   member     0 2 5   1 7    3 4 6      ranks, those near each other side by side
 *
 * A rank's group is the object of the level that holds it. Where that isn't known, it's the next
 * coarser object that is, the host at last; such a group has none of the ranks that are known more
 * finely. A rank whose host isn't known is alone, a host and a group of its own. So groups never
 * reach over two hosts, and all ranks see the same ones. */
#ifndef LW_MAPPING_ORDER_H
#define LW_MAPPING_ORDER_H

#include "mapping/locality.h"
#include "schedule/network.h"

/* What a vertex stands for: all ranks in such an object; of AUTO see lw_choose_level. */
typedef enum lw_vertex_level {
    LW_VERTEX_AUTO,
    LW_VERTEX_RANK,
    LW_VERTEX_CORE,
    LW_VERTEX_CACHE,
    LW_VERTEX_NUMA,
    LW_VERTEX_PACKAGE,
    LW_VERTEX_HOST
} lw_vertex_level;

/* Their names, each at its level's place; ends with name NULL. */
extern const lw_choice lw_vertex_levels[];

/* Groups are numbered host by host. The arrays are part of the one piece of memory. */
typedef struct lw_order {
    int ranks;
    int groups;
    int hosts;
    int largest;      /* ranks in the largest group */
    int *member;      /* [ranks]: by host, group, hardware */
    int *place;       /* [ranks]: where a rank stands in `member` */
    int *group_start; /* [groups + 1]: where a group's members start in `member` */
    int *host_start;  /* [hosts + 1]: a host's first group */
    int *lowest;      /* [groups]: a group's lowest rank */
    int *group_at;    /* [groups]: the group at a seat */
    int *seat;        /* [groups]: the seat of a group */
} lw_order;

/* Sorts the ranks; groups sit in the order of their lowest ranks. `level` isn't AUTO. To be freed by
 * free(); NULL if memory ran out. O(P log P). */
lw_order *lw_new_order(int ranks, const lw_locality *locality, lw_vertex_level level);

/* Gives every seat the group that `group_at` says and fills in `seat`. */
void lw_seat_groups(lw_order *order);

/* The groups of a level, which isn't AUTO; LW_NO_MEMORY, below 0, if memory ran out. */
int lw_count_groups(int ranks, const lw_locality *locality, lw_vertex_level level);

/* What a wish for a level comes to, into *level, and its groups, into *groups. The network is to be
 * chosen for that many seats: type->fit(*groups). AUTO means hosts, so that each message crosses to
 * a host once. A level that would leave one group, and so nothing to broadcast between, becomes
 * ranks. LW_OK or LW_NO_MEMORY. */
int lw_choose_level(int ranks, const lw_locality *locality, lw_vertex_level wish,
                    lw_vertex_level *level, int *groups);

/* Which of the intervals [start[i], start[i + 1]) holds x. */
int lw_interval_of(const int *start, int intervals, int x);

int lw_group_of_rank(const lw_order *order, int rank);

#endif
