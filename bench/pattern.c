/* The data that validation sends and looks for. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "pattern.h"

#include <stdint.h>

static uint32_t seed_of(struct pattern pattern)
{
    return (uint32_t)pattern.bytes * UINT32_C(2246822519) +
           (uint32_t)pattern.root * UINT32_C(3266489917);
}

/* Hashes the position, so that data at a wrong place is found, then adds the call. */
static unsigned char byte_at(uint32_t seed, unsigned call, size_t position)
{
    uint32_t hash = seed + (uint32_t)position * UINT32_C(2654435761);
    hash ^= hash >> 15;
    hash *= UINT32_C(2246822519);
    return (unsigned char)((hash >> 24) + call);
}

void pattern_fill(unsigned char *buffer, struct pattern pattern)
{
    uint32_t seed = seed_of(pattern);
    for (size_t i = 0; i < pattern.bytes; i++) {
        buffer[i] = byte_at(seed, pattern.call, i);
    }
}

void pattern_spoil(unsigned char *buffer, struct pattern pattern)
{
    uint32_t seed = seed_of(pattern);
    for (size_t i = 0; i < pattern.bytes; i++) {
        buffer[i] = (unsigned char)~byte_at(seed, pattern.call, i);
    }
}

size_t pattern_check(const unsigned char *buffer, struct pattern pattern,
                     const struct blocks *blocks, bool received)
{
    uint32_t seed = seed_of(pattern);
    for (size_t i = 0; i < pattern.bytes; i++) {
        unsigned char byte = byte_at(seed, pattern.call, i);
        bool untouched = received && !blocks_data(blocks, i);
        if (buffer[i] != (untouched ? (unsigned char)~byte : byte)) {
            return i;
        }
    }
    return pattern.bytes;
}
