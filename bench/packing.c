/* packing: how long it takes to pack arc-disjoint spanning trees, for every kind of root, and how
 * deep they get.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/timing.h"
#include "coll_hcube/hcube_network.h"
#include "coll_pt/pt_network.h"
#include "coll_scc/scc_network.h"
#include "schedule/connectivity.h"
#include "schedule/packing.h"

enum { RUNS = 5 /* of each root */, STATUS_ERROR = 1, STATUS_USAGE = 2 };

static const lw_network_type *const types[] = {&lw_pt_type, &lw_hcube_type, &lw_scc_type};
enum { TYPES = sizeof types / sizeof *types };

static const char *const usual[] = {"pt:1x3x3", "pt:3x3x3", "pt:5x5x5", "pt:10x10x10",
                                    "scc:4",    "scc:5",    "scc:6",    "hcube:10"};
enum { USUAL = sizeof usual / sizeof *usual };

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

static lw_network *create(const char *text)
{
    char why[LW_TEXT] = "allowed is pt:LxMxN, hcube:D or scc:N";

    for (int i = 0; i < TYPES; i++) {
        const size_t length = strlen(types[i]->kind);
        if (strncmp(text, types[i]->kind, length) || text[length] != ':') continue;
        lw_network *network = types[i]->create(text + length + 1, why);
        if (network) return network;
    }
    fprintf(stderr, "packing: network '%.80s': %s\n", text, why);
    exit(STATUS_USAGE);
}

static void print_help(void)
{
    printf("Usage: packing [NETWORK]...\n"
           "Measures how long it takes to pack arc-disjoint spanning trees.\n\n"
           "  -h, --help  show this text\n\nWithout a NETWORK it takes");
    for (int i = 0; i < USUAL; i++) printf(" %s", usual[i]);
    printf(".\n");
}

int main(int argc, char **argv)
{
    static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {0}};
    const int option = getopt_long(argc, argv, "h", options, NULL);

    if (option == 'h') {
        print_help();
        return 0;
    }
    if (option != -1) return STATUS_USAGE; /* getopt has said why */

    const char *const *names = optind < argc ? (const char *const *)argv + optind : usual;
    const int count = optind < argc ? argc - optind : USUAL;
    for (int i = 0; i < count; i++) free(create(names[i])); /* all of them before the first line */
    print_header();
    for (int i = 0; i < count; i++) {
        lw_network *network = create(names[i]);
        measure(network);
        free(network);
    }
    return fflush(stdout) || ferror(stdout) ? STATUS_ERROR : 0;
}
