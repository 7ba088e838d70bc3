/* All other collective functions, which the component leaves to others, still work.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <stdlib.h>

/* A communicator to try each function on, and memory for INTS ints from or to every rank. */
struct place {
    MPI_Comm communicator;
    const char *name;
    int rank;
    int ranks;
    int ints;
    int *out; /* holds value(rank, 0), value(rank, 1), ... */
    int *in;  /* holds -1 everywhere */
};

enum { INTS = 3, NEIGHBOURS = 4 };

static const double late_seconds = 0.02;

/* Values and expectations */

static int value(int rank, int index)
{
    return 1000 * (rank + 1) + index;
}

static void expect(const struct place *place, const char *function, int at, int expected)
{
    if (place->in[at] != expected) {
        check_fault("%s, %s: int %d is %d, not %d", place->name, function, at, place->in[at],
                    expected);
    }
}

/* INTS sums over the ranks first to last - 1, starting with their out[offset]. */
static void expect_sums(const struct place *place, const char *function, int first, int last,
                        int offset)
{
    for (int i = 0; i < INTS; i++) {
        int sum = 0;
        for (int rank = first; rank < last; rank++) {
            sum += value(rank, offset + i);
        }
        expect(place, function, i, sum);
    }
}

/* INTS ints from every rank, starting with its out[offset]. */
static void expect_all(const struct place *place, const char *function, int offset)
{
    for (int i = 0; i < place->ranks * INTS; i++) {
        expect(place, function, i, value(i / INTS, offset + i % INTS));
    }
}

static void expect_untouched(const struct place *place, const char *function)
{
    for (int i = 0; i < place->ints; i++) {
        expect(place, function, i, -1);
    }
}

static void expect_at(const struct place *place, const char *function, bool at_root)
{
    if (at_root) {
        expect_all(place, function, 0);
    } else {
        expect_untouched(place, function);
    }
}

/* Barriers: one rank enters late, once all others have started their clocks. */

static double start_late(MPI_Comm communicator, bool late, int late_rank, int others)
{
    double start = MPI_Wtime();

    if (!late) {
        MPI_Send(NULL, 0, MPI_INT, late_rank, 1, communicator);
        return start;
    }
    while (others-- > 0) {
        MPI_Recv(NULL, 0, MPI_INT, MPI_ANY_SOURCE, 1, communicator, MPI_STATUS_IGNORE);
    }
    start = MPI_Wtime();
    while (MPI_Wtime() - start < late_seconds) {
    }
    return start;
}

static void expect_late(const char *place, const char *function, double start)
{
    double seconds = MPI_Wtime() - start;
    if (seconds < late_seconds) {
        check_fault("%s, %s: left %g s before the last rank came", place, function,
                    late_seconds - seconds);
    }
}

static double start_late_in(const struct place *place)
{
    int last = place->ranks - 1;
    return start_late(place->communicator, place->rank == last, last, last);
}

static void try_barrier(struct place *place)
{
    double start = start_late_in(place);
    MPI_Barrier(place->communicator);
    expect_late(place->name, "Barrier", start);
}

static void try_ibarrier(struct place *place)
{
    MPI_Request request;
    double start = start_late_in(place);
    MPI_Ibarrier(place->communicator, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    expect_late(place->name, "Ibarrier", start);
}

/* From or to one */

/* The one function that is the component's own: it must be there, or the rest proves nothing. */
static void try_broadcast(struct place *place)
{
    int *buffer = place->rank == 0 ? place->out : place->in;

    check_served_start();
    MPI_Bcast(buffer, INTS, MPI_INT, 0, place->communicator);
    check_served(place->ranks > 1);
    if (place->rank != 0) {
        expect_sums(place, "Bcast", 0, 1, 0);
    }
}

static void try_reduce(struct place *place)
{
    int root = place->ranks - 1;
    MPI_Reduce(place->out, place->in, INTS, MPI_INT, MPI_SUM, root, place->communicator);
    if (place->rank == root) {
        expect_sums(place, "Reduce", 0, place->ranks, 0);
    }
}

static void try_gather(struct place *place)
{
    MPI_Gather(place->out, INTS, MPI_INT, place->in, INTS, MPI_INT, 0, place->communicator);
    expect_at(place, "Gather", place->rank == 0);
}

/* Rank r sends 1 + r mod INTS ints, put in reverse order of ranks. */
static void try_gatherv(struct place *place)
{
    int ranks = place->ranks;
    int *counts = calloc(2 * (size_t)ranks, sizeof *counts), *starts = counts + ranks;

    for (int rank = 0; rank < ranks; rank++) {
        counts[rank] = 1 + rank % INTS;
        starts[rank] = (ranks - 1 - rank) * INTS;
    }
    MPI_Gatherv(place->out, counts[place->rank], MPI_INT, place->in, counts, starts, MPI_INT, 0,
                place->communicator);
    for (int i = 0; i < ranks * INTS && place->rank == 0; i++) {
        int sender = ranks - 1 - i / INTS;
        bool filled = i % INTS < counts[sender];
        expect(place, "Gatherv", i, filled ? value(sender, i % INTS) : -1);
    }
    free(counts);
}

static void try_scatter(struct place *place)
{
    int root = place->ranks - 1;
    MPI_Scatter(place->out, INTS, MPI_INT, place->in, INTS, MPI_INT, root, place->communicator);
    expect_sums(place, "Scatter", root, root + 1, place->rank * INTS);
}

/* From all to all */

static void try_allreduce(struct place *place)
{
    MPI_Allreduce(place->out, place->in, INTS, MPI_INT, MPI_SUM, place->communicator);
    expect_sums(place, "Allreduce", 0, place->ranks, 0);
}

static void try_allgather(struct place *place)
{
    MPI_Allgather(place->out, INTS, MPI_INT, place->in, INTS, MPI_INT, place->communicator);
    expect_all(place, "Allgather", 0);
}

static void try_alltoall(struct place *place)
{
    MPI_Alltoall(place->out, INTS, MPI_INT, place->in, INTS, MPI_INT, place->communicator);
    expect_all(place, "Alltoall", place->rank * INTS);
}

static void try_scan(struct place *place)
{
    MPI_Scan(place->out, place->in, INTS, MPI_INT, MPI_SUM, place->communicator);
    expect_sums(place, "Scan", 0, place->rank + 1, 0);
}

static void try_exscan(struct place *place)
{
    MPI_Exscan(place->out, place->in, INTS, MPI_INT, MPI_SUM, place->communicator);
    if (place->rank > 0) {
        expect_sums(place, "Exscan", 0, place->rank, 0);
    }
}

static void try_reduce_scatter_block(struct place *place)
{
    MPI_Reduce_scatter_block(place->out, place->in, INTS, MPI_INT, MPI_SUM, place->communicator);
    expect_sums(place, "Reduce_scatter_block", 0, place->ranks, place->rank * INTS);
}

/* Not periodic, so that no rank is a neighbour twice. */
static void try_neighbor_alltoall(struct place *place)
{
    int dimensions[2] = {0, 0}, periods[2] = {0, 0}, neighbours[NEIGHBOURS];
    MPI_Comm grid;

    MPI_Dims_create(place->ranks, 2, dimensions);
    MPI_Cart_create(place->communicator, 2, dimensions, periods, 0, &grid);
    MPI_Cart_shift(grid, 0, 1, &neighbours[0], &neighbours[1]);
    MPI_Cart_shift(grid, 1, 1, &neighbours[2], &neighbours[3]);
    MPI_Neighbor_alltoall(place->out, INTS, MPI_INT, place->in, INTS, MPI_INT, grid);
    for (int i = 0; i < NEIGHBOURS * INTS; i++) {
        int sender = neighbours[i / INTS];
        int opposite = i / INTS ^ 1; /* I lie on the other side of my neighbour */
        expect(place, "Neighbor_alltoall", i,
               sender == MPI_PROC_NULL ? -1 : value(sender, opposite * INTS + i % INTS));
    }
    MPI_Comm_free(&grid);
}

/* Nonblocking */

static void try_ibcast(struct place *place)
{
    int root = place->ranks - 1;
    int *buffer = place->rank == root ? place->out : place->in;
    MPI_Request request;

    MPI_Ibcast(buffer, INTS, MPI_INT, root, place->communicator, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (place->rank != root) {
        expect_sums(place, "Ibcast", root, root + 1, 0);
    }
}

static void try_iallreduce(struct place *place)
{
    MPI_Request request;

    MPI_Iallreduce(place->out, place->in, INTS, MPI_INT, MPI_SUM, place->communicator, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    expect_sums(place, "Iallreduce", 0, place->ranks, 0);
}

static void try_igather(struct place *place)
{
    MPI_Request request;

    MPI_Igather(place->out, INTS, MPI_INT, place->in, INTS, MPI_INT, 0, place->communicator,
                &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    expect_at(place, "Igather", place->rank == 0);
}

/* Everything on each communicator */

static struct place make_place(MPI_Comm communicator, const char *name)
{
    struct place place = {.communicator = communicator, .name = name};

    place.rank = check_rank(communicator);
    place.ranks = check_size(communicator);
    place.ints = (place.ranks > NEIGHBOURS ? place.ranks : NEIGHBOURS) * INTS;
    place.out = malloc(2 * (size_t)place.ints * sizeof *place.out);
    place.in = place.out + place.ints;
    for (int i = 0; i < place.ints; i++) {
        place.out[i] = value(place.rank, i);
    }
    return place;
}

static int try_all(MPI_Comm communicator, const char *name)
{
    static void (*const functions[])(struct place *) = {
        try_broadcast,
        try_barrier,
        try_allreduce,
        try_reduce,
        try_gather,
        try_gatherv,
        try_scatter,
        try_allgather,
        try_alltoall,
        try_scan,
        try_exscan,
        try_reduce_scatter_block,
        try_ibcast,
        try_iallreduce,
        try_ibarrier,
        try_igather,
        try_neighbor_alltoall,
    };
    const int count = sizeof functions / sizeof functions[0];
    struct place place = make_place(communicator, name);

    for (int f = 0; f < count; f++) {
        for (int i = 0; i < place.ints; i++) {
            place.in[i] = -1;
        }
        functions[f](&place);
    }
    free(place.out);
    return count;
}

/* Each half gets the other's sum; rank 0 of the lower half comes late to the barrier, and those
 * of the upper half wait for it. */
static int try_intercommunicator(void)
{
    int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD), half = ranks / 2;
    int mine = value(rank, 0), sum, expected = 0;
    MPI_Comm halves;

    if (ranks < 2) {
        return 0;
    }
    halves = check_two_halves();
    MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, halves);
    for (int other = rank < half ? half : 0; other < (rank < half ? ranks : half); other++) {
        expected += value(other, 0);
    }
    if (sum != expected) {
        check_fault("intercommunicator, Allreduce: %d, not %d", sum, expected);
    }
    if (rank == 0 || rank >= half) {
        double start = start_late(halves, rank == 0, 0, ranks - half);
        MPI_Barrier(halves);
        expect_late("intercommunicator", "Barrier", start);
    } else {
        MPI_Barrier(halves);
    }
    MPI_Comm_free(&halves);
    return 2;
}

int main(int argc, char **argv)
{
    const struct check_option options[] = {{0}};
    MPI_Comm dup, alone;
    int calls = 0;

    check_init("others", argc, argv, options);
    MPI_Comm_dup(MPI_COMM_WORLD, &dup);
    MPI_Comm_dup(MPI_COMM_SELF, &alone);
    calls += try_all(MPI_COMM_WORLD, "world");
    calls += try_all(dup, "dup");
    calls += try_all(alone, "alone");
    calls += try_intercommunicator();
    MPI_Comm_free(&dup);
    MPI_Comm_free(&alone);
    check_finish("%d calls", calls);
}
