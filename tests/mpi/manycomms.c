/* Thousands of communicators, made, used in every way and freed: memory stays flat, and so do the
 * numbers that MPI gives them; some are left for MPI_Finalize.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <mpi-ext.h>

#include "memory.h"

#if MPI_VERSION < 4
#define MPI_Bcast_init MPIX_Bcast_init
#endif

enum { BYTES = 500, LEFT = 20 };

static unsigned char *buffer;
static int highest; /* of the Fortran handles, which are reused like the numbers within */

static void complete(MPI_Request *request, int root, MPI_Comm communicator, uint64_t seed)
{
    MPI_Wait(request, MPI_STATUS_IGNORE);
    check_verify(buffer, BYTES, seed, "communicator %d, root %d", (int)seed, root);
    if (*request != MPI_REQUEST_NULL) {
        MPI_Request_free(request);
    }
    check_prepare(buffer, BYTES, seed + 1, check_rank(communicator) == root);
}

/* Blocking from one root, pending and persistent from another, so that plans are replaced, too. */
static void use(MPI_Comm communicator, uint64_t seed)
{
    const int root = (int)(seed % (uint64_t)check_size(communicator));
    MPI_Request request;

    check_broadcast(buffer, BYTES, 0, communicator, seed);
    check_prepare(buffer, BYTES, seed, check_rank(communicator) == root);
    MPI_Ibcast(buffer, BYTES, MPI_BYTE, root, communicator, &request);
    complete(&request, root, communicator, seed);
    MPI_Bcast_init(buffer, BYTES, MPI_BYTE, root, communicator, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    complete(&request, root, communicator, seed + 1);
    if (MPI_Comm_c2f(communicator) > highest) {
        highest = MPI_Comm_c2f(communicator);
    }
}

/* Copies of the world, and by turns a half of it. */
static MPI_Comm make(size_t i)
{
    MPI_Comm made;

    if (i % 4 != 0) {
        MPI_Comm_dup(MPI_COMM_WORLD, &made);
    } else {
        MPI_Comm_split(MPI_COMM_WORLD, check_rank(MPI_COMM_WORLD) % 2, 0, &made);
    }
    return made;
}

static void make_and_free(size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        MPI_Comm made = make(i);
        use(made, i);
        MPI_Comm_free(&made);
    }
}

static void leave_some(void)
{
    for (size_t i = 0; i < LEFT; i++) {
        use(make(i), i);
    }
}

int main(int argc, char **argv)
{
    size_t count = 10000, most_kib = 200;
    const struct check_option options[] = {
        {"count", "N          communicators", &count, NULL},
        {"most", "KIB         by which a rank may grow after the first tenth", &most_kib, NULL},
        {0},
    };

    check_init("manycomms", argc, argv, options);
    buffer = check_buffer(BYTES);
    make_and_free(0, count / 10);
    const size_t before = memory_kib("VmRSS");
    const int highest_before = highest;
    make_and_free(count / 10, count);
    const size_t after = memory_kib("VmRSS");
    if (before == 0 || after > before + most_kib) {
        check_fault("%zu KiB after %zu communicators, %zu after %zu", before, count / 10, after,
                    count);
    }
    if (highest > highest_before) {
        check_fault("handles went up from %d to %d", highest_before, highest);
    }
    leave_some();
    check_release(buffer);
    check_finish("%zu communicators, from %zu to %zu KiB on rank 0", count, before, after);
}
