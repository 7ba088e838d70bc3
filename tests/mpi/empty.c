/* Broadcasts of nothing, described in unlike ways by root and leaves, don't harm the next ones.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

enum { BYTES = 1000 };

/* Some ranks pass no element, the others three of a type without any data. */
static void broadcast_nothing(int root, bool root_counts, MPI_Datatype nothing)
{
    bool is_root = check_rank(MPI_COMM_WORLD) == root;

    if (is_root == root_counts) {
        MPI_Bcast(NULL, 3, nothing, root, MPI_COMM_WORLD);
    } else {
        MPI_Bcast(NULL, 0, MPI_INT, root, MPI_COMM_WORLD);
    }
}

static unsigned around_nothing(unsigned char *buffer, int root, bool root_counts,
                               MPI_Datatype nothing)
{
    int next = (root + 1) % check_size(MPI_COMM_WORLD);
    uint64_t seed = (uint64_t)(10 * root + 5 * root_counts);
    unsigned served = 0;

    broadcast_nothing(root, root_counts, nothing);
    served += check_broadcast(buffer, BYTES, root, MPI_COMM_WORLD, seed + 1);
    broadcast_nothing(root, root_counts, nothing);
    broadcast_nothing(next, root_counts, nothing);
    served += check_broadcast(buffer, 1, root, MPI_COMM_WORLD, seed + 2);
    served += check_broadcast(buffer, BYTES, next, MPI_COMM_WORLD, seed + 3);
    return served;
}

int main(int argc, char **argv)
{
    MPI_Datatype nothing;
    unsigned long long served = 0;
    const struct check_option options[] = {{0}};

    check_init("empty", argc, argv, options);
    int roots = check_size(MPI_COMM_WORLD);
    unsigned char *buffer = check_buffer(BYTES);
    MPI_Type_contiguous(0, MPI_INT, &nothing);
    MPI_Type_commit(&nothing);
    for (int root = 0; root < roots; root++) {
        served += around_nothing(buffer, root, false, nothing);
        served += around_nothing(buffer, root, true, nothing);
    }
    check_served(served);
    MPI_Type_free(&nothing);
    check_release(buffer);
    check_finish("%d roots, %d empty broadcasts, %d others", roots, 6 * roots, 6 * roots);
}
