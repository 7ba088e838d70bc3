/* The options of `lwbench plot` and `lwbench table`.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "view_options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

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

static bool take_option(int letter, char **argv, struct view_options *o, char error[ERROR_ROOM])
{
    switch (letter) {
    case OPTION_OUTPUT:
        o->output = optarg;
        return true;
    case OPTION_TITLE:
        o->title = optarg;
        return true;
    case OPTION_ONLY:
        o->only = optarg;
        return true;
    case OPTION_RATIO:
        o->ratio_to = optarg;
        return true;
    case OPTION_FORMAT:
        o->format = optarg;
        return true;
    case 'h':
        o->help = true;
        return true;
    case ':':
        snprintf(error, ERROR_ROOM, "option '%.80s': a value must follow", argv[optind - 1]);
        return false;
    default:
        snprintf(error, ERROR_ROOM, "option '%.80s': allowed are the options that --help lists",
                 argv[optind - 1]);
        return false;
    }
}

bool view_options_parse(int argc, char **argv, struct view_options *options, char error[ERROR_ROOM])
{
    const struct option *known = strcmp(argv[0], "plot") == 0 ? plot_options : table_options;
    *options = (struct view_options){.output = "lwbench"};
    opterr = 0;
    int letter;
    while ((letter = getopt_long(argc, argv, ":h", known, NULL)) != -1) {
        if (!take_option(letter, argv, options, error)) {
            return false;
        }
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
