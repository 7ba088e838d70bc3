/* How the ranks agree on an error, and lwbench's exit statuses.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_ERRORS_H
#define LWBENCH_ERRORS_H

#include <mpi.h>
#include <stdbool.h>

/* Exit statuses, the same on all ranks. */
enum { STATUS_OK = 0, STATUS_INVALID_DATA = 1, STATUS_ERROR = 2 };

/* Room for one error text, its end included. Longer texts are cut. */
enum { ERROR_ROOM = 640 };

/* Collective over comm. error is this rank's error, or NULL if it has none.
 * Returns true if no rank has one. Otherwise rank 0 writes the error of the lowest rank that has
 * one as a single line on stderr, and all ranks get false. */
bool errors_none(MPI_Comm comm, const char *error);

/* The same over MPI_COMM_WORLD of what some rank, or rank 0 alone, did: error counts unless it went
 * well on this rank. */
bool errors_agree(bool good, const char *error);

#endif
