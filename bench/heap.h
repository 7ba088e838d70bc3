/* How much memory this process has allocated.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_HEAP_H
#define LWBENCH_HEAP_H

#include <stdbool.h>

/* Whether the C library tells. */
bool heap_known(void);

/* Bytes in use by malloc, in all its arenas and in mappings of its own; 0 if it doesn't tell. Other
 * than the resident set they are exact, and memory that is freed and taken again doesn't hide what
 * is taken; segments shared between processes aren't among them. */
double heap_bytes(void);

#endif
