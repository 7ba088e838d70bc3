/* A trial: schedules out of one root after the other, put before the verifier.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_TRIAL_H
#define LW_EXPLORE_TRIAL_H

#include "mapping/pinched.h"

enum { LW_FAULTS_SHOWN = 20 };

typedef struct lw_trial {
    const lw_network *network;     /* if there are ranks, the one with their guests */
    const lw_placement *placement; /* of the ranks; NULL: roots are vertices */
    const lw_algorithm *algorithm;

    /* What has been found up to now; begins with true and 0. */
    bool disjoint;
    bool complete;
    int rounds;  /* the most over the roots */
    int bound;   /* the most that were stated */
    long faults; /* the first LW_FAULTS_SHOWN of them have been written to stderr */
} lw_trial;

/* Verifies the schedule out of a root, a rank or a vertex. LW_OK, also with faults, or another
 * LW_ error. */
int lw_try_root(lw_trial *trial, int root);

#endif
