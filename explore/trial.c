/* One root's schedule, its verdict, and what that adds to the trial.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/trial.h"

#include <stdio.h>

#include "schedule/verify.h"

static int make_schedule(const lw_trial *trial, lw_schedule *schedule)
{
    if (trial->placement) {
        return lw_pinched_schedule(trial->placement, trial->algorithm, schedule->root, schedule);
    }
    return trial->algorithm->schedule(trial->network, schedule->root, schedule);
}

static void show_violations(lw_trial *trial, int root, const lw_schedule *schedule,
                            const lw_verdict *verdict)
{
    const int kept = verdict->violations < LW_VIOLATIONS ? verdict->violations : LW_VIOLATIONS;

    for (int i = 0; i < kept && trial->faults + i < LW_FAULTS_SHOWN; i++) {
        char text[5 * LW_TEXT];
        lw_describe_violation(trial->network, schedule, &verdict->violation[i], text, sizeof text);
        fprintf(stderr, "root %d: %s\n", root, text);
    }
    trial->faults += verdict->violations;
}

/* Compares with the stated bound, which only empty vertices may shorten. */
static void check_rounds(lw_trial *trial, int root, int rounds)
{
    const lw_placement *placement = trial->placement;
    const bool empty = placement && placement->seats < placement->network->vertices;
    const int bound = placement ? lw_placement_rounds(placement, trial->algorithm, root)
                                : trial->algorithm->rounds(trial->network, root);

    if (rounds > trial->rounds) trial->rounds = rounds;
    if (bound > trial->bound) trial->bound = bound;
    if (rounds == bound || (empty && rounds < bound)) return;
    if (trial->faults++ < LW_FAULTS_SHOWN) {
        fprintf(stderr, "root %d: %d rounds, but %d are stated\n", root, rounds, bound);
    }
}

int lw_try_root(lw_trial *trial, int root)
{
    const lw_placement *placement = trial->placement;
    const int seats = placement ? placement->seats : trial->network->vertices;
    lw_verdict verdict;
    lw_schedule schedule;

    lw_schedule_init(&schedule, placement ? lw_seat_of_rank(placement, root) : root);
    int error = make_schedule(trial, &schedule);
    if (!error) error = lw_verify(trial->network, seats, &schedule, &verdict);
    if (!error) {
        trial->disjoint = trial->disjoint && verdict.disjoint;
        trial->complete = trial->complete && verdict.complete;
        show_violations(trial, root, &schedule, &verdict);
        check_rounds(trial, root, verdict.rounds);
    }
    lw_schedule_free(&schedule);
    return error;
}
