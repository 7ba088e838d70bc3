/* One variant's times of one message size, summed up over iterations and ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "summary.h"

#include "statistics.h"

static const double microseconds = 1e6;

static double reduce_one(MPI_Comm comm, double value, MPI_Op operation)
{
    double result = 0.0;
    MPI_Reduce(&value, &result, 1, MPI_DOUBLE, operation, 0, comm);
    return result * microseconds;
}

void summary_of(MPI_Comm comm, const double *elapsed, double *slowest, int iterations,
                struct row *row)
{
    int rank, ranks;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &ranks);

    /* A broadcast has ended when its last rank has it. */
    MPI_Reduce(elapsed, slowest, iterations, MPI_DOUBLE, MPI_MAX, 0, comm);
    if (rank == 0) {
        row_statistics(row, slowest, iterations);
    }

    double mean = statistics_mean(elapsed, iterations);
    row->average_us = reduce_one(comm, mean, MPI_SUM) / ranks;
    row->rank_min_us = reduce_one(comm, mean, MPI_MIN);
    row->rank_max_us = reduce_one(comm, mean, MPI_MAX);
}
