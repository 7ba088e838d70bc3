/* Small messages.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for nanosleep */
#endif
#include "exchange.h"

#include <time.h>

enum {
    BYTES = 8,
    WARMUP = 10, /* round trips: connections are made by the first */
    SAMPLES_LEAST = 20,
    SAMPLES_MOST = 4096,
    WINDOW = 16, /* messages under way to each rank */
    BATCHES = 9
};

static void answer(MPI_Comm comm)
{
    char data[BYTES];
    int received = BYTES;
    while (received > 0) {
        MPI_Status status;
        MPI_Recv(data, BYTES, MPI_CHAR, 0, 0, comm, &status);
        MPI_Get_count(&status, MPI_CHAR, &received);
        MPI_Send(data, received, MPI_CHAR, 0, 0, comm);
    }
}

/* Leaves the processor to others meanwhile. */
static void pause_for(double seconds)
{
    time_t whole = (time_t)seconds;
    long rest = (long)((seconds - (double)whole) * 1e9);
    nanosleep(&(struct timespec){.tv_sec = whole, .tv_nsec = rest}, NULL);
}

/* Returns how long it took without the gap. No bytes end it. */
static double round_trip(MPI_Comm comm, int bytes, double gap)
{
    char data[BYTES] = {0};
    double start = MPI_Wtime();
    MPI_Send(data, bytes, MPI_CHAR, 1, 0, comm);
    double sent = MPI_Wtime();
    double again = sent;
    if (gap > 0.0) {
        pause_for(gap);
        again = MPI_Wtime();
    }
    MPI_Recv(data, bytes, MPI_CHAR, 1, 0, comm, MPI_STATUS_IGNORE);
    return sent - start + MPI_Wtime() - again;
}

/* On rank 0; the other one answers. */
static struct spread round_trips(MPI_Comm comm, double gap, double seconds)
{
    double sample[SAMPLES_MOST];
    int rank, count = 0;
    MPI_Comm_rank(comm, &rank);
    if (rank != 0) {
        answer(comm);
        return (struct spread){0};
    }
    for (int i = 0; i < WARMUP; i++) {
        round_trip(comm, BYTES, 0.0);
    }
    double end = MPI_Wtime() + seconds;
    while (count < SAMPLES_MOST && (count < SAMPLES_LEAST || MPI_Wtime() < end)) {
        sample[count++] = round_trip(comm, BYTES, gap);
    }
    round_trip(comm, 0, 0.0);
    return spread_of(sample, count);
}

struct spread exchange_half(MPI_Comm comm, double seconds)
{
    struct spread whole = round_trips(comm, 0.0, seconds);
    return (struct spread){whole.median / 2.0, whole.low / 2.0, whole.high / 2.0, whole.count};
}

struct spread exchange_calls(MPI_Comm comm, double gap, double seconds)
{
    return round_trips(comm, gap, seconds);
}

/* One window to the next rank and one from the last. */
static void exchange_window(MPI_Comm comm, int next, int last)
{
    static char in[WINDOW][BYTES], out[WINDOW][BYTES];
    MPI_Request request[2 * WINDOW];
    for (int w = 0; w < WINDOW; w++) {
        MPI_Irecv(in[w], BYTES, MPI_CHAR, last, 0, comm, &request[w]);
    }
    for (int w = 0; w < WINDOW; w++) {
        MPI_Isend(out[w], BYTES, MPI_CHAR, next, 0, comm, &request[WINDOW + w]);
    }
    for (int w = 0; w < 2 * WINDOW; w++) {
        MPI_Wait(&request[w], MPI_STATUS_IGNORE);
    }
}

/* The seconds that so many windows take, averaged over the ranks; the same on all of them. */
static double batch(MPI_Comm comm, int next, int last, int windows)
{
    int ranks;
    MPI_Comm_size(comm, &ranks);
    MPI_Barrier(comm);
    double start = MPI_Wtime();
    for (int w = 0; w < windows; w++) {
        exchange_window(comm, next, last);
    }
    double mine = MPI_Wtime() - start;
    double sum;
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, comm);
    /* A reduction may round otherwise on another rank, and all must go on alike. */
    MPI_Bcast(&sum, 1, MPI_DOUBLE, 0, comm);
    return sum / ranks;
}

struct spread exchange_overhead(MPI_Comm comm, int shift, double seconds)
{
    double sample[BATCHES];
    int rank, ranks;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &ranks);
    int next = (rank + shift) % ranks;
    int last = (rank - shift + ranks) % ranks;

    /* Those that are tried out take half of the time. */
    int windows = 1;
    double wanted = seconds / (2.0 * BATCHES);
    while (batch(comm, next, last, windows) < wanted / 2.0 && windows < 1 << 20) {
        windows *= 2;
    }
    for (int b = 0; b < BATCHES; b++) {
        sample[b] = batch(comm, next, last, windows) / ((double)windows * WINDOW);
    }
    return spread_of(sample, BATCHES);
}
