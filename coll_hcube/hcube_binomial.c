/* The spanning binomial tree, which the paper betters: neighbours only, one dimension a round.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   000 --+-- 001 --+-- 011 -- 111        round r | every informed vertex sends over dimension r-1
 *         |         `-- 101
 *         +-- 010 ----- 110
 *         `-- 100 */
#include "coll_hcube/hcube_broadcast.h"
#include "coll_hcube/hcube_mb4.h"

int lw_spanning_binomial_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    const int mine = me ^ root;
    int error = LW_OK;

    for (int bit = 0; bit < ((const lw_hcube *)network)->dimension && !error; bit++) {
        if (mine >> bit == 1) {
            plan->parent = me ^ 1 << bit;
            plan->round = bit + 1;
        } else if (mine >> bit == 0) {
            error = lw_plan_add(plan, me ^ 1 << bit, bit + 1);
        }
    }
    return error;
}

int lw_spanning_binomial_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    int error = LW_OK;

    for (int bit = 0; bit < ((const lw_hcube *)network)->dimension && !error; bit++) {
        for (int c = 0; c < 1 << bit && !error; c++) {
            error = lw_hcube_send(network, bit + 1, root ^ c, root ^ c ^ 1 << bit, schedule);
        }
    }
    return error ? error : lw_schedule_sort(schedule);
}

int lw_spanning_binomial_rounds(const lw_network *network, int root)
{
    (void)root;
    return ((const lw_hcube *)network)->dimension;
}
