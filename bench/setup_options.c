/* The options of `lwbench setup`.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "setup_options.h"

#include "getopt_refusal.h"
#include "numbers.h"
#include "options_values.h"

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { BYTES_DEFAULT = 8, COMMUNICATORS_DEFAULT = 20, COMMUNICATORS_MOST = 100000 };
enum {
    OPTION_VARIANTS = 256,
    OPTION_ROOT,
    OPTION_SYNC,
    OPTION_JSON,
    OPTION_CSV,
    OPTION_NOTE,
    OPTION_VERSION
};

static const char letters[] = ":m:i:x:h";

static const struct option long_options[] = {
    {"message-size", required_argument, NULL, 'm'},
    {"iterations", required_argument, NULL, 'i'},
    {"warmup", required_argument, NULL, 'x'},
    {"help", no_argument, NULL, 'h'},
    {"variants", required_argument, NULL, OPTION_VARIANTS},
    {"root", required_argument, NULL, OPTION_ROOT},
    {"sync", required_argument, NULL, OPTION_SYNC},
    {"json", required_argument, NULL, OPTION_JSON},
    {"csv", required_argument, NULL, OPTION_CSV},
    {"note", required_argument, NULL, OPTION_NOTE},
    {"version", no_argument, NULL, OPTION_VERSION},
    {NULL, 0, NULL, 0},
};

/* What is allowed where a value is wrong. */
static const char *allowed(int letter)
{
    switch (letter) {
    case 'm':
        return "a whole number of bytes from 1 to 2147483647";
    case 'i':
        return "a whole number from 1 to 100000";
    case 'x':
        return "a whole number from 0 to 100000";
    case OPTION_VARIANTS:
        return "1 to 64 different names of up to 64 characters, with commas between";
    case OPTION_ROOT:
        return "a rank, from 0 on";
    case OPTION_SYNC:
        return "barrier, double-barrier or window";
    default:
        return "the name of a file";
    }
}

static bool take_size(const char *text, struct options *o)
{
    bool good = bytes_take(&text, &o->least_bytes) && *text == '\0';
    o->most_bytes = o->least_bytes;
    return good;
}

static bool take_file(const char **name)
{
    *name = optarg;
    return *optarg != '\0';
}

static bool take_value(int letter, struct options *o)
{
    switch (letter) {
    case 'm':
        return take_size(optarg, o);
    case 'i':
        return number_parse(optarg, 1, COMMUNICATORS_MOST, &o->iterations);
    case 'x':
        return number_parse(optarg, 0, COMMUNICATORS_MOST, &o->warmup);
    case OPTION_VARIANTS:
        return take_variants(optarg, o);
    case OPTION_ROOT:
        return number_parse(optarg, 0, INT_MAX, &o->root);
    case OPTION_SYNC:
        return take_sync(optarg, o);
    case OPTION_JSON:
        return take_file(&o->json);
    case OPTION_CSV:
        return take_file(&o->csv);
    default:
        o->note = letter == OPTION_NOTE ? optarg : o->note;
        o->help |= letter == 'h';
        o->version |= letter == OPTION_VERSION;
        return true;
    }
}

static const char *name_of(int letter)
{
    int i = 0;
    while (long_options[i].val != letter) {
        i++;
    }
    return long_options[i].name;
}

static bool take_option(int letter, struct options *o, char error[ERROR_ROOM])
{
    bool good = take_value(letter, o);
    if (!good) {
        snprintf(error, ERROR_ROOM, "--%s '%.80s': allowed is %s", name_of(letter), optarg,
                 allowed(letter));
    }
    return good;
}

bool setup_options_parse(int argc, char **argv, struct options *options, char error[ERROR_ROOM])
{
    *options = (struct options){.least_bytes = BYTES_DEFAULT,
                                .most_bytes = BYTES_DEFAULT,
                                .iterations = COMMUNICATORS_DEFAULT,
                                .warmup = 1,
                                .variant_count = 1,
                                .variant = {"usual"}};
    opterr = 0;
    int letter;
    while ((letter = getopt_long(argc, argv, letters, long_options, NULL)) != -1) {
        if (getopt_refuses(letter, letters, argv, error) || !take_option(letter, options, error)) {
            return false;
        }
    }
    return !getopt_refuses_rest(argc, argv, error);
}
