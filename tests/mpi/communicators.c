/* Every root on communicators of many kinds, made and freed; each one's broadcasts are served.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

static const size_t sizes[] = {1, 1000, 70000};
enum { SIZES = sizeof sizes / sizeof sizes[0], LARGEST = 70000 };

static unsigned char *buffer;
static unsigned long long communicators, broadcasts;
static uint64_t stage; /* equal on all ranks, also on those that aren't members */

static void every_root(MPI_Comm communicator, int size_count)
{
    int roots = check_size(communicator);
    unsigned long long served = 0;

    /* Making a communicator may have broadcast inside. */
    check_served_start();
    for (int root = 0; root < roots; root++) {
        for (int i = 0; i < size_count; i++) {
            uint64_t seed = stage * 1000003 + (uint64_t)(root * SIZES + i);
            served += check_broadcast(buffer, sizes[i], root, communicator, seed);
            broadcasts++;
        }
    }
    check_served(served);
    communicators++;
}

/* MPI_COMM_NULL stands for a communicator of others. */
static void try_and_free(MPI_Comm communicator, const char *name, int size_count)
{
    stage++;
    if (communicator != MPI_COMM_NULL) {
        MPI_Comm_set_name(communicator, name);
        every_root(communicator, size_count);
        MPI_Comm_free(&communicator);
    }
}

static MPI_Comm split(int color, int key)
{
    MPI_Comm part;
    MPI_Comm_split(MPI_COMM_WORLD, color, key, &part);
    return part;
}

static void same_ranks(void)
{
    int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD);
    int dimensions[2] = {0, 0}, periods[2] = {1, 0};
    MPI_Comm other;

    MPI_Comm_dup(MPI_COMM_WORLD, &other);
    try_and_free(other, "dup", SIZES);
    try_and_free(split(0, ranks - rank), "reverse order", SIZES);
    MPI_Dims_create(ranks, 2, dimensions);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dimensions, periods, 1, &other);
    try_and_free(other, "cartesian", SIZES);
}

static void parts(void)
{
    int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD);

    try_and_free(split(rank % 2, rank), "odd or even", SIZES);
    for (int members = 1; members <= ranks; members++) {
        try_and_free(split(rank < members ? 0 : MPI_UNDEFINED, rank), "first ranks", SIZES);
    }
    try_and_free(split(rank, 0), "alone", SIZES);
    every_root(MPI_COMM_SELF, SIZES);
}

/* One broadcast from root of the lower half or of the upper one; the ranks that neither send
 * nor receive find their buffers untouched. */
static void cross(MPI_Comm halves, bool lower, bool lower_sends, int root)
{
    bool sending = lower == lower_sends;
    int argument = root;
    uint64_t seed = stage * 1000003 + (uint64_t)(2 * root + lower_sends);

    if (sending) {
        argument = check_rank(halves) == root ? MPI_ROOT : MPI_PROC_NULL;
    }
    check_prepare(buffer, LARGEST, seed, sending);
    MPI_Bcast(buffer, LARGEST, MPI_BYTE, argument, halves);
    check_verify(buffer, LARGEST, seed, "intercommunicator, root %d", root);
    check_guards(buffer, LARGEST, "intercommunicator, root %d", root);
    broadcasts++;
}

/* Who serves is not checked: Open MPI passes the data on inside the receiving half. */
static void intercommunicator(void)
{
    int ranks = check_size(MPI_COMM_WORLD), half = ranks / 2;
    bool lower = check_rank(MPI_COMM_WORLD) < half;
    MPI_Comm halves;

    if (ranks < 2) {
        return;
    }
    stage++;
    halves = check_two_halves();
    for (int root = 0; root < half; root++) {
        cross(halves, lower, true, root);
    }
    for (int root = 0; root < ranks - half; root++) {
        cross(halves, lower, false, root);
    }
    communicators++;
    MPI_Comm_free(&halves);
}

static void many(size_t made)
{
    int rank = check_rank(MPI_COMM_WORLD);

    for (size_t i = 0; i < made; i++) {
        MPI_Comm other;
        if (i % 2 == 0) {
            MPI_Comm_dup(MPI_COMM_WORLD, &other);
        } else {
            other = split((rank + (int)i) % 3 == 0, rank);
        }
        try_and_free(other, "one of many", 1);
    }
}

int main(int argc, char **argv)
{
    size_t made = 200;
    MPI_Comm unfreed;
    const struct check_option options[] = {
        {"made", "N           communicators made and freed in a row", &made, NULL},
        {0},
    };

    check_init("communicators", argc, argv, options);
    buffer = check_buffer(LARGEST);
    MPI_Comm_dup(MPI_COMM_WORLD, &unfreed);
    MPI_Comm_set_name(unfreed, "unfreed");
    every_root(unfreed, SIZES); /* and MPI_Finalize has to clean up */
    same_ranks();
    parts();
    intercommunicator();
    many(made);
    every_root(MPI_COMM_WORLD, SIZES);
    check_release(buffer);
    check_finish("%llu communicators, %llu broadcasts on rank 0", communicators, broadcasts);
}
