/* The lists that stand for several variants: all, usual, tuned:all.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_EXPANSION_H
#define LWBENCH_EXPANSION_H

#include "hosts.h"
#include "options.h"

#include <stdbool.h>

/* Collective over MPI_COMM_WORLD. Replaces 'all', 'usual' and 'tuned:all' in the options' variants,
 * as rank 0 finds them. What 'all' and 'usual' leave out rank 0 prints on stdout with a '#'.
 * Returns false on all ranks, after saying so, if there are too many. */
bool expansion_apply(struct options *options, const struct hosts *hosts);

#endif
