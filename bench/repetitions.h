/* How often a message size is broadcast: warm-ups and iterations.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_REPETITIONS_H
#define LWBENCH_REPETITIONS_H

#include "options.h"

#include <stdbool.h>
#include <stddef.h>

/* Messages of more bytes are large: fewer repetitions, as in OSU's benchmarks. */
enum { LARGE_BYTES = 8192 };

struct repetitions {
    int warmup;     /* broadcasts not timed, for each variant */
    int iterations; /* broadcasts timed, for each variant */
};

/* Returns the repetitions of a message of that many bytes. Where they are not given as options,
 * oversubscribed hosts make a tenth of the usual ones. */
struct repetitions repetitions_of(const struct options *options, bool oversubscribed, size_t bytes);

#endif
