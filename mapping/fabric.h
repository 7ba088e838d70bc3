/* What the network between hosts is like, in the units of the components' parameters. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_FABRIC_H
#define LW_MAPPING_FABRIC_H

#include "schedule/cost.h"

/* Defaults of the parameters: Gigabit Ethernet. */
enum {
    LW_LATENCY_NS = 60000,
    LW_OVERHEAD_NS = 10000,
    LW_BANDWIDTH_MBIT = 1000,
    LW_PORTS = 1,
    LW_BURST_BYTES = 0
};

/* The model's fabric. A bandwidth or number of ports of 0 is taken for 1. */
lw_fabric lw_fabric_of(size_t latency_ns, size_t overhead_ns, size_t bandwidth_mbit, size_t ports,
                       size_t burst_bytes);

#endif
