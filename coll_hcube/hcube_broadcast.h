/* Broadcasts on a hypercube.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Source: "Optimal Broadcast in All-port Wormhole-routed Hypercubes" (MB4: section 2, SB4: section
 * 3, of which only the beginning is at hand; the choice of vertices to open is ours). */
#ifndef LW_COLL_HCUBE_BROADCAST_H
#define LW_COLL_HCUBE_BROADCAST_H

#include "coll_hcube/hcube_network.h"

/* The functions of the lw_algorithms `sb4`, `mb4x` and `binomial`; see there. */
int lw_sb4_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_sb4_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_sb4_rounds(const lw_network *network, int root);

int lw_mb4x_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_mb4x_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_mb4x_rounds(const lw_network *network, int root);

int lw_spanning_binomial_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_spanning_binomial_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_spanning_binomial_rounds(const lw_network *network, int root);

#endif
