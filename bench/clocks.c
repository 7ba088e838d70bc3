/* How the ranks' clocks differ.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "clocks.h"

#include <stddef.h>

enum { EXCHANGES = 12, TAG = 0 };

static void answer(MPI_Comm comm, int rank)
{
    for (int e = 0; e < EXCHANGES; e++) {
        MPI_Recv(NULL, 0, MPI_CHAR, rank, TAG, comm, MPI_STATUS_IGNORE);
        double now = MPI_Wtime();
        MPI_Send(&now, 1, MPI_DOUBLE, rank, TAG, comm);
    }
}

/* Rank 0 has looked at its clock somewhere between 'sent' and 'back'. The middle errs by half of
 * that at most, so the quickest exchange is the best. The first one may wait for rank 0's turn. */
static double ask(MPI_Comm comm)
{
    double quickest = 0.0;
    double offset = 0.0;
    for (int e = 0; e < EXCHANGES; e++) {
        double theirs;
        double sent = MPI_Wtime();
        MPI_Send(NULL, 0, MPI_CHAR, 0, TAG, comm);
        MPI_Recv(&theirs, 1, MPI_DOUBLE, 0, TAG, comm, MPI_STATUS_IGNORE);
        double back = MPI_Wtime();
        if (e == 0 || back - sent < quickest) {
            quickest = back - sent;
            offset = sent + (back - sent) / 2.0 - theirs;
        }
    }
    return offset;
}

double clocks_offset(MPI_Comm comm)
{
    int rank, ranks;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &ranks);
    if (rank != 0) {
        return ask(comm);
    }
    for (int r = 1; r < ranks; r++) {
        answer(comm, r);
    }
    return 0.0;
}
