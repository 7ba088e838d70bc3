/* A file that appears whole or not at all.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_OUTPUT_H
#define LWBENCH_OUTPUT_H

#include "errors.h"

#include <stdbool.h>
#include <stdio.h>

/* Starts as {0}. The caller writes to 'file', NULL while closed, and ends it with output_commit or
 * output_discard. */
struct output {
    FILE *file;
    char *path;
    char *temporary; /* beside it */
};

/* Opens a temporary file beside path. Returns false, with error filled in, if path names something
 * that is no regular file, or its folder can't be written; option is how the user named it. */
bool output_open(struct output *output, const char *option, const char *path,
                 char error[ERROR_ROOM]);

/* Puts what was written in path's place. Returns false, with error filled in and path as it was, if
 * something couldn't be written. Closes it either way. */
bool output_commit(struct output *output, char error[ERROR_ROOM]);

/* Removes what was written. Harmless on a closed one. */
void output_discard(struct output *output);

#endif
