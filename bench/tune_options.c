/* The options of `lwbench tune`.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tune_options.h"

#include "getopt_refusal.h"
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

static bool take_option(int letter, struct tune_options *o, char error[ERROR_ROOM])
{
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
    default:
        o->version = true;
        return true;
    }
}

bool tune_options_parse(int argc, char **argv, struct tune_options *options, char error[ERROR_ROOM])
{
    *options = (struct tune_options){.seconds = seconds_default};
    opterr = 0;
    int letter;
    while ((letter = getopt_long(argc, argv, letters, long_options, NULL)) != -1) {
        if (getopt_refuses(letter, letters, argv, error) || !take_option(letter, options, error)) {
            return false;
        }
    }
    return !getopt_refuses_rest(argc, argv, error);
}
