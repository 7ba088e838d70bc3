/* A common start by the clock: rank 0 announces a time, at which all begin. The broadcast's time is
 * from that start to the last rank's end, whenever a rank really began.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "sync.h"

#include "clocks.h"

#include <sched.h>

static const double shortest = 10e-6;
static const double longest = 1.0;
static const double grown = 2.0;    /* after a missed start */
static const double shrunk = 0.995; /* after a kept one: it finds its size again after a delay */
static const double drifted = 1.0;  /* s, after which clocks are matched again */

enum { TRIALS = 5 };

static void match_clocks(struct sync *sync)
{
    struct window *window = &sync->window;
    double begun = MPI_Wtime();
    window->offset = clocks_offset(sync->comm);
    window->matched = MPI_Wtime();
    /* With many ranks it takes long: a twentieth of the time at most. */
    double cost = 20.0 * (window->matched - begun);
    window->interval = cost > drifted ? cost : drifted;
}

/* The first window has room for a few announcements, which are broadcasts too. */
static void open_window(struct sync *sync)
{
    double most = 0.0;
    match_clocks(sync);
    for (int t = 0; t < TRIALS; t++) {
        double start = MPI_Wtime();
        MPI_Barrier(sync->comm);
        double elapsed = MPI_Wtime() - start;
        most = elapsed > most ? elapsed : most;
    }
    MPI_Allreduce(&most, &sync->window.length, 1, MPI_DOUBLE, MPI_MAX, sync->comm);
    if (sync->window.length > longest) {
        sync->window.length = longest;
    }
}

/* Returns the start by rank 0's clock, or 0 where the clocks must be matched first. */
static double announce(struct sync *sync)
{
    struct window *window = &sync->window;
    double now = MPI_Wtime();
    double start = now - window->matched > window->interval ? 0.0 : now + window->length;
    MPI_Bcast(&start, 1, MPI_DOUBLE, 0, sync->comm);
    return start;
}

static double start_window(struct sync *sync)
{
    struct window *window = &sync->window;
    double start = announce(sync);
    while (start == 0.0) {
        match_clocks(sync);
        start = announce(sync);
    }
    window->announced++;
    start += window->offset;
    window->late = MPI_Wtime() > start;
    /* Where ranks share a processor, the others must get theirs ready too. */
    while (MPI_Wtime() < start) {
        sched_yield();
    }
    return start;
}

static bool finish_window(struct sync *sync)
{
    struct window *window = &sync->window;
    int late = window->late;
    int any;
    MPI_Allreduce(&late, &any, 1, MPI_INT, MPI_MAX, sync->comm);
    window->missed += any;
    window->length *= any ? grown : shrunk;
    window->length = window->length < shortest ? shortest : window->length;
    window->length = window->length > longest ? longest : window->length;
    return !any;
}

const struct sync_functions sync_window = {
    "window",
    "common start times, announced by rank 0, clocks matched with its own; times are from there to "
    "each rank's end",
    open_window, start_window, finish_window};
