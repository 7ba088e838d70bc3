/* Parameters of Open MPI's components, read as MPI_T control variables.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PARAMETERS_H
#define LWBENCH_PARAMETERS_H

#include <stdbool.h>
#include <stddef.h>

/* Room for a value as text, its end included. Longer values are cut. */
enum { PARAMETER_ROOM = 128 };

/* Writes the value, on this rank, of the parameter of that name; that of an enumeration by its
 * name. Returns false, and leaves text alone, if there is no such parameter or it can't be read. */
bool parameter_text(const char *name, char text[PARAMETER_ROOM]);

/* Reads a parameter of type int. Returns false, and leaves *value alone, likewise. */
bool parameter_int(const char *name, int *value);

#endif
