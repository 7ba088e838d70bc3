/* A transfer: one rank's part in one broadcast, moving segments down one tree or several.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * It never waits: lw_transfer_advance does what can be done now. MPI_Bcast calls it in a loop,
 * Open MPI's progress engine calls it for nonblocking broadcasts (pending.h). What happens to a
 * segment on the way: stream.h.
 *
 * If a request fails the transfer goes on, so that no other rank is left waiting, and
 * lw_transfer_finish returns the first error. */
#ifndef LW_ENGINE_TRANSFER_H
#define LW_ENGINE_TRANSFER_H

#include "engine/ahead.h"
#include "engine/compat/compat.h"
#include "schedule/plan.h"

typedef struct lw_transfer lw_transfer;

/* What is to be moved. Everything it points to must stay until lw_transfer_finish. */
typedef struct lw_transfer_what {
    void *buffer;
    size_t count;
    ompi_datatype_t *datatype;
    const lw_plan *plan; /* [trees], in ranks of the communicator */
    int trees;
    lw_ahead *ahead; /* [ranks], of the communicator */
    ompi_communicator_t *comm;
    int tag;              /* tree t uses tag - t; nothing else of the communicator's meanwhile */
    size_t segment_bytes; /* packed; 0: as many segments as trees */
} lw_transfer_what;

/* Starts a transfer of at least one byte; NULL if memory ran out. */
lw_transfer *lw_transfer_start(const lw_transfer_what *what);

/* True once all is received and sent, and every request is freed. */
bool lw_transfer_advance(lw_transfer *transfer);

/* Did the last lw_transfer_advance find anything to do? */
bool lw_transfer_has_moved(const lw_transfer *transfer);

/* Ends a transfer that is done and gives its memory back; the first error, as an MPI error class
 * or an OMPI_ code, or OMPI_SUCCESS. */
int lw_transfer_finish(lw_transfer *transfer);

#endif
