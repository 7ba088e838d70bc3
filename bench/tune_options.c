/* The options of `lwbench tune`.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tune_options.h"

#include "numbers.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum { OPTION_SECONDS = 256, OPTION_VERSION };

static const double seconds_default = 20.0;
static const double seconds_most = 86400.0;

static const char letters[] = ":o:h";

static const struct option long_options[] = {
    {"output", required_argument, NULL, 'o'},
    {"seconds", required_argument, NULL, OPTION_SECONDS},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, OPTION_VERSION},
    {NULL, 0, NULL, 0},
};

static bool take_seconds(const char *text, double *seconds)
{
    const char *end;
    return decimal_parse(text, seconds_most, seconds, &end) && *end == '\0';
}

static bool take_option(int letter, char **argv, struct tune_options *o, char error[ERROR_ROOM])
{
    /* getopt names an unknown letter, but not an unknown long option. */
    char name[3] = {'-', (char)optopt, '\0'};
    bool unknown_letter = optopt > 0 && optopt < 256 && !strchr(letters, optopt);
    switch (letter) {
    case 'o':
        o->output = optarg;
        snprintf(error, ERROR_ROOM, "--output '': allowed is the name of a file");
        return *optarg != '\0';
    case OPTION_SECONDS:
        snprintf(error, ERROR_ROOM,
                 "--seconds '%.80s': allowed is a number of seconds above 0, up to %g", optarg,
                 seconds_most);
        return take_seconds(optarg, &o->seconds);
    case 'h':
        o->help = true;
        return true;
    case OPTION_VERSION:
        o->version = true;
        return true;
    case ':':
        snprintf(error, ERROR_ROOM, "option '%.80s': a value must follow", argv[optind - 1]);
        return false;
    default:
        snprintf(error, ERROR_ROOM, "option '%.80s': allowed are the options that --help lists",
                 unknown_letter ? name : argv[optind - 1]);
        return false;
    }
}

bool tune_options_parse(int argc, char **argv, struct tune_options *options, char error[ERROR_ROOM])
{
    *options = (struct tune_options){.seconds = seconds_default};
    opterr = 0;
    int letter;
    while ((letter = getopt_long(argc, argv, letters, long_options, NULL)) != -1) {
        if (!take_option(letter, argv, options, error)) {
            return false;
        }
    }
    if (optind < argc) {
        snprintf(error, ERROR_ROOM, "argument '%.80s': allowed are only options", argv[optind]);
        return false;
    }
    return true;
}
