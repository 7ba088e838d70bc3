/* How the ranks start a broadcast together: the choice.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "sync.h"

void sync_open(struct sync *sync, enum sync_scheme scheme, MPI_Comm comm)
{
    static const struct sync_functions *const schemes[] = {
        [SYNC_BARRIER] = &sync_barrier,
        [SYNC_DOUBLE_BARRIER] = &sync_double_barrier,
        [SYNC_WINDOW] = &sync_window,
    };
    *sync = (struct sync){.functions = schemes[scheme], .comm = comm};
    sync->functions->open(sync);
}
