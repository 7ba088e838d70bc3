/* One broadcast on one variant: started together, timed, checked.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_ONCE_H
#define LWBENCH_ONCE_H

#include "errors.h"
#include "measure.h"

#include <stdbool.h>

/* The first wrong byte that validation found on this rank. */
struct fault {
    bool found;
    char text[ERROR_ROOM];
};

/* What is broadcast. */
struct message {
    size_t bytes; /* packed */
    int root;
};

/* Collective. Broadcasts on variant v, again where the ranks didn't start together. *elapsed
 * becomes this rank's time in seconds. Returns false on all ranks if no try could be kept. */
bool once(struct measurement *measurement, int v, struct message message, struct fault *fault,
          double *elapsed);

/* Collective. Broadcasts on variant v, neither together nor checked. */
void once_untimed(struct measurement *measurement, int v, struct message message);

#endif
