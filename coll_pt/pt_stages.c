/* Round counts of the paper's broadcast, and the table of algorithms on Petersen-tori.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_broadcast.h"
#include "coll_pt/pt_division.h"
#include "schedule/binomial.h"

lw_pt_stages lw_pt_stages_of(const lw_pt *pt, int root)
{
    const bool one_module = pt->m == 1 && pt->n == 1;
    lw_pt_stages last;

    last.entered = root % LW_PT_NODES == 2 || (one_module && pt->l == 1) ? 0 : 1;
    last.planes = last.entered + pt->l / 2;
    last.divided = last.planes + lw_pt_division_steps(pt);
    last.filled = last.divided + 2;
    last.spread = last.filled + (one_module ? 0 : 1);
    last.finished = last.spread + (one_module ? 0 : 2);
    return last;
}

int lw_pt_paper_rounds(const lw_network *network, int root)
{
    return lw_pt_stages_of((const lw_pt *)network, root).finished;
}

const lw_algorithm lw_pt_algorithms[] = {
    {
        .name = "paper",
        .best_for = "short messages; the paper's three stages, no link used twice in a round",
        .disjoint = true,
        .plan = lw_pt_paper_plan,
        .schedule = lw_pt_paper_schedule,
        .rounds = lw_pt_paper_rounds,
    },
    {
        .name = "binomial",
        .best_for = "comparison; a binomial tree over the vertex numbers, its routes collide",
        .disjoint = false,
        .plan = lw_binomial_plan,
        .schedule = lw_binomial_schedule,
        .rounds = lw_binomial_rounds,
    },
    {.name = NULL},
};
