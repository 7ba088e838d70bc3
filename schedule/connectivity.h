/* Edge connectivity: how many links must fail before a network falls apart.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_CONNECTIVITY_H
#define LW_SCHEDULE_CONNECTIVITY_H

#include "schedule/network.h"

/* The least number of links whose loss parts the network (two vertices or more), which is also how
 * many arc-disjoint spanning trees there are out of every root; or LW_NO_MEMORY. */
int lw_edge_connectivity(const lw_network *network);

#endif
