/* The root broadcasts on and on while the last rank sleeps: nobody's memory fills with what is under
 * way.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <time.h>

#include "memory.h"

static void broadcast(unsigned char *buffer, size_t bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        check_broadcast(buffer, bytes, 0, MPI_COMM_WORLD, i);
    }
}

/* First without a call of MPI, then with calls that take in what has come, but no broadcast. */
static void sleep_long(size_t seconds)
{
    const struct timespec half = {(time_t)seconds / 2, (long)(seconds % 2) * 500000000};
    const double end = MPI_Wtime() + (double)seconds;
    int there;

    nanosleep(&half, NULL);
    while (MPI_Wtime() < end) {
        MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE);
    }
}

int main(int argc, char **argv)
{
    size_t count = 20000, bytes = 1000, most_kib = 4096, seconds = 3;
    const struct check_option options[] = {
        {"count", "N          broadcasts", &count, NULL},
        {"bytes", "N          of each", &bytes, NULL},
        {"most", "KIB         by which a rank may grow", &most_kib, NULL},
        {"seconds", "N        that the last rank sleeps", &seconds, NULL},
        {0},
    };
    unsigned long grown;

    check_init("ahead", argc, argv, options);
    unsigned char *buffer = check_buffer(bytes);
    broadcast(buffer, bytes, 200);
    const size_t before = memory_kib("VmHWM");
    if (check_rank(MPI_COMM_WORLD) == check_size(MPI_COMM_WORLD) - 1) {
        sleep_long(seconds);
    }
    broadcast(buffer, bytes, count);
    grown = memory_kib("VmHWM") - before;
    if (before == 0 || grown > most_kib) {
        check_fault("grew from %zu KiB by %lu, more than %zu", before, grown, most_kib);
    }
    MPI_Allreduce(MPI_IN_PLACE, &grown, 1, MPI_UNSIGNED_LONG, MPI_MAX, MPI_COMM_WORLD);
    check_release(buffer);
    check_finish("%zu broadcasts, %lu KiB more", count, grown);
}
