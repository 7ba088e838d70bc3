/* Open MPI's monitoring, pml/monitoring: how many messages this rank sends to each other rank.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_MONITORING_H
#define LWBENCH_MONITORING_H

#include "errors.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

/* Handles on the variables, and this rank's counts. The caller owns it and looks only at 'sent'. */
struct monitoring {
    MPI_T_pvar_session session;
    MPI_T_pvar_handle handle[2];
    size_t *before[2];
    size_t *sent[2]; /* messages, bytes; to each rank of MPI_COMM_WORLD, collectives' included */
};

/* Call before MPI_Init. If an argument is --traffic, lets Open MPI load its monitoring of messages,
 * without that of collectives, which crashes above libnbc in Open MPI 4.1. Settings of the user's
 * stay. Returns whether it is: then monitoring_revive is due as soon as MPI_T is initialised. */
bool monitoring_prepare(int argc, char **argv);

/* Puts right what Open MPI 4.1 to 5.0 do wrong: registers the variables again where they are
 * missing though monitoring runs, and makes it safe to free communicators without the monitoring
 * of collectives. Does nothing where monitoring isn't loaded. */
void monitoring_revive(void);

/* Opens the variables on this rank, while MPI_T is initialised; nothing is counted yet. Returns
 * false, with error filled in, if they can't be had; monitoring_close is due either way. */
bool monitoring_open(struct monitoring *monitoring, char error[ERROR_ROOM]);

/* Between the two, what this rank sends is counted, and 'sent' is that afterwards. Return false if
 * the variables can't be read. */
bool monitoring_start(struct monitoring *monitoring);
bool monitoring_stop(struct monitoring *monitoring);

/* Frees what monitoring_open made. Call before MPI_Finalize; harmless on {0}. */
void monitoring_close(struct monitoring *monitoring);

#endif
