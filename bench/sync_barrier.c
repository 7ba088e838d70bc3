/* A barrier before each broadcast: each rank times itself.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "sync.h"

static void open_barrier(struct sync *sync)
{
    (void)sync;
}

static double start_barrier(struct sync *sync)
{
    MPI_Barrier(sync->comm);
    return MPI_Wtime();
}

static bool finish_barrier(struct sync *sync)
{
    (void)sync;
    return true;
}

const struct sync_functions sync_barrier = {
    "barrier", "a barrier, on a communicator of its own, before each broadcast", open_barrier,
    start_barrier, finish_barrier};
