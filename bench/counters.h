/* Counters that a component offers as MPI_T performance variables.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_COUNTERS_H
#define LWBENCH_COUNTERS_H

#include <mpi.h>
#include <stdbool.h>

enum { COUNTERS_MAX = 8, COUNTER_ROOM = 64 };

/* A session with the counters that were added to it. The caller owns it and looks at nothing. */
struct counters {
    bool open;
    MPI_T_pvar_session session;
    int count;
    char name[COUNTERS_MAX][COUNTER_ROOM];
    MPI_T_pvar_handle handle[COUNTERS_MAX];
};

/* Starts a session, MPI_T included. Call after MPI_Init. Returns false if MPI_T doesn't work;
 * adding and reading then fail too, closing is harmless. */
bool counters_open(struct counters *counters);

/* Adds the variable of that name, which must be a continuous COUNTER of one unsigned long long,
 * bound to no object. Returns false if there is none, or if no room is left. */
bool counters_add(struct counters *counters, const char *name);

/* Reads the value, on this rank, of a variable added before. Only differences between two readings
 * mean anything. Returns false, and leaves *value alone, if it wasn't added or can't be read. */
bool counters_read(const struct counters *counters, const char *name, unsigned long long *value);

/* Ends the session. Call before MPI_Finalize. */
void counters_close(struct counters *counters);

#endif
