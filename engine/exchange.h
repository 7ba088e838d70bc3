/* An exchange: everybody's record to everybody, before a communicator's first broadcast.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * As MPI_Allgather, but it sleeps where a broadcast would (patience.h), and needs no other component.
 * In each round a rank passes on, to the rank so far before it, what it has of those behind it:
 *
 *     5 ranks, what rank 0 has      round   distance   to rank r from   records
 *     0                               1        1          r + 1            1
 *     0 1                             2        2          r + 2            2
 *     0 1 2 3                         3        4          r + 4            1, the rest
 *     0 1 2 3 4
 *
 * (J. Bruck and others: Efficient algorithms for all-to-all communications in multiport
 * message-passing systems, 1997.) */
#ifndef LW_ENGINE_EXCHANGE_H
#define LW_ENGINE_EXCHANGE_H

#include "engine/compat/compat.h"

/* Puts the record `own` of `bytes` bytes, and those of all other ranks, into `all`, in the order of
 * ranks. Blocks until all have called it. An OMPI_ or MPI error. */
int lw_exchange(ompi_communicator_t *comm, const void *own, void *all, size_t bytes);

#endif
