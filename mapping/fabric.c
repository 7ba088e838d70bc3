/* The fabric's parameters in the model's units.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/fabric.h"

#include <limits.h>

/* What can't be 0, and is no larger than an int. */
static int positive(size_t value)
{
    return value > INT_MAX ? INT_MAX : value ? (int)value : 1;
}

lw_fabric lw_fabric_of(size_t latency_ns, size_t overhead_ns, size_t bandwidth_mbit, size_t ports,
                       size_t burst_bytes)
{
    return (lw_fabric){.latency = (double)latency_ns * 1e-9,
                       .overhead = (double)overhead_ns * 1e-9,
                       .bandwidth = positive(bandwidth_mbit) * 1e6 / 8,
                       .ports = positive(ports),
                       .burst = (double)burst_bytes};
}
