/* Short messages: one segment, one tree, sends and receives that block.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Most broadcasts are short, and what a transfer allocates and looks after costs more than they
 * take. Neither is needed where all bytes lie together and nothing else goes on meanwhile. */
#ifndef LW_ENGINE_SHORT_H
#define LW_ENGINE_SHORT_H

#include "engine/transfer.h"

/* Is it one segment down one tree, in memory that needs no packing? */
bool lw_short_will_do(const lw_transfer_what *what, size_t bytes);

/* Broadcasts such a message of `bytes` >= 1 and returns when this rank's part is done: the first
 * error, as an MPI error class or an OMPI_ code, or OMPI_SUCCESS. After an error it goes on, so
 * that no other rank is left waiting. */
int lw_short_broadcast(const lw_transfer_what *what, size_t bytes);

#endif
