/* The table of numbers, in the columns of OSU's benchmarks.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_COLUMNS_H
#define LWBENCH_COLUMNS_H

#include "options.h"
#include "summary.h"

#include <stdbool.h>
#include <stddef.h>

/* Print on stdout, for rank 0 alone. With one variant, or none named: the average, and with 'full'
 * the least and the greatest of the ranks' averages. With several: each one's median, the ratio of
 * each but the last to the last, and with 'full' each one's fastest and slowest iteration. */

/* Prints the line of titles. */
void columns_titles(const struct options *options);

/* Prints the line of one message size; summary holds each variant's. */
void columns_row(const struct options *options, size_t bytes, const struct summary *summary,
                 int iterations, bool valid);

#endif
