/* When ranks tell each other where they run: in a communicator's first MPI_Bcast, also with
 * broadcasts pending from before; not again on communicators whose ranks all know.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/compat/compat.h"

#include <mpi-ext.h>

#include "check.h"

enum { PENDING = 5, BYTES = 300000, SHORT = 100 };

/* Messages that this process sends, whoever sends them. */
static mca_pml_base_module_isend_fn_t own_isend;
static mca_pml_base_module_send_fn_t own_send;
static int sends;

static int noted_isend(const void *buffer, size_t count, ompi_datatype_t *datatype, int to, int tag,
                       mca_pml_base_send_mode_t mode, ompi_communicator_t *communicator,
                       ompi_request_t **request)
{
    sends++;
    return own_isend(buffer, count, datatype, to, tag, mode, communicator, request);
}

static int noted_send(const void *buffer, size_t count, ompi_datatype_t *datatype, int to, int tag,
                      mca_pml_base_send_mode_t mode, ompi_communicator_t *communicator)
{
    sends++;
    return own_send(buffer, count, datatype, to, tag, mode, communicator);
}

/* Sends of all ranks in a broadcast on the communicator, its first. */
static int sends_of_first(MPI_Comm communicator, unsigned char *buffer, int root)
{
    int all = 0;

    own_isend = mca_pml.pml_isend;
    own_send = mca_pml.pml_send;
    mca_pml.pml_isend = noted_isend;
    mca_pml.pml_send = noted_send;
    sends = 0;
    check_broadcast(buffer, SHORT, root, communicator, 3);
    const int mine = sends;
    mca_pml.pml_isend = own_isend;
    mca_pml.pml_send = own_send;
    MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_SUM, communicator);
    return all;
}

static void with_pending(void)
{
    const int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD);
    unsigned char *buffer[PENDING + 1];
    MPI_Request request[PENDING + 1];

    for (int i = 0; i <= PENDING; i++) {
        buffer[i] = check_buffer(BYTES);
        check_prepare(buffer[i], BYTES, (uint64_t)i, i % ranks == rank);
        if (i == PENDING) continue;
        MPI_Ibcast(buffer[i], BYTES, MPI_BYTE, i % ranks, MPI_COMM_WORLD, &request[i]);
    }
    MPIX_Bcast_init(buffer[PENDING], BYTES, MPI_BYTE, PENDING % ranks, MPI_COMM_WORLD,
                    MPI_INFO_NULL, &request[PENDING]);
    MPI_Start(&request[PENDING]);
    unsigned char *other = check_buffer(BYTES);
    for (int root = 0; root < ranks; root++) {
        check_broadcast(other, BYTES, root, MPI_COMM_WORLD, (uint64_t)root);
    }
    MPI_Waitall(PENDING + 1, request, MPI_STATUSES_IGNORE);
    for (int i = 0; i <= PENDING; i++) check_verify(buffer[i], BYTES, (uint64_t)i, "pending %d", i);
    check_prepare(buffer[PENDING], BYTES, 77, PENDING % ranks == rank);
    MPI_Start(&request[PENDING]);
    check_broadcast(other, SHORT, ranks - 1, MPI_COMM_WORLD, 78);
    MPI_Wait(&request[PENDING], MPI_STATUS_IGNORE);
    check_verify(buffer[PENDING], BYTES, 77, "started again");
    MPI_Request_free(&request[PENDING]);
    for (int i = 0; i <= PENDING; i++) check_release(buffer[i]);
    check_release(other);
}

/* Communicators of every second rank, of halves, of all in reverse. */
static void on_parts(unsigned char *buffer, size_t trees)
{
    const int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD);
    const int colour[] = {rank % 2, rank < ranks / 2, 0};

    for (int i = 0; i < 3; i++) {
        MPI_Comm part;
        MPI_Comm_split(MPI_COMM_WORLD, colour[i], -rank, &part);
        const int size = check_size(part);
        const int sent = sends_of_first(part, buffer, size - 1);
        if (!trees && sent != size - 1) check_fault("%d sends on %d ranks that know", sent, size);
        for (int root = 0; root < size; root++) check_broadcast(buffer, BYTES, root, part, 5);
        MPI_Comm_free(&part);
    }
}

int main(int argc, char **argv)
{
    size_t pending = 0, trees = 0;
    const struct check_option options[] = {
        {"pending", "1        MPI_Ibcasts and an MPI_Bcast_init come first", &pending, NULL},
        {"trees", "1          each rank gets more than one message", &trees, NULL},
        {0},
    };

    check_init("whereabouts", argc, argv, options);
    const int ranks = check_size(MPI_COMM_WORLD);
    unsigned char *buffer = check_buffer(BYTES);
    if (pending) {
        with_pending();
    } else if (sends_of_first(MPI_COMM_WORLD, buffer, 0) < ranks && ranks > 2) {
        check_fault("nobody has told anybody");
    }
    on_parts(buffer, trees);
    check_release(buffer);
    check_finish("told once");
}
