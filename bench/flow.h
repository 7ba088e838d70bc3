/* Large messages: the rate at which a process sends to others.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_FLOW_H
#define LWBENCH_FLOW_H

#include "spread.h"

#include <mpi.h>
#include <stdbool.h>

/* Collective over comm: rank 0 streams to all others at once, for about as many seconds as given in
 * all, several times over. Bytes a second that arrive, of all streams together; on all ranks. Returns
 * false if memory ran out on some rank. */
bool flow_rate(MPI_Comm comm, double seconds, struct spread *rate);

#endif
