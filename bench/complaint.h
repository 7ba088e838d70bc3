/* Errors of the subcommands that run without MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_COMPLAINT_H
#define LWBENCH_COMPLAINT_H

/* Writes an error as a single line on stderr. Returns STATUS_ERROR (errors.h). */
int complaint(const char *error);

#endif
