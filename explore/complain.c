/* One line on stderr.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/complain.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

#include "schedule/network.h"

int lw_complain(int status, const char *format, ...)
{
    char text[1024];
    va_list values;

    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    /* What the user typed may hold line ends. */
    for (char *c = text; *c; c++) {
        if (iscntrl((unsigned char)*c)) *c = '?';
    }
    fprintf(stderr, "linkwise: %s\n", text);
    return status;
}

int lw_complain_error(int error)
{
    if (error == LW_NO_PATH) {
        return lw_complain(LW_EXIT_FAILED, "no link-disjoint paths were found for a round");
    }
    return lw_complain(LW_EXIT_FAILED, "out of memory");
}
