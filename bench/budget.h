/* How a limited time is shared among message sizes. Pure: times are given, in seconds.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_BUDGET_H
#define LWBENCH_BUDGET_H

#include <stdbool.h>
#include <stddef.h>

/* A pass is one broadcast of each variant. */
struct budget {
    double end;   /* when all must be done */
    double until; /* when the size that is measured must be */
    double pass;  /* time of the last pass; 0: none yet */
    size_t bytes; /* of its messages */
};

/* Starts at 'now' with that many seconds. */
void budget_open(struct budget *budget, double now, double seconds);

/* Gives the next size an equal share of what remains, with sizes_left >= 1 (itself included).
 * Returns false if not even one pass is expected to fit into all that remains: the last one's time,
 * grown with the size. Before the first pass nothing is known, and it returns true. */
bool budget_next(struct budget *budget, double now, size_t bytes, int sizes_left);

/* Notes a pass that has been made. */
void budget_made(struct budget *budget, double seconds, size_t bytes);

/* Whether that many passes more, each like the last, end within the size's share. */
bool budget_allows(const struct budget *budget, double now, int passes);

#endif
