/* The passes of one size: in each, every variant broadcasts once.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PASSES_H
#define LWBENCH_PASSES_H

#include "measure.h"
#include "once.h"

#include <stdbool.h>
#include <stddef.h>

/* Collective. Whether the time that is left is enough for a pass of that size. It gets an equal
 * share of it, with so many sizes left, itself included. Always true without a time limit. */
bool passes_fit(struct measurement *measurement, size_t bytes, int sizes_left);

/* Collective. Makes the size's warm-ups and iterations, as far as there is time, and leaves the
 * times in measurement->elapsed. Returns how many iterations were kept, alike on all ranks. */
int passes_make(struct measurement *measurement, size_t bytes, struct fault fault[VARIANTS_MAX]);

#endif
