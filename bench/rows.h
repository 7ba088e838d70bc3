/* What was measured: a row for each variant of each message size. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_ROWS_H
#define LWBENCH_ROWS_H

#include <stdbool.h>
#include <stddef.h>

/* Times in microseconds. Those up to high_us are over iterations, of the slowest rank's time: a
 * broadcast has ended when its last rank has it. */
struct row {
    const char *variant; /* its name; "MPI_Bcast" if none was chosen */
    size_t bytes;
    int iterations;
    bool validated; /* whether the data was checked */
    bool valid;     /* and found right; means nothing unless validated */
    bool counted;   /* whether messages were; of one broadcast, from host to host: */
    unsigned long long host_messages;
    unsigned long long host_bytes;
    double median_us;
    double min_us;
    double max_us;
    double p10_us; /* percentiles */
    double p90_us;
    double mean_us;
    double low_us; /* 95 % confidence interval of the median; 0: too few iterations for one */
    double high_us;
    double average_us;  /* OSU's: over ranks and iterations */
    double rank_min_us; /* of the ranks' averages */
    double rank_max_us;
    double bound_us; /* no broadcast can be faster (bound.h); 0: unknown */
};

/* A growing list. Starts as {0}; the caller owns it and frees it with rows_free. */
struct rows {
    struct row *row;
    size_t count;
    size_t room;
};

/* Appends a copy of a row; its variant's name stays the caller's.
 * Returns false, and adds nothing, if memory is short. */
bool rows_add(struct rows *rows, const struct row *row);

/* Empties the list. */
void rows_free(struct rows *rows);

/* Fills in the statistics over iterations, from median_us to high_us.
 * slowest: the slowest rank's times in seconds, iterations >= 1 of them; gets sorted. */
void row_statistics(struct row *row, double *slowest, int iterations);

#endif
