/* plans: how long it takes to work out one rank's plan, on networks of ten to a million vertices.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <getopt.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/timing.h"
#include "coll_pt/pt_network.h"

enum { PAIRS = 4000, WARM_UPS = 200, STATUS_ERROR = 1, STATUS_USAGE = 2 };

static const lw_network_type *const types[] = {&lw_pt_type};
enum { TYPES = sizeof types / sizeof *types };

static const char *const usual[] = {"pt:1x1x1",    "pt:1x3x3",    "pt:5x5x5",
                                    "pt:10x10x10", "pt:22x22x22", "pt:47x47x47"};
enum { USUAL = sizeof usual / sizeof *usual };

/* The plans of one algorithm on one network: microseconds, and the most of the rest. */
typedef struct sample {
    double time[PAIRS];
    int rounds;
    int children;
    size_t bytes;
} sample;

/* splitmix64, so that every run and every algorithm measures the same pairs. */
static int random_below(uint64_t *state, int below)
{
    uint64_t word = *state += 0x9e3779b97f4a7c15;

    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return (int)((word ^ (word >> 31)) % (uint64_t)below);
}

/* Makes a plan, counts it in and returns the time it took. */
static double measure_plan(const lw_network *network, const lw_algorithm *algorithm, int root,
                           int me, sample *all)
{
    lw_plan plan;

    lw_plan_init(&plan);
    const double start = lw_microseconds();
    const int error = algorithm->plan(network, root, me, &plan);
    const double time = lw_microseconds() - start;
    if (error) {
        fprintf(stderr, "plans: memory ran out\n");
        exit(STATUS_ERROR);
    }
    const int rounds = algorithm->rounds(network, root);
    const size_t bytes = sizeof plan + (size_t)plan.room * sizeof *plan.child;
    if (rounds > all->rounds) all->rounds = rounds;
    if (plan.children > all->children) all->children = plan.children;
    if (bytes > all->bytes) all->bytes = bytes;
    lw_plan_free(&plan);
    return time;
}

static void measure(const lw_network *network, const lw_algorithm *algorithm)
{
    static sample all;
    uint64_t seed = 1;

    all = (sample){.rounds = 0};
    for (int i = -WARM_UPS; i < PAIRS; i++) {
        const int root = random_below(&seed, network->vertices);
        const int me = random_below(&seed, network->vertices);
        measure_plan(network, algorithm, root, root, &all); /* often the largest, rarely drawn */
        all.time[i < 0 ? 0 : i] = measure_plan(network, algorithm, root, me, &all);
    }
    qsort(all.time, PAIRS, sizeof *all.time, lw_compare_times);
    printf("%-24s %10d  %-10s %7d %9d %7zu %10.3f %10.3f\n", network->name, network->vertices,
           algorithm->name, all.rounds, all.children, all.bytes, all.time[PAIRS / 2],
           all.time[PAIRS * 99 / 100]);
}

static void print_header(void)
{
    lw_print_machine();
    printf("# sample: %d random pairs (root, me), the same in every run; times include one "
           "reading of the clock\n",
           PAIRS);
    printf("# rounds, children, bytes: the most of any of these plans and of their roots' own\n");
    printf("%-24s %10s  %-10s %7s %9s %7s %10s %10s\n", "network", "vertices", "algorithm",
           "rounds", "children", "bytes", "median/us", "99%/us");
}

static lw_network *create(const char *text)
{
    char why[LW_TEXT] = "allowed is pt:LxMxN";

    for (int i = 0; i < TYPES; i++) {
        const size_t length = strlen(types[i]->kind);
        if (strncmp(text, types[i]->kind, length) || text[length] != ':') continue;
        lw_network *network = types[i]->create(text + length + 1, why);
        if (network) return network;
    }
    fprintf(stderr, "plans: network '%.80s': %s\n", text, why);
    exit(STATUS_USAGE);
}

static void print_help(void)
{
    printf("Usage: plans [NETWORK]...\n"
           "Measures how long it takes to work out one rank's plan of a broadcast.\n\n"
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
        for (const lw_algorithm *a = network->type->algorithms; a->name; a++) measure(network, a);
        free(network);
    }
    return fflush(stdout) || ferror(stdout) ? STATUS_ERROR : 0;
}
