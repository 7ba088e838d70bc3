/* The order of variants within one pass.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SHUFFLE_H
#define LWBENCH_SHUFFLE_H

#include "options.h"

/* Fills in a random order of 0 to count - 1, alike on all ranks: what one variant leaves behind
 * (full queues, empty token buckets) falls on each of the others. */
void shuffle(int pass, int count, int order[VARIANTS_MAX]);

#endif
