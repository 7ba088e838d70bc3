/* A variant's times, summed up.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "setup_conclude.h"

#include "errors.h"
#include "statistics.h"

#include <stdlib.h>

static const double microseconds = 1e6;

struct setup_value setup_value_of(double *samples, int count)
{
    struct setup_value value = {.spread = spread_of(samples, count)};
    value.most = samples[count - 1];
    return value;
}

static double quantity(const double *times, enum setup_quantity which)
{
    double later = statistics_quantile(times + 2, SETUP_LATER, 0.5);
    switch (which) {
    case SETUP_CREATE:
        return times[0];
    case SETUP_FIRST:
        return times[1];
    case SETUP_AFTER:
        return later;
    default:
        return times[1] - later;
    }
}

void setup_reckon(double *times, int communicators, double *samples, struct setup_row *row)
{
    for (int c = 0; c < communicators; c++) {
        statistics_sort(times + (size_t)c * SETUP_TIMES + 2, SETUP_LATER);
    }
    for (int q = 0; q < SETUP_MEMORY; q++) {
        for (int c = 0; c < communicators; c++) {
            samples[c] = microseconds * quantity(times + (size_t)c * SETUP_TIMES, q);
        }
        row->value[q] = setup_value_of(samples, communicators);
    }
}

bool setup_conclude(const double *times, int communicators, MPI_Comm comm, struct setup_row *row)
{
    int rank;
    MPI_Comm_rank(comm, &rank);
    size_t count = (size_t)communicators * SETUP_TIMES;
    double *slowest = malloc(count * sizeof(*slowest));
    double *samples = malloc((size_t)communicators * sizeof(*samples));
    bool good = errors_none(comm, slowest && samples ? NULL : "not enough memory for the times");
    if (good) {
        MPI_Reduce(times, slowest, (int)count, MPI_DOUBLE, MPI_MAX, 0, comm);
    }
    if (good && rank == 0) {
        setup_reckon(slowest, communicators, samples, row);
    }
    free(slowest);
    free(samples);
    return good;
}
