/* The table of algorithms on hypercubes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_hcube/hcube_broadcast.h"

const lw_algorithm lw_hcube_algorithms[] = {
    {
        .name = "sb4",
        .best_for = "short messages; opens many subcubes at once, the fewest rounds",
        .disjoint = true,
        .plan = lw_sb4_plan,
        .schedule = lw_sb4_schedule,
        .rounds = lw_sb4_rounds,
    },
    {
        .name = "paper",
        .best_for = "the same as sb4",
        .disjoint = true,
        .plan = lw_sb4_plan,
        .schedule = lw_sb4_schedule,
        .rounds = lw_sb4_rounds,
    },
    {
        .name = "mb4x",
        .best_for = "few sends at a time; MB4 on each group of four dimensions",
        .disjoint = true,
        .plan = lw_mb4x_plan,
        .schedule = lw_mb4x_schedule,
        .rounds = lw_mb4x_rounds,
    },
    {
        .name = "binomial",
        .best_for = "comparison; the spanning binomial tree, one dimension a round",
        .disjoint = true,
        .plan = lw_spanning_binomial_plan,
        .schedule = lw_spanning_binomial_schedule,
        .rounds = lw_spanning_binomial_rounds,
    },
    {.name = NULL},
};
