/* The first MPI_Ibcast, or MPI_Bcast_init, on a communicator returns before any other rank has got
 * there: one rank makes it and then sends, the other receives and then makes it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <mpi-ext.h>

#if MPI_VERSION < 4
#define MPI_Bcast_init MPIX_Bcast_init
#endif

enum { BYTES = 100000 };

static void make(unsigned char *buffer, bool persistent, MPI_Comm communicator,
                 MPI_Request *request)
{
    if (persistent) {
        MPI_Bcast_init(buffer, BYTES, MPI_BYTE, 0, communicator, MPI_INFO_NULL, request);
        MPI_Start(request);
    } else {
        MPI_Ibcast(buffer, BYTES, MPI_BYTE, 0, communicator, request);
    }
}

/* Rank after rank gets there, each only when the one before it has returned. */
static void in_a_row(unsigned char *buffer, bool persistent, bool upwards)
{
    int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD), token = 0;
    int before = upwards ? rank - 1 : rank + 1, behind = upwards ? rank + 1 : rank - 1;
    MPI_Comm communicator;
    MPI_Request request;

    MPI_Comm_dup(MPI_COMM_WORLD, &communicator);
    check_prepare(buffer, BYTES, 5, rank == 0);
    if (before >= 0 && before < ranks) {
        MPI_Recv(&token, 1, MPI_INT, before, 0, communicator, MPI_STATUS_IGNORE);
    }
    make(buffer, persistent, communicator, &request);
    if (behind >= 0 && behind < ranks) {
        MPI_Send(&token, 1, MPI_INT, behind, 0, communicator);
    }
    MPI_Comm_free(&communicator); /* MPI keeps it until the broadcast is over */
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (persistent) {
        MPI_Request_free(&request);
    }
    check_verify(buffer, BYTES, 5, persistent ? "MPI_Bcast_init" : "MPI_Ibcast");
    check_guards(buffer, BYTES, "in a row");
}

int main(int argc, char **argv)
{
    const struct check_option options[] = {{0}};

    check_init("neverblocks", argc, argv, options);
    unsigned char *buffer = check_buffer(BYTES);
    for (int i = 0; i < 4; i++) {
        in_a_row(buffer, i % 2, i / 2);
    }
    check_release(buffer);
    check_finish("rank after rank");
}
