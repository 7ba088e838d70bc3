/* Small messages: their round trips, and how long processes are busy with them.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_EXCHANGE_H
#define LWBENCH_EXCHANGE_H

#include "spread.h"

#include <mpi.h>

/* Collective over a communicator of two ranks. Halves of round trips of 8 bytes, in seconds, for about
 * as many seconds as given; on rank 0, the other rank gets {0}. */
struct spread exchange_half(MPI_Comm comm, double seconds);

/* Likewise: the seconds in which rank 0 is in the calls that send 8 bytes and receive 8 that are there
 * already; 'gap' is how many seconds later they will be. */
struct spread exchange_calls(MPI_Comm comm, double gap, double seconds);

/* Collective over comm, of two ranks or more. How many seconds a process takes to receive and to send
 * a small message, if each does nothing but send to the rank 'shift' further on and receive from the
 * one as far back, several messages at a time; on all ranks. */
struct spread exchange_overhead(MPI_Comm comm, int shift, double seconds);

#endif
