/* Where an element's data lies in memory, and where its gaps are.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "blocks.h"

bool blocks_data(const struct blocks *blocks, size_t position)
{
    if (blocks->packed == blocks->extent) {
        return true;
    }
    size_t offset = position % blocks->extent;
    for (int b = 0; b < blocks->count; b++) {
        if (offset >= blocks->block[b].offset &&
            offset - blocks->block[b].offset < blocks->block[b].bytes) {
            return true;
        }
    }
    return false;
}
