/* A line on the terminal that tells how far the measurement is.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PROGRESS_H
#define LWBENCH_PROGRESS_H

#include "options.h"

#include <stdbool.h>
#include <stddef.h>

struct progress {
    bool on;
    bool shown;
    double last; /* when it was last written */
};

/* On if chosen, or if stderr is a terminal and the choice is auto; never where stderr is a file.
 * On rank 0 alone. */
void progress_open(struct progress *progress, enum progress_choice choice, int rank);

/* Writes over the line in place, a few times a second at most. */
void progress_show(struct progress *progress, const char *variant, size_t bytes, int iteration,
                   int iterations);

/* Removes the line, if there is one. */
void progress_clear(struct progress *progress);

#endif
