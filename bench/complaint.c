/* Errors of the subcommands that run without MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "complaint.h"

#include "errors.h"

#include <ctype.h>
#include <stdio.h>

int complaint(const char *error)
{
    fputs("lwbench: ", stderr);
    /* Names of files and variants may hold line ends, but an error is one line. */
    for (const char *c = error; *c != '\0'; c++) {
        fputc(iscntrl((unsigned char)*c) ? '?' : *c, stderr);
    }
    fputc('\n', stderr);
    return STATUS_ERROR;
}
