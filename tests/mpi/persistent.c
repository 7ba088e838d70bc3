/* Persistent broadcasts: several at once, started again and again with changed data, some of them
 * left out now and then.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>
#include <mpi-ext.h>

enum { REQUESTS = 6 };

#if MPI_VERSION < 4
#define MPI_Bcast_init MPIX_Bcast_init
#endif

struct set {
    MPI_Request request[REQUESTS];
    unsigned char *buffer[REQUESTS];
    size_t bytes[REQUESTS];
    int root[REQUESTS];
};

static void make(struct set *set, size_t bytes)
{
    for (int i = 0; i < REQUESTS; i++) {
        set->root[i] = i * 5 % check_size(MPI_COMM_WORLD);
        set->bytes[i] = i == 3 ? 0 : bytes >> i; /* also one without bytes */
        set->buffer[i] = check_buffer(bytes);
        MPI_Bcast_init(set->buffer[i], (int)set->bytes[i], MPI_BYTE, set->root[i], MPI_COMM_WORLD,
                       MPI_INFO_NULL, &set->request[i]);
    }
}

/* In the i-th time, request i % REQUESTS rests, and waiting for it ends at once. */
static void run(struct set *set, size_t time)
{
    int rank = check_rank(MPI_COMM_WORLD), rests = (int)(time % REQUESTS), done;

    for (int i = 0; i < REQUESTS; i++) {
        check_prepare(set->buffer[i], set->bytes[i], time + (uint64_t)i, rank == set->root[i]);
    }
    MPI_Startall(rests, set->request);
    for (int i = rests + 1; i < REQUESTS; i++) {
        MPI_Start(&set->request[i]);
    }
    MPI_Test(&set->request[rests], &done, MPI_STATUS_IGNORE);
    if (!done) {
        check_fault("a request that wasn't started isn't complete");
    }
    MPI_Waitall(REQUESTS, set->request, MPI_STATUSES_IGNORE);
    for (int i = 0; i < REQUESTS; i++) {
        if (i != rests) {
            check_verify(set->buffer[i], set->bytes[i], time + (uint64_t)i,
                         "request %d, started for the %zuth time", i, time);
        }
        if (set->request[i] == MPI_REQUEST_NULL) {
            check_fault("a persistent request is null after waiting");
        }
        check_guards(set->buffer[i], set->bytes[i], "request %d", i);
    }
}

int main(int argc, char **argv)
{
    size_t times = 30, bytes = 30000;
    const struct check_option options[] = {
        {"times", "N          how often they are started", &times, NULL},
        {"bytes", "N          the largest message", &bytes, NULL},
        {0},
    };
    struct set set;

    check_init("persistent", argc, argv, options);
    if (bytes > INT_MAX) {
        check_usage("--bytes is too large");
    }
    make(&set, bytes);
    for (size_t time = 0; time < times; time++) {
        run(&set, time);
    }
    for (int i = 0; i < REQUESTS; i++) {
        MPI_Request_free(&set.request[i]);
        check_release(set.buffer[i]);
    }
    check_finish("%zu times %d requests", times, REQUESTS);
}
