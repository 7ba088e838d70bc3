/* The options of `lwbench tune`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TUNE_OPTIONS_H
#define LWBENCH_TUNE_OPTIONS_H

#include "errors.h"

#include <stdbool.h>

struct tune_options {
    const char *output; /* file, argv's; NULL: stdout alone */
    double seconds;     /* that the measurement takes, about */
    bool help;
    bool version;
};

/* Reads argv (argv[0] is the subcommand), which getopt may reorder. Talks to no one.
 * Returns false, with error filled in, at the first option that isn't allowed. */
bool tune_options_parse(int argc, char **argv, struct tune_options *options,
                        char error[ERROR_ROOM]);

#endif
