/* The table of numbers on stdout.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_COLUMNS_H
#define LWBENCH_COLUMNS_H

#include "options.h"
#include "rows.h"

#include <stdbool.h>

/* Variants side by side; more, or with 'long_table', stand one below the other. */
enum { COLUMNS_VARIANTS_MAX = 8 };

/* Print on stdout. With one variant, or none named, OSU's columns: the average, and with 'full'
 * the least and the greatest of the ranks' averages. With several: each one's median, the ratio
 * of each but the last to the last, and with 'full' each one's fastest and slowest iteration.
 * Then come a bound, if known, and with 'traffic' each one's messages and bytes from host to
 * host. row[] has one for each variant, of one size. */

/* Prints the line of titles; row needs names and bounds only. */
void columns_titles(const struct options *options, const struct row *row, int count);

/* Prints the line or, where they stand one below the other, the lines of one message size. */
void columns_rows(const struct options *options, const struct row *row, int count);

/* The same, one line a variant: median, least, percentiles, confidence interval, ratio of medians
 * to the last. */
void columns_long_titles(const struct options *options, const struct row *row, int count);
void columns_long_rows(const struct options *options, const struct row *row, int count);

#endif
