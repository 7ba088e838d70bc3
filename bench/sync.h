/* How the ranks start a broadcast together.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SYNC_H
#define LWBENCH_SYNC_H

#include "options.h"

#include <mpi.h>
#include <stdbool.h>

/* What the window scheme remembers. Times in seconds. */
struct window {
    double length;   /* from the announcement to the start */
    double offset;   /* this rank's clock is ahead of rank 0's by that */
    double matched;  /* when the clocks were matched, by this rank's */
    double interval; /* until they are matched again */
    bool late;       /* this rank missed the last start */
    long announced;
    long missed; /* starts that some rank missed; the same on all ranks */
};

struct sync {
    const struct sync_functions *functions;
    MPI_Comm comm; /* the harness's; the caller's own */
    struct window window;
};

/* A scheme. All functions are collective over the sync's communicator. */
struct sync_functions {
    const char *name;        /* as --sync has it */
    const char *description; /* for the header */
    void (*open)(struct sync *sync);
    /* Returns at the start, with the time at which the broadcast is held to start by this rank's
     * MPI_Wtime. */
    double (*start)(struct sync *sync);
    /* After the broadcast. Returns, alike on all ranks, whether its time counts. */
    bool (*finish)(struct sync *sync);
};

extern const struct sync_functions sync_barrier;
extern const struct sync_functions sync_double_barrier;
extern const struct sync_functions sync_window;

/* Returns the functions of a scheme. */
const struct sync_functions *sync_functions_of(enum sync_scheme scheme);

/* Collective over comm. Opens the scheme; nothing needs closing. */
void sync_open(struct sync *sync, enum sync_scheme scheme, MPI_Comm comm);

#endif
