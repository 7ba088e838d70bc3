/* Shared plans.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/plans.h"

#include <stdlib.h>

lw_plans *lw_plans_new(int root, int trees)
{
    lw_plans *plans = malloc(sizeof(lw_plans) + (size_t)trees * sizeof(lw_plan));
    if (!plans) return NULL;

    atomic_init(&plans->users, 1);
    plans->root = root;
    plans->trees = trees;
    for (int t = 0; t < trees; t++) lw_plan_init(&plans->plan[t]);
    return plans;
}

lw_plans *lw_plans_use(lw_plans *plans)
{
    atomic_fetch_add(&plans->users, 1);
    return plans;
}

void lw_plans_release(lw_plans *plans)
{
    if (!plans || atomic_fetch_sub(&plans->users, 1) > 1) return;
    for (int t = 0; t < plans->trees; t++) lw_plan_free(&plans->plan[t]);
    free(plans);
}
