/* What is known of Open MPI's tuned component: how its broadcast is forced.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TUNED_H
#define LWBENCH_TUNED_H

#include "errors.h"
#include "options.h"

#include <stdbool.h>

/* Call before MPI_Init. If an argument asks for a forced algorithm, lets tuned look at its forced
 * parameters whenever a communicator is made: the switch is read in MPI_Init only. A setting of the
 * user's stays. */
void tuned_prepare(int argc, char **argv);

/* Returns false, with error filled in, if tuned won't look at forced parameters. */
bool tuned_switchable(const char *name, char error[ERROR_ROOM]);

enum { TUNED_ALL_MOST = 32 };

/* Fills in every algorithm, with segments of 0, 8 KiB and 64 KiB for those that cut messages, and
 * tuned itself last, for the ratios. Returns how many names these are. */
int tuned_all(char name[TUNED_ALL_MOST][VARIANT_ROOM]);

#endif
