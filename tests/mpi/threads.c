/* MPI_THREAD_MULTIPLE: every thread broadcasts on a communicator of its own, blocking and pending.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <pthread.h>
#include <stdio.h>

enum { THREADS = 4, BYTES = 20000 };

static size_t times = 50;
static pthread_mutex_t faults = PTHREAD_MUTEX_INITIALIZER;

struct worker {
    MPI_Comm communicator;
    unsigned char *buffer[2];
    uint64_t seed;
};

static void broadcast_both(struct worker *worker, size_t time)
{
    int rank = check_rank(worker->communicator);
    int root = (int)(time % (size_t)check_size(worker->communicator));
    MPI_Request request;

    for (int i = 0; i < 2; i++) {
        check_prepare(worker->buffer[i], BYTES, worker->seed + time, rank == root);
    }
    MPI_Ibcast(worker->buffer[0], BYTES, MPI_BYTE, root, worker->communicator, &request);
    MPI_Bcast(worker->buffer[1], BYTES, MPI_BYTE, root, worker->communicator);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    pthread_mutex_lock(&faults);
    for (int i = 0; i < 2; i++) {
        check_verify(worker->buffer[i], BYTES, worker->seed + time, i ? "blocking" : "pending");
    }
    pthread_mutex_unlock(&faults);
}

static void *work(void *argument)
{
    for (size_t time = 0; time < times; time++) {
        broadcast_both(argument, time);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    const struct check_option options[] = {
        {"times", "N          broadcasts of each kind in each thread", &times, NULL},
        {0},
    };
    struct worker worker[THREADS];
    pthread_t thread[THREADS];

    check_init_thread("threads", argc, argv, options, MPI_THREAD_MULTIPLE);
    for (int t = 0; t < THREADS; t++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &worker[t].communicator);
        worker[t].seed = 100000 * (uint64_t)t;
        for (int i = 0; i < 2; i++) {
            worker[t].buffer[i] = check_buffer(BYTES);
        }
        pthread_create(&thread[t], NULL, work, &worker[t]);
    }
    for (int t = 0; t < THREADS; t++) {
        pthread_join(thread[t], NULL);
        for (int i = 0; i < 2; i++) {
            check_release(worker[t].buffer[i]);
        }
        MPI_Comm_free(&worker[t].communicator);
    }
    check_finish("%d threads, %zu times", THREADS, times);
}
