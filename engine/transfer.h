/* A transfer: one rank's part in one broadcast, moving segments down the tree.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * It never waits: lw_transfer_advance does what can be done now. MPI_Bcast calls it in a loop; a
 * nonblocking broadcast can have Open MPI's progress engine call it. A window of WINDOW segments
 * slides over the message; a segment in it goes through these states, a root's starts in the
 * second:
 *
 *   posted -> arrived, and all before it -> on its way to every child, in round order -> gone
 *
 *   time |  segment 0          1          2        from the parent, to children a and b
 *     1  |  receive            receive    receive
 *     2  |  to a, to b
 *     3  |                     to a, to b
 *
 * If a request fails the transfer goes on, so that no other rank is left waiting, and lw_transfer_
 * finish returns the first error. */
#ifndef LW_ENGINE_TRANSFER_H
#define LW_ENGINE_TRANSFER_H

#include "engine/compat/compat.h"
#include "schedule/plan.h"

typedef struct lw_transfer lw_transfer;

/* What is to be moved. Everything it points to must stay until lw_transfer_finish. */
typedef struct lw_transfer_what {
    void *buffer;
    size_t count;
    ompi_datatype_t *datatype;
    const lw_plan *plan; /* in ranks of the communicator */
    ompi_communicator_t *comm;
    int tag;
    size_t segment_bytes; /* packed; 0: one segment */
} lw_transfer_what;

/* Starts a transfer of at least one byte; NULL if memory ran out. */
lw_transfer *lw_transfer_start(const lw_transfer_what *what);

/* True once all is received and sent, and every request is freed. */
bool lw_transfer_advance(lw_transfer *transfer);

/* Ends a transfer that is done and gives its memory back; the first error, as an MPI error class
 * or an OMPI_ code, or OMPI_SUCCESS. */
int lw_transfer_finish(lw_transfer *transfer);

#endif
