/* A schedule: all sends of one broadcast, round by round, each with its path of links.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_SCHEDULE_H
#define LW_SCHEDULE_SCHEDULE_H

/* One send. Its path runs over `hops` links, through hops + 1 vertices, its own ends included;
 * the vertices stand in the schedule's `path` from `first` on. */
typedef struct lw_send {
    int from;
    int to;
    int round; /* from 1 */
    int first;
    int hops;
} lw_send;

/* Sends in the order in which they were added, rounds ascending once lw_schedule_sort has run.
 * The arrays belong to the schedule. */
typedef struct lw_schedule {
    int root;
    int rounds; /* the last round that has a send */
    int sends;
    int send_room;
    lw_send *send;
    int path_length;
    int path_room;
    int *path;
} lw_schedule;

void lw_schedule_init(lw_schedule *schedule, int root);
void lw_schedule_free(lw_schedule *schedule);

/* Adds a send along path[0], ..., path[hops]. LW_OK or LW_NO_MEMORY. */
int lw_schedule_add(lw_schedule *schedule, int round, const int *path, int hops);

/* Puts the sends into round order; sends of one round keep their order. LW_OK or LW_NO_MEMORY. */
int lw_schedule_sort(lw_schedule *schedule);

#endif
