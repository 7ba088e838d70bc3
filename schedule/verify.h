/* The verifier: is a schedule a broadcast, and do its sends keep out of each other's way?
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_VERIFY_H
#define LW_SCHEDULE_VERIFY_H

#include "schedule/network.h"

/* The ways in which a send, or a missing one, breaks a schedule. */
typedef enum lw_fault {
    LW_FAULT_RECEIVES_TWICE, /* the root, or a vertex that another send reaches as well */
    LW_FAULT_UNINFORMED,     /* the sender has nothing yet in this round */
    LW_FAULT_NO_LINK,        /* two vertices that follow each other on the path aren't linked, or
                              * the path doesn't lead from the sender to the receiver */
    LW_FAULT_LINK_TWICE,     /* another send of this round uses the link (channel) too */
    LW_FAULT_NEVER_REACHED   /* a vertex that no send reaches */
} lw_fault;

/* One violation. `send` is the send's index in the schedule, or -1 for a vertex never reached;
 * a and b are the link, or a the vertex. */
typedef struct lw_violation {
    lw_fault fault;
    int send;
    int a;
    int b;
} lw_violation;

/* The verdict. `violation` holds the first LW_VIOLATIONS of them. */
enum { LW_VIOLATIONS = 100 };
typedef struct lw_verdict {
    int violations;
    bool complete; /* every vertex receives exactly once, from an informed one, over links */
    bool disjoint; /* no link (full duplex: no channel) is used twice in a round */
    int rounds;
    int informed; /* vertices that hold the message at the end */
    lw_violation violation[LW_VIOLATIONS];
} lw_verdict;

/* Checks a sorted schedule on its network. LW_OK with the verdict, or LW_NO_MEMORY.
 * `seats`: only vertices below it must be reached (the others are empty); usually all. */
int lw_verify(const lw_network *network, int seats, const lw_schedule *schedule,
              lw_verdict *verdict);

/* The violation as one line of text, in text[size]. */
void lw_describe_violation(const lw_network *network, const lw_schedule *schedule,
                           const lw_violation *violation, char *text, size_t size);

#endif
