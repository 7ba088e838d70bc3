/* The time that no broadcast can be faster than, from the network's links. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bound.h"

double bound_us(size_t bytes, double rate, int links)
{
    const double bits = 8.0 * (double)bytes;
    const double microseconds = 1e6;
    return rate > 0.0 && links > 0 ? bits / (links * rate) * microseconds : 0.0;
}
