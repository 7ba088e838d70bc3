/* The network below, as whoever built it tells in the environment.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "cluster.h"

#include "numbers.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char *variable(const char *name)
{
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

static bool rate_parse(const char *text, double *rate)
{
    char *end;
    double number = strtod(text, &end);
    if (end == text || *end != '\0' || !isfinite(number) || number <= 0.0) {
        return false;
    }
    *rate = number;
    return true;
}

bool cluster_read(struct cluster *cluster, char error[ERROR_ROOM])
{
    *cluster = (struct cluster){.network = variable("LWCLUSTER_NETWORK"), .links = 1};
    const char *rate = variable("LWCLUSTER_RATE");
    const char *links = variable("LWCLUSTER_LINKS");
    if (rate && !rate_parse(rate, &cluster->rate)) {
        snprintf(error, ERROR_ROOM,
                 "environment LWCLUSTER_RATE '%.80s': allowed is a number of "
                 "bit/s above 0",
                 rate);
        return false;
    }
    if (links && !number_parse(links, 1, INT_MAX, &cluster->links)) {
        snprintf(error, ERROR_ROOM,
                 "environment LWCLUSTER_LINKS '%.80s': allowed is a whole "
                 "number from 1 on",
                 links);
        return false;
    }
    return true;
}
