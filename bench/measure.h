/* The measuring loop: variants in turn, each broadcast timed alone.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_MEASURE_H
#define LWBENCH_MEASURE_H

#include "budget.h"
#include "layout.h"
#include "options.h"
#include "progress.h"
#include "summary.h"
#include "sync.h"
#include "variants.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

struct traffic; /* traffic.h */

/* What all sizes share. The caller sets the first part and owns what it points to. */
struct measurement {
    const struct options *options;
    struct variants *variants;
    MPI_Comm harness;        /* synchronisation and results; never a variant's */
    struct traffic *traffic; /* NULL: not counted */
    bool oversubscribed;
    double started; /* MPI_Wtime on rank 0, from which a time limit counts */

    struct layout layout;
    struct sizes sizes; /* that are measured, in packed bytes */
    struct sync sync;
    struct budget budget; /* rank 0's decides */
    struct progress progress;
    unsigned char *buffer;  /* the message */
    size_t touched;         /* bytes of it that were written */
    double *elapsed;        /* seconds on this rank, [variant][iteration] */
    double *slowest;        /* seconds of the slowest rank, [iteration] */
    size_t room;            /* iterations that elapsed has room for, of each variant */
    unsigned calls;         /* broadcasts so far */
    int wanted;             /* iterations of this size */
    int passes;             /* of this size so far, warm-ups and lost ones included */
    int made[VARIANTS_MAX]; /* broadcasts of this size on each variant, repeated ones included */
    bool invalid;           /* a validation failed, on any rank */
};

/* Collective over MPI_COMM_WORLD. Allocates for the largest size and the most iterations. Returns
 * false on all ranks, after saying so, if a rank lacks memory; measure_close is due either way. */
bool measure_open(struct measurement *measurement);

/* Collective. Whether there is time left for the size of that index, which gets its share of it. */
bool measure_fits(struct measurement *measurement, int size);

/* Collective. Measures one message size of packed bytes; row[] has one for each variant, which
 * gets its statistics, 'valid', by validation, if that is on, and its traffic, if that is
 * counted. Sets measurement->invalid. Returns false on all ranks, after saying so, if a variant's
 * component didn't do its work, no iteration could be kept, or messages can't be counted. */
bool measure_size(struct measurement *measurement, size_t bytes, struct row *row);

/* Frees what measure_open allocated. */
void measure_close(struct measurement *measurement);

#endif
