/* What a placement means for the hardware: links and messages inside packages, hosts, and between.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_CENSUS_H
#define LW_EXPLORE_CENSUS_H

#include "mapping/locality.h"
#include "mapping/placement.h"

typedef struct lw_census {
    /* Links of the network, guests pinched in, with a rank at either end (of a group its lowest). */
    long in_package;
    long in_host; /* between packages of one, or where these aren't known */
    long between_hosts;

    long messages; /* between hosts, in a broadcast out of rank 0 by the network's schedule */
} lw_census;

/* Counts. O(links + ranks·rounds). LW_OK or LW_NO_MEMORY. */
int lw_take_census(const lw_placement *placement, const lw_locality *locality, lw_census *census);

/* Do two ranks run on one host? A host that isn't known is a host of its own. */
bool lw_on_one_host(const lw_locality *a, const lw_locality *b);

#endif
