/* Options without their values, unknown options, arguments.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "getopt_refusal.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

bool getopt_refuses(int letter, const char *letters, char **argv, char error[ERROR_ROOM])
{
    /* getopt names an unknown letter, but not an unknown long option. */
    char name[3] = {'-', (char)optopt, '\0'};
    bool unknown_letter = optopt > 0 && optopt < 256 && !strchr(letters, optopt);
    if (letter == ':') {
        snprintf(error, ERROR_ROOM, "option '%.80s': a value must follow", argv[optind - 1]);
    } else if (letter == '?') {
        snprintf(error, ERROR_ROOM, "option '%.80s': allowed are the options that --help lists",
                 unknown_letter ? name : argv[optind - 1]);
    }
    return letter == ':' || letter == '?';
}

bool getopt_refuses_rest(int argc, char **argv, char error[ERROR_ROOM])
{
    if (optind < argc) {
        snprintf(error, ERROR_ROOM, "argument '%.80s': allowed are only options", argv[optind]);
    }
    return optind < argc;
}
