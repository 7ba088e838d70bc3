/* Waiting for news of a broadcast.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Open MPI looks for news all the time. Where processes share processors that takes from those that
 * have work: 90 ranks on two cores spend more on looking than on broadcasting. If processors are
 * shared (mpi_yield_when_idle) and all news come through sockets, a rank can sleep until the kernel
 * wakes it:
 *
 *   all its news come through sockets  PML ob1 over the BTLs self and tcp, no other one is open, and
 *                                      tcp has no thread of its own
 *   nobody else needs it awake         one thread calls MPI; it wakes by itself every now and then,
 *                                      so that whatever has no socket goes on, slowly */
#ifndef LW_ENGINE_PATIENCE_H
#define LW_ENGINE_PATIENCE_H

#include "engine/compat/compat.h"

/* May this process sleep while it waits? The same until MPI_Finalize, but for thread levels. */
bool lw_may_sleep(void);

/* As opal_progress, but sleeps if there are no news yet. */
void lw_sleep_until_news(void);

/* Sleeps, if that may be, until all the requests are complete. They still have to be waited for. */
void lw_wait_patiently(ompi_request_t **request, int count);

#endif
