/* A leaf passes too small a buffer: it gets an error, none hangs, other communicators work on.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>

/* The short leaf's children in the tree may get anything, yet no more than their buffers hold. */
static void broadcast_short(unsigned char *buffer, size_t bytes, size_t taken, int leaf)
{
    int rank = check_rank(MPI_COMM_WORLD), result, class;
    size_t mine = rank == leaf ? taken : bytes;
    MPI_Comm communicator;

    MPI_Comm_dup(MPI_COMM_WORLD, &communicator);
    MPI_Comm_set_errhandler(communicator, MPI_ERRORS_RETURN);
    check_prepare(buffer, mine, 1, rank == 0);
    result = MPI_Bcast(buffer, (int)mine, MPI_BYTE, 0, communicator);
    MPI_Error_class(result, &class);
    if (rank == leaf && class != MPI_ERR_TRUNCATE) {
        check_fault("a buffer too small gave error class %d, not %d", class, MPI_ERR_TRUNCATE);
    }
    if (rank == 0) {
        check_verify(buffer, bytes, 1, "the root's buffer");
    }
    check_guards(buffer, mine, "%zu of %zu bytes", mine, bytes);
    MPI_Comm_free(&communicator);
}

static void broadcast_rightly(unsigned char *buffer, size_t bytes)
{
    int roots = check_size(MPI_COMM_WORLD);
    unsigned long long served = 0;

    check_served_start(); /* what the broken one counts is left open */
    for (int root = 0; root < roots; root++) {
        served += check_broadcast(buffer, bytes, root, MPI_COMM_WORLD, (uint64_t)root + 2);
    }
    check_served(served);
}

int main(int argc, char **argv)
{
    size_t bytes = 1000, taken = 990, leaf = SIZE_MAX;
    const struct check_option options[] = {
        {"bytes", "N          size of the message, at most a segment", &bytes, NULL},
        {"taken", "N          what the short leaf's buffer takes", &taken, NULL},
        {"leaf", "RANK        the short leaf (the last rank); the root is 0", &leaf, NULL},
        {0},
    };

    check_init("truncate", argc, argv, options);
    size_t ranks = (size_t)check_size(MPI_COMM_WORLD);
    if (ranks < 2) {
        check_skip("needs two ranks");
    }
    if (leaf == SIZE_MAX) {
        leaf = ranks - 1;
    }
    if (leaf == 0 || leaf >= ranks || taken >= bytes || bytes > INT_MAX) {
        check_usage("no such leaf, or no such sizes");
    }
    unsigned char *buffer = check_buffer(bytes);
    broadcast_short(buffer, bytes, taken, (int)leaf);
    broadcast_rightly(buffer, bytes);
    check_release(buffer);
    check_finish("rank %zu took %zu of %zu bytes", leaf, taken, bytes);
}
