/* The data that validation sends and looks for. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PATTERN_H
#define LWBENCH_PATTERN_H

#include "blocks.h"

#include <stdbool.h>
#include <stddef.h>

/* What the data depends on. Patterns that differ only in their call, by less than 256, differ in
 * every byte, so data left from an earlier call is always found. */
struct pattern {
    size_t bytes; /* of memory, gaps included */
    int root;
    unsigned call; /* running number of the broadcast, over all variants and sizes */
};

/* Writes the pattern into a buffer of pattern.bytes bytes. */
void pattern_fill(unsigned char *buffer, struct pattern pattern);

/* Writes data that is wrong in every byte, so that a byte that never arrives is found. */
void pattern_spoil(unsigned char *buffer, struct pattern pattern);

/* Returns the position of the first wrong byte, or pattern.bytes if all are right. Where the memory
 * was spoilt and data received, gaps must still be spoilt; where it was filled and sent (received
 * false), filled. */
size_t pattern_check(const unsigned char *buffer, struct pattern pattern,
                     const struct blocks *blocks, bool received);

#endif
