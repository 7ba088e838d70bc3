/* plans: how long it takes to work out one rank's plan, on networks of ten to a million vertices.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench/timing.h"

enum { PAIRS = 4000, WARM_UPS = 200, STATUS_ERROR = 1 };

static const char *const usual[] = {"pt:1x1x1",    "pt:1x3x3",    "pt:5x5x5", "pt:10x10x10",
                                    "pt:22x22x22", "pt:47x47x47", NULL};

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

static void measure_all(const lw_network *network)
{
    for (const lw_algorithm *a = network->type->algorithms; a->name; a++) measure(network, a);
}

int main(int argc, char **argv)
{
    static const lw_timing timing = {
        "plans", "Measures how long it takes to work out one rank's plan of a broadcast.", usual,
        print_header, measure_all};
    return lw_time_networks(&timing, argc, argv);
}
