/* The measuring loop: variants in turn, each broadcast timed alone.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_MEASURE_H
#define LWBENCH_MEASURE_H

#include "options.h"
#include "summary.h"
#include "variants.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

/* What all sizes share. The caller sets the first part and owns what it points to. */
struct measurement {
    const struct options *options;
    struct variants *variants;
    MPI_Comm harness; /* barriers and results; never a variant's */
    bool oversubscribed;

    unsigned char *buffer; /* the message */
    double *elapsed;       /* seconds on this rank, [variant][iteration] */
    double *slowest;       /* seconds of the slowest rank, [iteration] */
    unsigned calls;        /* broadcasts so far */
    bool invalid;          /* a validation failed, on any rank */
};

/* Collective over MPI_COMM_WORLD. Allocates for the largest size and the most iterations. Returns
 * false on all ranks, after saying so, if a rank lacks memory; measure_close is due either way. */
bool measure_open(struct measurement *measurement);

/* Collective. Measures one message size; row[] has one for each variant. Sets *valid, and
 * measurement->invalid, by validation, if that is on, on all ranks.
 * Returns false on all ranks, after saying so, if a variant's component didn't do its work. */
bool measure_size(struct measurement *measurement, size_t bytes, struct row *row, bool *valid);

/* Frees what measure_open allocated. */
void measure_close(struct measurement *measurement);

#endif
