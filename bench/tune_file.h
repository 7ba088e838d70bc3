/* The parameter file that `lwbench tune` writes.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TUNE_FILE_H
#define LWBENCH_TUNE_FILE_H

#include "context.h"
#include "errors.h"
#include "tuning.h"

#include <stdbool.h>
#include <stdio.h>

/* Whether a file may be written there: there is none yet, or one that tune wrote. Returns false, with
 * error filled in, if another would be lost. */
bool tune_file_free(const char *path, char error[ERROR_ROOM]);

/* Writes comments that tell where and what was measured, and the parameters of each of our components.
 * 'path' is what the file will be called, NULL if it has no name; a failure to write shows at the
 * file itself. */
void tune_file_write(FILE *file, const struct context *context, const struct places *places,
                     const struct tuning *tuning, const char *path);

#endif
