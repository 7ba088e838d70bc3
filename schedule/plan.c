/* A plan's list of children.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/plan.h"

#include <stdlib.h>

#include "schedule/network.h"

void lw_plan_init(lw_plan *plan)
{
    *plan = (lw_plan){.parent = -1};
}

void lw_plan_free(lw_plan *plan)
{
    free(plan->child);
    lw_plan_init(plan);
}

int lw_plan_add(lw_plan *plan, int vertex, int round)
{
    if (plan->children == plan->room) {
        const int room = plan->room ? 2 * plan->room : 8;
        lw_child *grown = realloc(plan->child, (size_t)room * sizeof *grown);
        if (!grown) return LW_NO_MEMORY;
        plan->child = grown;
        plan->room = room;
    }
    int at = plan->children++;
    for (; at > 0 && plan->child[at - 1].round > round; at--) {
        plan->child[at] = plan->child[at - 1];
    }
    plan->child[at] = (lw_child){vertex, round};
    return LW_OK;
}
