/* Drawing by the program gnuplot.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_GNUPLOT_H
#define LWBENCH_GNUPLOT_H

#include "errors.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Runs gnuplot on a script; what that draws, to gnuplot's stdout, goes to the file. Returns false,
 * with error filled in, if gnuplot isn't installed or fails. */
bool gnuplot_run(const char *script, size_t length, FILE *file, char error[ERROR_ROOM]);

#endif
