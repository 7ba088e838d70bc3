/* What is known of Open MPI's coll components.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_COMPONENTS_H
#define LWBENCH_COMPONENTS_H

#include "errors.h"

#include <stdbool.h>

/* Linkwise's own components; NULL ends the list. */
extern const char *const components_own[];

/* Whether, on this rank, a broadcast can be had from that component on a communicator over that
 * many hosts (libnbc's is MPI_Ibcast). Returns false, with error filled in, if the component isn't
 * loaded, is disqualified by its priority, has no broadcast of its own, or declines such
 * communicators.
 * Must be called while MPI is running. */
bool component_usable(const char *name, int hosts, char error[ERROR_ROOM]);

/* Whether the component is loaded on this rank. */
bool component_loaded(const char *name);

#endif
