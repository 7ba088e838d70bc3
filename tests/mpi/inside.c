/* A send may call Open MPI's progress engine, and what runs there may start and free broadcasts. Here
 * every fourth send of a pending broadcast does so itself.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/compat/compat.h"

#include <mpi-ext.h>

#include "check.h"

enum { INNER = 40, PERSISTENT = 10 };

static struct {
    mca_pml_base_module_isend_fn_t send; /* the PML's own */
    bool armed;
    size_t sends;
    int started;
    int freed;
    unsigned char byte[INNER];
    MPI_Request request[INNER];
    MPI_Request persistent[PERSISTENT];
    MPI_Comm communicator;
} inner;

static void start_next(void)
{
    const int i = inner.started++;

    inner.byte[i] = check_rank(inner.communicator) == 0 ? (unsigned char)(i + 1) : 0;
    MPI_Ibcast(&inner.byte[i], 1, MPI_BYTE, 0, inner.communicator, &inner.request[i]);
}

static void free_next(void)
{
    MPI_Request_free(&inner.persistent[inner.freed++]);
}

static int hooked_send(const void *buffer, size_t count, ompi_datatype_t *datatype, int to, int tag,
                       mca_pml_base_send_mode_t mode, ompi_communicator_t *communicator,
                       ompi_request_t **request)
{
    if (inner.armed && ++inner.sends % 4 == 0) {
        inner.armed = false; /* those that the next lines start send, too */
        if (inner.started < INNER) {
            start_next();
        }
        if (inner.freed < PERSISTENT) {
            free_next();
        }
        inner.armed = true;
    }
    return inner.send(buffer, count, datatype, to, tag, mode, communicator, request);
}

/* They are never started: freed from inside on ranks that send, and at the end. */
static void make_inner(void)
{
    MPI_Comm_dup(MPI_COMM_WORLD, &inner.communicator);
    for (int i = 0; i < PERSISTENT; i++) {
        MPIX_Bcast_init(inner.byte, 1, MPI_BYTE, 0, inner.communicator, MPI_INFO_NULL,
                        &inner.persistent[i]);
    }
    inner.send = mca_pml.pml_isend;
    mca_pml.pml_isend = hooked_send;
}

static void finish_inner(void)
{
    while (inner.started < INNER) {
        start_next();
    }
    while (inner.freed < PERSISTENT) {
        free_next();
    }
    MPI_Waitall(INNER, inner.request, MPI_STATUSES_IGNORE);
    for (int i = 0; i < INNER; i++) {
        if (inner.byte[i] != i + 1) {
            check_fault("inner broadcast %d brought %d", i, inner.byte[i]);
        }
    }
    mca_pml.pml_isend = inner.send;
    MPI_Comm_free(&inner.communicator);
}

int main(int argc, char **argv)
{
    size_t bytes = 30000;
    const struct check_option options[] = {
        {"bytes", "N          of the outer broadcast; many segments", &bytes, NULL},
        {0},
    };
    MPI_Request request;

    check_init("inside", argc, argv, options);
    unsigned char *buffer = check_buffer(bytes);
    make_inner();
    check_prepare(buffer, bytes, 1, check_rank(MPI_COMM_WORLD) == 0);
    inner.armed = true;
    MPI_Ibcast(buffer, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    inner.armed = false;
    if (check_rank(MPI_COMM_WORLD) == 0 && inner.started < INNER) {
        check_fault("only %d broadcasts were started from inside", inner.started);
    }
    finish_inner();
    check_verify(buffer, bytes, 1, "the outer broadcast");
    check_release(buffer);
    check_finish("%d broadcasts from inside", INNER);
}
