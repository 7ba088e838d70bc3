/* The options of `lwbench plot` and `lwbench table`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_VIEW_OPTIONS_H
#define LWBENCH_VIEW_OPTIONS_H

#include "errors.h"

#include <stdbool.h>
#include <stddef.h>

struct view_options {
    char **path; /* files to read, argv's */
    size_t paths;
    const char *output; /* prefix of the files to write */
    const char *title;
    const char *only;     /* list of variants; NULL: all */
    const char *ratio_to; /* variant; NULL: not given */
    const char *format;   /* NULL: not given */
    bool help;
};

/* Reads argv (argv[0] is the subcommand), which getopt may reorder; the subcommand 'plot' knows
 * more options. Returns false, with error filled in, at the first that isn't allowed, or if no file
 * is named. */
bool view_options_parse(int argc, char **argv, struct view_options *options,
                        char error[ERROR_ROOM]);

#endif
