/* The best of Open MPI's broadcasts beside ours. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PEERS_H
#define LWBENCH_PEERS_H

#include "series.h"

#include <stddef.h>

/* The fastest row, by its median, at that size of all in that file that aren't ours, whether shown
 * or not; NULL if there is none. */
const struct row *peers_best(const struct results *results, size_t bytes);

#endif
