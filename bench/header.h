/* The lines before the numbers: where, how and with what they were measured.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_HEADER_H
#define LWBENCH_HEADER_H

#include "context.h"

#include <stdio.h>

/* Prints bcast's header on stdout, each line with a '#'. */
void header_print(const struct context *context);

/* Print what comes before and behind the lines that say how a subcommand measures: when and where;
 * what. */
void header_begin(const char *subcommand, const struct context *context);
void header_end(const struct context *context);

/* Writes the part that says when and where, of what context_fill_place fills in. */
void header_place(FILE *file, const struct context *context);

#endif
