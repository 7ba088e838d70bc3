/* The table of algorithms on star-connected cycles.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_broadcast.h"
#include "schedule/binomial.h"

const lw_algorithm lw_scc_algorithms[] = {
    {
        .name = "overlapped",
        .best_for = "short messages; rings are filled last, the fewest rounds",
        .disjoint = true,
        .plan = lw_overlapped_plan,
        .schedule = lw_overlapped_schedule,
        .rounds = lw_overlapped_rounds,
    },
    {
        .name = "paper",
        .best_for = "the same as overlapped",
        .disjoint = true,
        .plan = lw_overlapped_plan,
        .schedule = lw_overlapped_schedule,
        .rounds = lw_overlapped_rounds,
    },
    {
        .name = "hierarchical",
        .best_for = "teaching; fills every ring before it opens the next smaller stars",
        .disjoint = true,
        .plan = lw_hierarchical_plan,
        .schedule = lw_hierarchical_schedule,
        .rounds = lw_hierarchical_rounds,
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
