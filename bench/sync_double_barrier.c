/* Two barriers before each broadcast. The first one waits for the ranks, so all enter the second
 * together, and leave it closer to each other than they left the first.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "sync.h"

static void open_barriers(struct sync *sync)
{
    (void)sync;
}

static double start_barriers(struct sync *sync)
{
    MPI_Barrier(sync->comm);
    MPI_Barrier(sync->comm);
    return MPI_Wtime();
}

static bool finish_barriers(struct sync *sync)
{
    (void)sync;
    return true;
}

const struct sync_functions sync_double_barrier = {
    "double-barrier", "two barriers, on a communicator of their own, before each broadcast",
    open_barriers, start_barriers, finish_barriers};
