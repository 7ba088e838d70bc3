/* Adds up the costs of many routes; see scc_distance.h.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_distance.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>

#include "coll_scc/scc_cycles.h"
#include "coll_scc/scc_routing.h"

enum { END = 2, PROGRESS_EVERY = 1 << 14 }; /* all routes lead to <END,identity> */

static lw_scc_average of_cost(lw_scc_cost cost)
{
    const int total = cost.lateral + cost.move_in + cost.move_between;
    return (lw_scc_average){{cost.lateral, cost.move_in, cost.move_between, total}};
}

static void add(lw_scc_average *sum, const lw_scc_average *more)
{
    for (int c = 0; c < LW_SCC_COLUMNS; c++) sum->links[c] += more->links[c];
}

static void divide(lw_scc_average *sum, int count)
{
    for (int c = 0; c < LW_SCC_COLUMNS; c++) sum->links[c] /= count;
}

int lw_scc_average_of_all(const lw_scc *scc, lw_scc_progress *progress, lw_scc_average *average)
{
    const lw_scc_node end = lw_scc_node_of(scc, END - 2);
    int lateral[LW_SCC_LATERALS];

    *average = (lw_scc_average){{0}};
    for (int v = 0; v < scc->head.vertices; v++) {
        const lw_scc_node from = lw_scc_node_of(scc, v);
        const int count = lw_scc_laterals(scc, &from, &end, lateral);
        if (count < 0) return count;
        const lw_scc_average cost = of_cost(lw_scc_cost_of(scc->n, &from, END, lateral, count));
        add(average, &cost);
        if (v % PROGRESS_EVERY == 0) progress(scc, v);
    }
    divide(average, scc->head.vertices);
    return LW_OK;
}

/* Expected local links to <END,identity> out of every node of a supernode, and of all that its
 * routes lead through. local[vertex]: negative if it isn't known yet. */
static const double *expect(const lw_scc *scc, const lw_permutation *label, double *local)
{
    const lw_scc_node first = {2, *label};
    const lw_scc_set links = lw_scc_first_links(scc->n, label);
    double *here = local + lw_scc_vertex(scc, &first), rest = 0;
    int choices = 0;

    if (here[0] >= 0) return here;
    for (int i = 2; i <= scc->n; i++) here[i - 2] = 0;
    for (int b = 2; b <= scc->n; b++) {
        if (!(links >> b & 1)) continue;
        lw_permutation next = *label;
        lw_permutation_swap(&next, b);
        rest += expect(scc, &next, local)[b - 2];
        for (int i = 2; i <= scc->n; i++) here[i - 2] += lw_scc_ring_distance(scc->n, i, b);
        choices++;
    }
    for (int i = 2; i <= scc->n; i++) {
        here[i - 2] =
            choices ? (here[i - 2] + rest) / choices : lw_scc_ring_distance(scc->n, i, END);
    }
    return here;
}

int lw_scc_average_expected(const lw_scc *scc, lw_scc_average *average)
{
    double *local = malloc((size_t)scc->head.vertices * sizeof *local);
    if (!local) return LW_NO_MEMORY;

    *average = (lw_scc_average){{0}};
    for (int v = 0; v < scc->head.vertices; v++) local[v] = -1;
    for (int v = 0; v < scc->head.vertices; v++) {
        const lw_scc_node from = lw_scc_node_of(scc, v);
        const int lateral = lw_scc_least_laterals(scc->n, &from.label);
        const int move_in = lw_scc_move_in(scc->n, &from.label);
        const double locals = expect(scc, &from.label, local)[from.i - 2];
        add(average, &(lw_scc_average){{lateral, move_in, locals - move_in, lateral + locals}});
    }
    free(local);
    divide(average, scc->head.vertices);
    return LW_OK;
}

void lw_scc_average_sampled(const lw_scc *scc, int samples, lw_scc_average *average,
                            lw_scc_average *error)
{
    uint64_t seed = scc->seed;
    int lateral[LW_SCC_LATERALS];
    lw_scc_average squares = {{0}};

    *average = squares;
    for (int k = 0; k < samples; k++) {
        const lw_scc_node from = lw_scc_node_of(scc, lw_scc_draw(&seed, scc->head.vertices));
        const uint64_t choices = (uint64_t)lw_scc_draw(&seed, INT_MAX);
        const int count = lw_scc_random_laterals(scc->n, &from, END, choices, lateral);
        lw_scc_average cost = of_cost(lw_scc_cost_of(scc->n, &from, END, lateral, count));
        add(average, &cost);
        for (int c = 0; c < LW_SCC_COLUMNS; c++) cost.links[c] *= cost.links[c];
        add(&squares, &cost);
    }
    divide(average, samples);
    divide(&squares, samples);
    for (int c = 0; c < LW_SCC_COLUMNS; c++) {
        const double mean = average->links[c];
        error->links[c] = sqrt(fmax(0, squares.links[c] - mean * mean) / (samples - 1));
    }
}

lw_scc_average lw_scc_average_formula(int n)
{
    const double q = (n - 1) * (n - 1) / 4; /* rounded down */
    double harmonic = 0;

    for (int k = 1; k <= n; k++) harmonic += 1.0 / k;
    const double lateral = n - 4 + 2.0 / n + harmonic, move_in = q * (n - 1) / n;
    const double move_between =
        n > 2 ? q * ((harmonic - 2) / (n - 2) + 2.0 / (n - 1)) : (double)NAN;
    return (lw_scc_average){{lateral, move_in, move_between, lateral + move_in + move_between}};
}
