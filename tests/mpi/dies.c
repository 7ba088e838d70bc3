/* A rank dies in the midst of pending broadcasts, all of which wait for it. The others go on waiting:
 * it's mpirun's part to end them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

enum { REQUESTS = 8, BYTES = 1000000 };

int main(int argc, char **argv)
{
    const struct check_option options[] = {{0}};
    unsigned char *buffer[REQUESTS];
    MPI_Request request[REQUESTS];

    check_init("dies", argc, argv, options);
    const int rank = check_rank(MPI_COMM_WORLD);
    for (int i = 0; i < REQUESTS; i++) {
        buffer[i] = check_buffer(BYTES);
        check_prepare(buffer[i], BYTES, 1, rank == 1);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < REQUESTS; i++) {
        MPI_Ibcast(buffer[i], BYTES, MPI_BYTE, 1, MPI_COMM_WORLD, &request[i]);
    }
    if (rank == 1) {
        puts("broadcasts are under way");
        fflush(stdout);
        raise(SIGKILL);
    }
    MPI_Waitall(REQUESTS, request, MPI_STATUSES_IGNORE);
    for (int i = 0; i < REQUESTS; i++) {
        check_release(buffer[i]);
    }
    check_finish("they did without rank 1");
}
