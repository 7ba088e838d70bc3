/* Pending broadcasts: MPI_Ibcast and MPI_Bcast_init, moved on by Open MPI's progress engine.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_PENDING_H
#define LW_ENGINE_PENDING_H

#include "engine/plans.h"
#include "engine/transfer.h"

/* Before anything else, and when the component is closed. */
void lw_pending_open(void);
void lw_pending_close(void);

/* Makes a request of the broadcast `what`, which becomes a user of `plans`, where what->plan lies,
 * and keeps datatype and communicator. No plans: there are no bytes to move. It starts at once, a
 * persistent one with MPI_Start. An OMPI_ error if memory ran out. */
int lw_pending_new(const lw_transfer_what *what, lw_plans *plans, bool persistent,
                   ompi_request_t **request);

#endif
