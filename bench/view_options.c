/* The options of `lwbench plot` and `lwbench table`.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "view_options.h"

#include "getopt_refusal.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const char letters[] = ":h";

enum { OPTION_OUTPUT = 256, OPTION_TITLE, OPTION_ONLY, OPTION_RATIO, OPTION_FORMAT };

static const struct option plot_options[] = {
    {"output", required_argument, NULL, OPTION_OUTPUT},
    {"title", required_argument, NULL, OPTION_TITLE},
    {"only", required_argument, NULL, OPTION_ONLY},
    {"ratio-to", required_argument, NULL, OPTION_RATIO},
    {"format", required_argument, NULL, OPTION_FORMAT},
    {"help", no_argument, NULL, 'h'},
    {NULL, 0, NULL, 0},
};

/* A table goes to stdout and has its heading from the file. */
static const struct option *const table_options = plot_options + 2;

static void take_option(int letter, struct view_options *o)
{
    switch (letter) {
    case OPTION_OUTPUT:
        o->output = optarg;
        break;
    case OPTION_TITLE:
        o->title = optarg;
        break;
    case OPTION_ONLY:
        o->only = optarg;
        break;
    case OPTION_RATIO:
        o->ratio_to = optarg;
        break;
    case OPTION_FORMAT:
        o->format = optarg;
        break;
    default:
        o->help = true;
    }
}

bool view_options_parse(int argc, char **argv, struct view_options *options, char error[ERROR_ROOM])
{
    const struct option *known = strcmp(argv[0], "plot") == 0 ? plot_options : table_options;
    *options = (struct view_options){.output = "lwbench"};
    opterr = 0;
    int letter;
    while ((letter = getopt_long(argc, argv, letters, known, NULL)) != -1) {
        if (getopt_refuses(letter, letters, argv, error)) {
            return false;
        }
        take_option(letter, options);
    }
    options->path = argv + optind;
    options->paths = (size_t)(argc - optind);
    if (options->paths == 0 && !options->help) {
        snprintf(error, ERROR_ROOM, "%s: no file named, allowed are files that --json wrote",
                 argv[0]);
        return false;
    }
    return true;
}
