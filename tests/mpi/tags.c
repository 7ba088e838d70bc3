/* Tags: pending broadcasts reserve one a tree, blocking ones few once a communicator, since the tags of
 * a communicator come round again.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/compat/compat.h"

#include "check.h"

enum { TIMES = 200, BYTES = 50000, MOST = 64 };

static int reserved(MPI_Comm communicator, int before)
{
    return before - communicator->c_nbc_tag;
}

int main(int argc, char **argv)
{
    size_t trees = 1;
    const struct check_option options[] = {
        {"trees", "N          trees of a broadcast", &trees, NULL},
        {0},
    };

    check_init("tags", argc, argv, options);
    const int ranks = check_size(MPI_COMM_WORLD);
    unsigned char *buffer = check_buffer(BYTES);
    MPI_Comm communicator;
    MPI_Request request;

    MPI_Comm_dup(MPI_COMM_WORLD, &communicator);
    int before = communicator->c_nbc_tag;
    for (int i = 0; i < TIMES; i++) {
        check_prepare(buffer, BYTES, (uint64_t)i, i % ranks == check_rank(communicator));
        MPI_Ibcast(buffer, BYTES, MPI_BYTE, i % ranks, communicator, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        check_verify(buffer, BYTES, (uint64_t)i, "MPI_Ibcast %d", i);
    }
    if (reserved(communicator, before) != TIMES * (int)trees) {
        check_fault("%d tags for %d MPI_Ibcasts", reserved(communicator, before), TIMES);
    }
    before = communicator->c_nbc_tag;
    for (int i = 0; i < TIMES; i++) check_broadcast(buffer, BYTES, i % ranks, communicator, 9);
    const int most = trees == 1 ? 0 : MOST;
    if (reserved(communicator, before) > most) {
        check_fault("%d tags for %d MPI_Bcasts", reserved(communicator, before), TIMES);
    }
    MPI_Comm_free(&communicator);
    check_release(buffer);
    check_finish("%d times each", TIMES);
}
