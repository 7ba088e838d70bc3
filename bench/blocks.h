/* Where an element's data lies in memory, and where its gaps are. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_BLOCKS_H
#define LWBENCH_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>

enum { BLOCKS_MAX = 2 };

/* One element; the next one starts 'extent' bytes behind it. */
struct blocks {
    size_t extent;
    size_t packed; /* bytes of data */
    int count;
    struct {
        size_t offset;
        size_t bytes;
    } block[BLOCKS_MAX];
};

/* Whether the byte at that position, counted from the first element, is data. */
bool blocks_data(const struct blocks *blocks, size_t position);

#endif
