/* Many MPI_Ibcasts at once on one communicator: random roots and sizes, the same on all ranks;
 * waited for in an order of each rank's own, by Wait, Test, Waitany, Waitsome and Waitall.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>
#include <stdlib.h>

enum { MOST = 64 }; /* at once */

struct batch {
    int count;
    MPI_Request request[MOST];
    unsigned char *buffer[MOST];
    size_t bytes[MOST];
    int root[MOST];
    uint64_t seed;
};

static uint64_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state >> 33;
}

static void start(struct batch *batch, uint64_t *random, size_t most_bytes)
{
    int rank = check_rank(MPI_COMM_WORLD), ranks = check_size(MPI_COMM_WORLD);

    for (int i = 0; i < batch->count; i++) {
        batch->bytes[i] = (size_t)next_random(random) % (most_bytes + 1);
        batch->root[i] = (int)(next_random(random) % (uint64_t)ranks);
        check_prepare(batch->buffer[i], batch->bytes[i], batch->seed + (uint64_t)i,
                      rank == batch->root[i]);
        MPI_Ibcast(batch->buffer[i], (int)batch->bytes[i], MPI_BYTE, batch->root[i], MPI_COMM_WORLD,
                   &batch->request[i]);
        if (next_random(random) % 3 == 0) { /* a blocking one in between */
            unsigned char byte = (unsigned char)(rank == 0 ? 42 : 0);
            MPI_Bcast(&byte, 1, MPI_BYTE, 0, MPI_COMM_WORLD);
            if (byte != 42) {
                check_fault("a blocking broadcast between pending ones brought %d", byte);
            }
        }
    }
}

static void wait_one_by_one(struct batch *batch, uint64_t *own, bool tests)
{
    for (int left = batch->count; left > 0; left--) {
        int i = (int)(next_random(own) % (uint64_t)batch->count), done = 0;
        while (batch->request[i] == MPI_REQUEST_NULL) {
            i = (i + 1) % batch->count;
        }
        while (tests && !done) {
            MPI_Test(&batch->request[i], &done, MPI_STATUS_IGNORE);
        }
        if (!tests) {
            MPI_Wait(&batch->request[i], MPI_STATUS_IGNORE);
        }
        if (batch->request[i] != MPI_REQUEST_NULL) {
            check_fault("a request that's complete isn't null");
            return;
        }
    }
}

/* MPI_Ibcast gives a request that counts as active even if there was nothing to move. */
static void wait_any(struct batch *batch)
{
    for (int left = batch->count; left > 0; left--) {
        int i;
        MPI_Waitany(batch->count, batch->request, &i, MPI_STATUS_IGNORE);
        if (i == MPI_UNDEFINED) {
            check_fault("MPI_Waitany found %d requests too few", left);
            return;
        }
    }
}

static void wait_some(struct batch *batch)
{
    int left = batch->count, count, which[MOST];

    while (left > 0) {
        MPI_Waitsome(batch->count, batch->request, &count, which, MPI_STATUSES_IGNORE);
        if (count == MPI_UNDEFINED) {
            check_fault("MPI_Waitsome found %d requests too few", left);
            return;
        }
        left -= count;
    }
}

static void wait_for(struct batch *batch, uint64_t *own)
{
    switch (next_random(own) % 5) {
    case 0:
        wait_one_by_one(batch, own, false);
        break;
    case 1:
        wait_one_by_one(batch, own, true);
        break;
    case 2:
        wait_any(batch);
        break;
    case 3:
        wait_some(batch);
        break;
    default:
        MPI_Waitall(batch->count, batch->request, MPI_STATUSES_IGNORE);
    }
}

static void verify(const struct batch *batch)
{
    for (int i = 0; i < batch->count; i++) {
        check_verify(batch->buffer[i], batch->bytes[i], batch->seed + (uint64_t)i,
                     "%zu bytes from root %d, number %d of %d at once", batch->bytes[i],
                     batch->root[i], i, batch->count);
        check_guards(batch->buffer[i], batch->bytes[i], "%zu bytes from root %d", batch->bytes[i],
                     batch->root[i]);
    }
}

int main(int argc, char **argv)
{
    size_t batches = 20, most_bytes = 20000, most = 16, seed = 1;
    const struct check_option options[] = {
        {"batches", "N        how often many are started at once", &batches, NULL},
        {"bytes", "N          the largest message", &most_bytes, NULL},
        {"most", "N           most broadcasts at once, up to 64", &most, NULL},
        {"seed", "N           of everything random", &seed, NULL},
        {0},
    };
    struct batch batch;

    check_init("overlap", argc, argv, options);
    if (most < 1 || most > MOST || most_bytes > INT_MAX) {
        check_usage("--most or --bytes is too large");
    }
    uint64_t random = seed, own = seed * 1000 + (uint64_t)check_rank(MPI_COMM_WORLD);
    for (int i = 0; i < MOST; i++) {
        batch.buffer[i] = check_buffer(most_bytes);
    }
    for (size_t b = 0; b < batches; b++) {
        batch.count = 1 + (int)(next_random(&random) % most);
        batch.seed = b * MOST + seed;
        start(&batch, &random, most_bytes);
        wait_for(&batch, &own);
        verify(&batch);
    }
    for (int i = 0; i < MOST; i++) {
        check_release(batch.buffer[i]);
    }
    check_finish("%zu batches", batches);
}
