/* A rank's plans for one root, one a tree, shared by a module and its pending broadcasts.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_PLANS_H
#define LW_ENGINE_PLANS_H

#include <stdatomic.h>

#include "schedule/plan.h"

typedef struct lw_plans {
    atomic_int users;
    int root;
    int trees;
    lw_plan plan[]; /* in ranks of the communicator */
} lw_plans;

/* Empty plans of so many trees, with one user; NULL if memory ran out. */
lw_plans *lw_plans_new(int root, int trees);

/* One user more, who gets the plans; one less, with the last they are gone. */
lw_plans *lw_plans_use(lw_plans *plans);
void lw_plans_release(lw_plans *plans);

#endif
