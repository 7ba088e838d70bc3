/* The network below, as whoever built it tells in the environment.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_CLUSTER_H
#define LWBENCH_CLUSTER_H

#include "errors.h"

#include <stdbool.h>

struct cluster {
    const char *network; /* LWCLUSTER_NETWORK, in the environment; NULL: unknown */
    double rate;         /* LWCLUSTER_RATE: of one link, bit/s; 0: unknown */
    int links;           /* LWCLUSTER_LINKS: of one host; 1 unless said */
};

/* Reads this process's environment. Returns false, with error filled in, if a rate isn't a number
 * above 0, or links aren't a whole number from 1 on. Empty variables count as unset. */
bool cluster_read(struct cluster *cluster, char error[ERROR_ROOM]);

#endif
