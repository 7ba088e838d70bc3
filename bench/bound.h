/* The time that no broadcast can be faster than, from the network's links. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_BOUND_H
#define LWBENCH_BOUND_H

#include <stddef.h>

/* Returns the microseconds in which a message of that many bytes can leave its root at all, over as
 * many links at that rate in bit/s each; 0, unknown, if rate or links are not above 0. */
double bound_us(size_t bytes, double rate, int links);

#endif
