/* packing: how long it takes to pack arc-disjoint spanning trees, for every kind of root, and how
 * deep they get.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "bench/timing.h"
#include "schedule/connectivity.h"
#include "schedule/packing.h"

enum { RUNS = 5 /* of each root */, STATUS_ERROR = 1 };

static const char *const usual[] = {"pt:1x3x3", "pt:3x3x3", "pt:5x5x5", "pt:10x10x10", "scc:4",
                                    "scc:5",    "scc:6",    "hcube:10", NULL};

static _Noreturn void give_up(void)
{
    fprintf(stderr, "packing: memory ran out\n");
    exit(STATUS_ERROR);
}

/* Packs the trees out of a root RUNS times; returns their depth. */
static int measure_root(const lw_network *network, int root, int count, double *time)
{
    lw_tree_costs costs = {0};

    for (int run = 0; run < RUNS; run++) {
        lw_trees trees;
        const double start = lw_microseconds();
        if (lw_pack_trees(network, root, count, &trees)) give_up();
        time[run] = lw_microseconds() - start;
        if (lw_measure_trees(&trees, &costs)) give_up();
        lw_trees_free(&trees);
    }
    return costs.depth;
}

static void measure(const lw_network *network)
{
    const int kinds = network->orbits < network->vertices ? network->orbits : network->vertices;
    double *time = malloc((size_t)kinds * RUNS * sizeof *time);
    int least = network->vertices, most = 0;

    const double start = lw_microseconds();
    const int count = lw_edge_connectivity(network);
    const double connectivity = lw_microseconds() - start;
    if (!time || count < 0) give_up();
    for (int root = 0; root < kinds; root++) {
        const int depth = measure_root(network, root, count, time + root * RUNS);
        if (depth < least) least = depth;
        if (depth > most) most = depth;
    }
    qsort(time, (size_t)kinds * RUNS, sizeof *time, lw_compare_times);
    printf("%-16s %8d %5d %5d %10.2f %10.2f %10.2f %4d..%d\n", network->name, network->vertices,
           count, kinds, connectivity / 1e3, time[kinds * RUNS / 2] / 1e3,
           time[kinds * RUNS - 1] / 1e3, least, most);
    fflush(stdout);
    free(time);
}

static void print_header(void)
{
    lw_print_machine();
    printf("# each kind of root (none can be moved to another by symmetry) packed %d times; times "
           "in ms\n",
           RUNS);
    printf("%-16s %8s %5s %5s %10s %10s %10s %7s\n", "network", "vertices", "trees", "kinds",
           "count", "median", "longest", "depth");
}

int main(int argc, char **argv)
{
    static const lw_timing timing = {
        "packing", "Measures how long it takes to pack arc-disjoint spanning trees.", usual,
        print_header, measure};
    return lw_time_networks(&timing, argc, argv);
}
