/* The variants of MPI_Bcast that are compared: a communicator for each.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_VARIANTS_H
#define LWBENCH_VARIANTS_H

#include "hosts.h"
#include "options.h"
#include "recipe.h"
#include "served.h"
#include "sync.h"

#include <mpi.h>
#include <stdbool.h>

struct variant {
    const char *name;     /* as it was asked for; empty for whatever MPI_Bcast does */
    struct recipe recipe; /* of a variant with a name */
    MPI_Comm comm;        /* broadcasts on it are the component's */
    struct served served;
};

struct variants {
    int count; /* at least 1 */
    struct variant variant[VARIANTS_MAX];
};

/* Collective over MPI_COMM_WORLD. Replaces lists as 'all' in the options, and makes a communicator
 * for each variant that they name, or takes MPI_COMM_WORLD itself if they name none. The names stay
 * those of options. Parameters that were set for a communicator are put back.
 * Returns false on all ranks, with nothing left open, after saying which variant can't be had. */
bool variants_open(struct options *options, const struct hosts *hosts, struct variants *variants);

/* Collective over MPI_COMM_WORLD. Makes a communicator as variants_open does, and puts it into the
 * variant, a copy of an open one; the caller frees it. With a sync the ranks start together, and
 * *elapsed becomes this rank's time in seconds, or, alike on all ranks, a negative number if one
 * missed the start. Both may be NULL. Returns false on all ranks, with none made, after saying so,
 * if a parameter can't be set. */
bool variant_make(struct variant *variant, struct sync *sync, double *elapsed);

/* Collective over the variant's communicator. Broadcasts the way the variant does. */
void variant_broadcast(void *buffer, int count, MPI_Datatype type, int root,
                       const struct variant *variant);

/* Collective over MPI_COMM_WORLD. Frees what variants_open made. */
void variants_close(struct variants *variants);

/* Collective over MPI_COMM_WORLD. Returns a communicator for all that isn't measured; the caller
 * frees it. Where one of our components serves every communicator, its counters must count the
 * variants' broadcasts only. */
MPI_Comm variants_harness(void);

#endif
