/* How the ranks start a broadcast together: the choice.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "sync.h"

const struct sync_functions *sync_functions_of(enum sync_scheme scheme)
{
    static const struct sync_functions *const schemes[] = {
        [SYNC_BARRIER] = &sync_barrier,
        [SYNC_DOUBLE_BARRIER] = &sync_double_barrier,
        [SYNC_WINDOW] = &sync_window,
    };
    return schemes[scheme];
}

void sync_open(struct sync *sync, enum sync_scheme scheme, MPI_Comm comm)
{
    *sync = (struct sync){.functions = sync_functions_of(scheme), .comm = comm};
    sync->functions->open(sync);
}
