/* Prints what the component's variables counted over some broadcasts, summed over the ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>
#include <stdio.h>

static bool read_all(unsigned long long *values)
{
    bool found = true;

    for (int i = 0; i < CHECK_COUNTERS; i++) {
        values[i] = 0;
        found = check_counter((enum check_counter)i, &values[i]) && found;
    }
    return found;
}

static void print_growth(const unsigned long long *before, const unsigned long long *after)
{
    unsigned long long growth[CHECK_COUNTERS], sums[CHECK_COUNTERS];

    for (int i = 0; i < CHECK_COUNTERS; i++) {
        growth[i] = after[i] - before[i];
    }
    MPI_Reduce(growth, sums, CHECK_COUNTERS, MPI_UNSIGNED_LONG_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    if (check_rank(MPI_COMM_WORLD) == 0) {
        printf("broadcasts=%llu fallbacks=%llu bytes=%llu\n", sums[CHECK_BROADCASTS],
               sums[CHECK_FALLBACKS], sums[CHECK_BYTES]);
    }
}

int main(int argc, char **argv)
{
    size_t count = 10, bytes = 1000;
    unsigned long long before[CHECK_COUNTERS], after[CHECK_COUNTERS];
    const struct check_option options[] = {
        {"count", "N          broadcasts, each from the next root", &count, NULL},
        {"bytes", "N          size of each message", &bytes, NULL},
        {0},
    };

    check_init("counters", argc, argv, options);
    size_t ranks = (size_t)check_size(MPI_COMM_WORLD);
    if (bytes > INT_MAX) {
        check_usage("--bytes is too large");
    }
    unsigned char *buffer = check_buffer(bytes);
    read_all(before);
    for (size_t i = 0; i < count; i++) {
        check_broadcast(buffer, bytes, (int)(i % ranks), MPI_COMM_WORLD, i);
    }
    check_release(buffer);
    /* Read first: MPI_Allreduce may broadcast inside. */
    int found = read_all(after);
    MPI_Allreduce(MPI_IN_PLACE, &found, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
    if (found) {
        print_growth(before, after);
    } else if (check_rank(MPI_COMM_WORLD) == 0) {
        puts("missing");
    }
    check_finish(NULL);
}
