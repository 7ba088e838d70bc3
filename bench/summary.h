/* One variant's times of one message size, summed up over iterations and ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SUMMARY_H
#define LWBENCH_SUMMARY_H

#include <mpi.h>

/* Times in microseconds. */
struct summary {
    double median;  /* over iterations, of the slowest rank's time */
    double fastest; /* iteration, by the slowest rank's time */
    double slowest;
    double average;    /* over ranks and iterations */
    double rank_least; /* of the ranks' averages */
    double rank_most;
};

/* Collective over comm. elapsed: this rank's times in seconds, one an iteration; slowest: room for
 * as many, used on rank 0. The result is meaningful on rank 0 only. */
struct summary summary_of(MPI_Comm comm, const double *elapsed, double *slowest, int iterations);

#endif
