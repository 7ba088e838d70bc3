/* The path from rank to rank.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/path.h"

#include "schedule/network.h"

int lw_path_plan(int ranks, int root, int me, lw_plan *plan)
{
    plan->round = me >= root ? me - root : me - root + ranks;
    if (me != root) plan->parent = me ? me - 1 : ranks - 1;
    if (plan->round == ranks - 1) return LW_OK;
    return lw_plan_add(plan, me + 1 < ranks ? me + 1 : 0, plan->round + 1);
}
