/* What plans and packing share: their clock, and the lines that say where they ran.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_BENCH_TIMING_H
#define LW_BENCH_TIMING_H

#include "schedule/network.h"

/* A program that times something on each network that is named on its command line. */
typedef struct lw_timing {
    const char *program;
    const char *purpose;      /* the second line of --help */
    const char *const *usual; /* networks where none is named; ends with NULL */
    void (*print_header)(void);
    void (*measure)(const lw_network *network);
} lw_timing;

/* Its whole main: returns the exit status, or ends the program at a network that can't be had. */
int lw_time_networks(const lw_timing *timing, int argc, char **argv);

/* Microseconds since some moment. */
double lw_microseconds(void);

/* For qsort: doubles, ascending. */
int lw_compare_times(const void *a, const void *b);

/* Prints host, processor and compiler, as comments. */
void lw_print_machine(void);

#endif
