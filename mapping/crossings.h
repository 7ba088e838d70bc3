/* How much of a broadcast leads from host to host, for hosts at seats: to compare them.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_CROSSINGS_H
#define LW_MAPPING_CROSSINGS_H

#include "mapping/placement.h"

/* Pairs of seats. */
typedef struct lw_pairs {
    long count;
    int (*pair)[2];
} lw_pairs;

/* What seats have to do with each other, whoever sits there. */
typedef struct lw_traffic {
    lw_pairs sends; /* of the first algorithm's schedules out of some roots, all if they are few */
    lw_pairs links; /* of the network, those cut by guests in pieces */
} lw_traffic;

/* Collects the traffic of seats that are placed in their own order. To be ended by lw_traffic_free,
 * also after an error. LW_OK or LW_NO_MEMORY. */
int lw_traffic_init(lw_traffic *traffic, const lw_placement *seats);

void lw_traffic_free(lw_traffic *traffic);

/* How many sends and links have their ends on different hosts, host[seat]. */
typedef struct lw_crossings {
    long sends;
    long links;
} lw_crossings;
lw_crossings lw_crossings_of(const lw_traffic *traffic, const int *host);

#endif
