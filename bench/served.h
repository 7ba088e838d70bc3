/* Whether a variant's broadcasts were served by the component it is named after.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SERVED_H
#define LWBENCH_SERVED_H

#include "counters.h"
#include "errors.h"

#include <stdbool.h>
#include <stddef.h>

/* A component's counters on this rank. The caller owns it and looks only at 'counted'. */
struct served {
    bool counted; /* the component counts its broadcasts */
    const char *component;
    struct counters counters;
    char broadcasts[COUNTER_ROOM];
    char fallbacks[COUNTER_ROOM];
    unsigned long long broadcasts_before;
    unsigned long long fallbacks_before;
};

/* Opens the counters of a component, whose name stays the caller's. One that doesn't count its
 * broadcasts passes every check. */
void served_open(struct served *served, const char *component);

/* Reads the counters before a number of broadcasts. */
void served_start(struct served *served);

/* Reads them again, after 'made' broadcasts of that many bytes by the component, and no others.
 * Returns false, with error filled in, if it served another number of them on this rank. */
bool served_check(const struct served *served, int made, size_t bytes, char error[ERROR_ROOM]);

/* Closes the counters. Call before MPI_Finalize. */
void served_close(struct served *served);

#endif
