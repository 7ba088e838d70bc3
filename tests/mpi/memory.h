/* How much memory this process has.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

/* A line of /proc/self/status in KiB: "VmRSS", resident now, "VmHWM", resident at most until now.
 * 0 if there is none. */
size_t memory_kib(const char *name);

#endif
