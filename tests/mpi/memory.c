/* How much memory this process has, from Linux.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "memory.h"

#include <stdio.h>
#include <string.h>

size_t memory_kib(const char *name)
{
    FILE *file = fopen("/proc/self/status", "r");
    char line[128], key[32];
    size_t kib = 0, value;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%31[^:]: %zu kB", key, &value) == 2 && strcmp(key, name) == 0) {
            kib = value;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return kib;
}
