/* A plan: what one vertex (or rank) does in one broadcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_PLAN_H
#define LW_SCHEDULE_PLAN_H

/* A vertex to send to, and the round (from 1) of that send. */
typedef struct lw_child {
    int vertex;
    int round;
} lw_child;

/* parent and round tell from whom and when the vertex receives: -1 and 0 at the root.
 * `child` is in round order and belongs to the plan. */
typedef struct lw_plan {
    int parent;
    int round;
    int children;
    int room; /* children that `child` has memory for */
    lw_child *child;
} lw_plan;

/* Makes an empty plan: a root without children. Owns no memory yet. */
void lw_plan_init(lw_plan *plan);

/* Gives its memory back and leaves an empty plan. */
void lw_plan_free(lw_plan *plan);

/* Adds a child, behind those of the same round. LW_OK or LW_NO_MEMORY. */
int lw_plan_add(lw_plan *plan, int vertex, int round);

#endif
