/* `linkwise verify`: are schedules broadcasts, link-disjoint, and as long as stated?
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/trial.h"
#include "explore/values.h"

static void print_summary(const lw_trial *trial, int roots)
{
    const lw_placement *placement = trial->placement;
    const lw_network *network = placement ? placement->network : trial->network;

    if (trial->faults > LW_FAULTS_SHOWN) {
        fprintf(stderr, "... and %ld more\n", trial->faults - LW_FAULTS_SHOWN);
    }
    printf("network=%s algorithm=%s roots=%d rounds=%d bound=%d disjoint=%s%s", network->name,
           trial->algorithm->name, roots, trial->rounds, trial->bound,
           trial->disjoint ? "yes" : "no", trial->complete ? "" : " complete=no");
    if (placement) printf(" ranks=%d guests=%d", placement->ranks, placement->guests);
    putchar('\n');
}

/* Verifies the roots from `first` to `last`. */
static int verify(lw_trial *trial, int first, int last)
{
    int error = LW_OK;

    for (int root = first; root <= last && !error; root++) error = lw_try_root(trial, root);
    if (error) return lw_complain_error(error);
    print_summary(trial, last - first + 1);
    return trial->faults ? LW_EXIT_VIOLATION : LW_EXIT_OK;
}

/* The same with ranks on the network. */
static int verify_ranks(lw_trial *trial, int ranks, int first, int last)
{
    const lw_placement placement = lw_place(trial->network, ranks);
    lw_network *pinched = lw_pinched_network(&placement);
    if (!pinched) return lw_complain_error(LW_NO_MEMORY);

    trial->network = pinched;
    trial->placement = &placement;
    const int status = verify(trial, first, last);
    free(pinched);
    return status;
}

int lw_cmd_verify(const lw_request *request)
{
    lw_trial trial = {.disjoint = true, .complete = true};
    lw_network *network;
    int ranks, first = 0, last = 0;
    int status = lw_take_ranks(request, &network, &ranks);
    if (status) return status;

    trial.network = network;
    status = lw_take_algorithm(request, network->type, &trial.algorithm);
    if (!status) status = lw_take_roots(request, network, ranks, &first, &last);
    if (!status) {
        status = ranks ? verify_ranks(&trial, ranks, first, last) : verify(&trial, first, last);
    }
    free(network);
    return status;
}
