/* The binomial tree over vertex numbers, on any network: what the papers' schedules better.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_BINOMIAL_H
#define LW_SCHEDULE_BINOMIAL_H

#include "schedule/network.h"

/* The functions of an lw_algorithm; see there. Sends take the network's own routes, which may
 * collide: this tree knows nothing of links. */
int lw_binomial_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_binomial_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_binomial_rounds(const lw_network *network, int root);

#endif
