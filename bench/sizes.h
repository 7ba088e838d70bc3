/* The message sizes that are measured. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SIZES_H
#define LWBENCH_SIZES_H

#include <stdbool.h>
#include <stddef.h>

enum { SIZES_MAX = 64 };

/* Sizes in bytes, ascending. */
struct sizes {
    int count;
    size_t bytes[SIZES_MAX];
};

/* Returns 'least', doubled up to 'most' (1 <= least <= most <= BYTES_MOST). */
struct sizes sizes_doubled(size_t least, size_t most);

/* Reads a list as 8,1k,16k. Returns false, and leaves *sizes alone, unless it has 1 to SIZES_MAX
 * sizes from 1 to BYTES_MOST, each greater than the one before. */
bool sizes_parse(const char *list, struct sizes *sizes);

/* Returns the sizes rounded up to multiples of unit >= 1; those that become equal are one. Where a
 * multiple would exceed BYTES_MOST, it is rounded down. */
struct sizes sizes_rounded(const struct sizes *sizes, size_t unit);

#endif
