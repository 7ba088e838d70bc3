/* The options of `lwbench setup`: some of bcast's, with defaults of its own.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETUP_OPTIONS_H
#define LWBENCH_SETUP_OPTIONS_H

#include "errors.h"
#include "options.h"

#include <stdbool.h>

/* Reads argv (argv[0] is the subcommand), which getopt may reorder, into bcast's options: one size,
 * and as iterations and warm-ups the communicators of each variant. Talks to no one.
 * Returns false, with error filled in, at the first option that isn't allowed. */
bool setup_options_parse(int argc, char **argv, struct options *options, char error[ERROR_ROOM]);

#endif
