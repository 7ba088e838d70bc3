/* Look-ups that every network shares.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/network.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

const lw_algorithm *lw_find_algorithm(const lw_network_type *type, const char *name)
{
    for (const lw_algorithm *a = type->algorithms; a->name; a++) {
        if (!strcmp(a->name, name)) return a;
    }
    return NULL;
}

bool lw_read_number(const char **text, int low, int high, int *number)
{
    char *end;

    if (!isdigit((unsigned char)**text)) return false;
    errno = 0;
    const long value = strtol(*text, &end, 10);
    if (errno || value < low || value > high) return false;
    *number = (int)value;
    *text = end;
    return true;
}
