/* What communicators cost before they broadcast as usual.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETUP_MEASURE_H
#define LWBENCH_SETUP_MEASURE_H

#include "options.h"
#include "spread.h"
#include "variants.h"

#include <mpi.h>
#include <stdbool.h>

/* Broadcasts after the first one. */
enum { SETUP_LATER = 10 };

/* Over communicators, in µs, of the slowest rank's time; the last over ranks, in bytes. */
enum setup_quantity {
    SETUP_CREATE,
    SETUP_FIRST,
    SETUP_AFTER, /* the median of those after it */
    SETUP_EXTRA, /* first less those */
    SETUP_MEMORY,
    SETUP_QUANTITIES
};

struct setup_value {
    struct spread spread; /* its count is 0 where it can't be measured */
    double most;
};

struct setup_row {
    struct setup_value value[SETUP_QUANTITIES];
};

/* Collective over MPI_COMM_WORLD; harness is a copy of it. Fills in a row for each variant on
 * rank 0. Returns false on all ranks, after saying so, if a variant's component didn't do its work,
 * ranks never started together, or memory is short. */
bool setup_measure(const struct options *options, struct variants *variants, MPI_Comm harness,
                   struct setup_row row[VARIANTS_MAX]);

#endif
