/* The message sizes that are measured.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "sizes.h"

#include "numbers.h"

struct sizes sizes_doubled(size_t least, size_t most)
{
    struct sizes sizes = {.count = 0};
    for (size_t bytes = least; bytes <= most; bytes *= 2) {
        sizes.bytes[sizes.count++] = bytes;
    }
    return sizes;
}

bool sizes_parse(const char *list, struct sizes *sizes)
{
    struct sizes read = {.count = 0};
    for (const char *text = list;; text++) {
        size_t bytes;
        if (read.count == SIZES_MAX || !bytes_take(&text, &bytes) ||
            (read.count > 0 && bytes <= read.bytes[read.count - 1])) {
            return false;
        }
        read.bytes[read.count++] = bytes;
        if (*text == '\0') {
            *sizes = read;
            return true;
        }
        if (*text != ',') {
            return false;
        }
    }
}

struct sizes sizes_rounded(const struct sizes *sizes, size_t unit)
{
    struct sizes rounded = {.count = 0};
    for (int s = 0; s < sizes->count; s++) {
        size_t bytes = (sizes->bytes[s] + unit - 1) / unit * unit;
        if (bytes > BYTES_MOST) {
            bytes -= unit;
        }
        if (rounded.count == 0 || rounded.bytes[rounded.count - 1] != bytes) {
            rounded.bytes[rounded.count++] = bytes;
        }
    }
    return rounded;
}
