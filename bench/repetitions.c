/* How often a message size is broadcast: warm-ups and iterations.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "repetitions.h"

struct repetitions repetitions_of(const struct options *options, bool oversubscribed, size_t bytes)
{
    struct repetitions repetitions = {.warmup = 200, .iterations = 1000};
    if (bytes > LARGE_BYTES) {
        repetitions = (struct repetitions){.warmup = 10, .iterations = 100};
    }
    if (oversubscribed) {
        repetitions.warmup /= 10;
        repetitions.iterations /= 10;
    }
    if (options->warmup >= 0) {
        repetitions.warmup = options->warmup;
    }
    if (options->iterations >= 0) {
        repetitions.iterations = options->iterations;
    }
    return repetitions;
}
