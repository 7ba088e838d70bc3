/* `linkwise distance`: average distances on star-connected cycles, as the paper's tables have them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "coll_scc/scc_distance.h"
#include "coll_scc/scc_routing.h"
#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/values.h"
#include "schedule/measure.h"

enum {
    EXACT_MOST = 9,          /* the largest N whose random routing isn't sampled unasked */
    SAMPLES_DEFAULT = 100000 /* above it */
};

/* A line that is overwritten, for people who wait. */
static void show_progress(const lw_scc *scc, int done)
{
    if (!isatty(STDERR_FILENO)) return;
    fprintf(stderr, "\r%s: %d of %d vertices\r", lw_scc_routings[scc->routing].name, done,
            scc->head.vertices);
}

static void print_row(const char *name, const lw_scc_average *average)
{
    static const int width[] = {12, 12, 14, 12};

    printf("%-9s", name);
    for (int c = 0; c < LW_SCC_COLUMNS; c++) {
        if (isnan(average->links[c])) {
            printf("%*s", width[c], "-");
        } else {
            printf("%*.6f", width[c], average->links[c]);
        }
    }
    puts("");
    fflush(stdout);
}

/* By the network's routing. If samples is not 0, random routing is sampled. */
static int print_routing(const lw_scc *scc, int samples)
{
    const char *name = lw_scc_routings[scc->routing].name;
    lw_scc_average average, error;
    int status = LW_OK;

    if (scc->routing != LW_SCC_RANDOM) {
        status = lw_scc_average_of_all(scc, show_progress, &average);
    } else if (!samples) {
        status = lw_scc_average_expected(scc, &average);
    } else {
        lw_scc_average_sampled(scc, samples, &average, &error);
    }
    if (status) return lw_complain_error(status);
    print_row(name, &average);
    if (scc->routing == LW_SCC_RANDOM && samples) print_row("  error", &error);
    return LW_EXIT_OK;
}

static int print_table(lw_scc *scc, bool all, int samples)
{
    const lw_scc_average formula = lw_scc_average_formula(scc->n);
    const int diameter = lw_diameter(&scc->head);
    const lw_scc_routing first = all ? 0 : scc->routing;
    const lw_scc_routing last = all ? LW_SCC_RANDOM : scc->routing;
    int status = LW_EXIT_OK;

    if (diameter < 0) return lw_complain_error(diameter);
    printf("network=%s vertices=%d diameter=%d", scc->head.name, scc->head.vertices, diameter);
    if (last == LW_SCC_RANDOM && samples) printf(" samples=%d", samples);
    printf("\nrouting       lateral     move-in  move-between       total\n");
    for (scc->routing = first; scc->routing <= last && !status; scc->routing++) {
        status = print_routing(scc, samples);
    }
    if (!status) print_row("formula", &formula);
    return status;
}

/* *samples is 0 if the expectation is to be exact. */
static int take_samples(const lw_request *request, int n, int *samples)
{
    const char *text = request->option[LW_SAMPLES], *rest = text;

    *samples = n > EXACT_MOST ? SAMPLES_DEFAULT : 0;
    if (!text || (lw_read_number(&rest, 2, INT_MAX, samples) && !*rest)) return LW_EXIT_OK;
    return lw_complain(LW_EXIT_USAGE, "option --samples '%.80s': allowed is a number, 2 to %d",
                       text, INT_MAX);
}

int lw_cmd_distance(const lw_request *request)
{
    lw_network *network;
    bool all;
    int samples;
    int status = lw_take_network(request, &network);
    if (status) return status;

    lw_scc *scc = (lw_scc *)network;
    if (network->type != &lw_scc_type) {
        status = lw_complain(LW_EXIT_USAGE, "argument '%.80s': allowed is scc:N", network->name);
    }
    if (!status) status = lw_take_routing(request, network, &all);
    if (!status) status = take_samples(request, scc->n, &samples);
    if (!status) status = print_table(scc, all, samples);
    free(network);
    return status;
}
