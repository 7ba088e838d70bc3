/* What plans and packing share: their clock, and the lines that say where they ran.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_BENCH_TIMING_H
#define LW_BENCH_TIMING_H

/* Microseconds since some moment. */
double lw_microseconds(void);

/* For qsort: doubles, ascending. */
int lw_compare_times(const void *a, const void *b);

/* Prints host, processor and compiler, as comments. */
void lw_print_machine(void);

#endif
