/* Ranks that wait in MPI_Bcast sleep, and wake for whatever comes: rank 0 begins late, and only once
 * rank 2 has sent rank 1, which waits already, a long message. Prints how many of the others used
 * less than half of the time that they waited.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

enum { SECONDS = 1, LONG = 8 << 20 };

static double processor_time(void)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/* Rank 0 waits for rank 2's word that the long message is with rank 1. */
static void before_broadcast(unsigned char *from, unsigned char *to, MPI_Request *request)
{
    const int rank = check_rank(MPI_COMM_WORLD);
    int token = 0;

    *request = MPI_REQUEST_NULL;
    if (rank == 0) {
        sleep(SECONDS);
        MPI_Recv(&token, 1, MPI_INT, 2, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    if (rank == 1) MPI_Irecv(to, LONG, MPI_BYTE, 2, 1, MPI_COMM_WORLD, request);
    if (rank != 2) return;
    check_prepare(from, LONG, 7, true);
    MPI_Ssend(from, LONG, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
    MPI_Send(&token, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
}

/* Did this rank, if it waited for rank 0, sleep? */
static int broadcast(unsigned char *buffer, int bytes, unsigned char *from, unsigned char *to)
{
    const int rank = check_rank(MPI_COMM_WORLD);
    MPI_Request request;

    check_prepare(buffer, (size_t)bytes, 3, rank == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    before_broadcast(from, to, &request);
    const double processor = processor_time(), start = MPI_Wtime();
    MPI_Bcast(buffer, bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
    const double used = processor_time() - processor, waited = MPI_Wtime() - start;
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    check_verify(buffer, (size_t)bytes, 3, "%d bytes", bytes);
    if (rank == 1) check_verify(to, LONG, 7, "the long message");
    return rank > 0 && used < waited / 2;
}

int main(int argc, char **argv)
{
    static const int sizes[] = {1, 5000, 100000, 1000000};
    const struct check_option options[] = {{0}};

    check_init("asleep", argc, argv, options);
    unsigned char *buffer = check_buffer(1000000), *from = check_buffer(LONG),
                  *to = check_buffer(LONG);
    for (int i = 0; i < 4; i++) {
        int asleep = broadcast(buffer, sizes[i], from, to), all = 0;
        MPI_Reduce(&asleep, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
        if (check_rank(MPI_COMM_WORLD) > 0) continue;
        printf("bytes=%d asleep=%d of %d\n", sizes[i], all, check_size(MPI_COMM_WORLD) - 1);
    }
    check_release(to);
    check_release(from);
    check_release(buffer);
    check_finish("all woke up");
}
