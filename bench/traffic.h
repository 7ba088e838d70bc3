/* How much of a broadcast goes from host to host.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TRAFFIC_H
#define LWBENCH_TRAFFIC_H

#include "measure.h"
#include "monitoring.h"
#include "places.h"

#include <stdbool.h>
#include <stddef.h>

struct traffic {
    struct monitoring monitoring;
    struct places places;
};

/* Collective over MPI_COMM_WORLD. Returns false on all ranks, after saying so, if messages can't be
 * counted; traffic_close is due either way. */
bool traffic_open(struct traffic *traffic);

/* Collective. Broadcasts that many bytes once more on each variant, untimed, and fills in the rows'
 * traffic: of the root, or, with --rotate-root, of that root among the ones of the timed passes
 * whose broadcast sends the most bytes between hosts. Returns false on all ranks, after saying so,
 * if messages can't be counted. */
bool traffic_count(struct measurement *measurement, size_t bytes, struct row *row);

/* Frees what traffic_open made. Harmless on {0}. */
void traffic_close(struct traffic *traffic);

#endif
