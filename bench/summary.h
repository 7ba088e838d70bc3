/* One variant's times of one message size, summed up over iterations and ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SUMMARY_H
#define LWBENCH_SUMMARY_H

#include "rows.h"

#include <mpi.h>

/* Collective over comm. Fills in a row's iterations and statistics, which mean something on rank 0
 * only. elapsed: this rank's times in seconds, one an iteration; slowest: room for as many, used on
 * rank 0. */
void summary_of(MPI_Comm comm, const double *elapsed, double *slowest, int iterations,
                struct row *row);

#endif
