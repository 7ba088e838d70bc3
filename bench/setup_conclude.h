/* A variant's times, summed up.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETUP_CONCLUDE_H
#define LWBENCH_SETUP_CONCLUDE_H

#include "setup_measure.h"

/* Of one communicator: its making, the first broadcast, the later ones. */
enum { SETUP_TIMES = 2 + SETUP_LATER };

/* The statistics of count >= 1 samples, which get sorted. Pure. */
struct setup_value setup_value_of(double *samples, int count);

/* Works out all values but the memory's from times in seconds, [communicator][SETUP_TIMES], in
 * which later ones get sorted. samples: room for as many as there are communicators. Pure. */
void setup_reckon(double *times, int communicators, double *samples, struct setup_row *row);

/* Collective over comm. The same, on rank 0, of the slowest rank's times; 'times' are this rank's.
 * Returns false on all ranks, after saying so, if memory is short. */
bool setup_conclude(const double *times, int communicators, MPI_Comm comm, struct setup_row *row);

#endif
