/* How much memory a communicator takes.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETUP_MEMORY_H
#define LWBENCH_SETUP_MEMORY_H

#include "setup_measure.h"

/* How many communicators of a variant live at once for it: each broadcasts once. */
int setup_living(const struct options *options);

/* Collective over MPI_COMM_WORLD. Fills in, on rank 0, the bytes of one of the variant's
 * communicators over ranks, if the C library tells. Returns false on all ranks, after saying so, if
 * one can't be made or memory is short. */
bool setup_memory(const struct variant *variant, const struct options *options, void *buffer,
                  MPI_Comm harness, struct setup_value *value);

#endif
