/* The options of `lwbench bcast`: parsing and checking.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "options.h"

#include "getopt_refusal.h"
#include "numbers.h"
#include "options_values.h"

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Warm-ups and iterations together fit an int. */
enum { REPETITIONS_MOST = 1000000000 };

enum {
    OPTION_VARIANTS = 256,
    OPTION_ROOT,
    OPTION_ROTATE_ROOT,
    OPTION_SYNC,
    OPTION_DATATYPE,
    OPTION_TIME_LIMIT,
    OPTION_PROGRESS,
    OPTION_JSON,
    OPTION_CSV,
    OPTION_LONG,
    OPTION_TRAFFIC,
    OPTION_RATE,
    OPTION_LINKS,
    OPTION_NOTE,
    OPTION_VERSION
};

static const char letters[] = ":m:i:x:cfh";

static const struct option long_options[] = {
    {"message-size", required_argument, NULL, 'm'},
    {"iterations", required_argument, NULL, 'i'},
    {"warmup", required_argument, NULL, 'x'},
    {"validation", no_argument, NULL, 'c'},
    {"full", no_argument, NULL, 'f'},
    {"help", no_argument, NULL, 'h'},
    {"variants", required_argument, NULL, OPTION_VARIANTS},
    {"root", required_argument, NULL, OPTION_ROOT},
    {"rotate-root", no_argument, NULL, OPTION_ROTATE_ROOT},
    {"sync", required_argument, NULL, OPTION_SYNC},
    {"datatype", required_argument, NULL, OPTION_DATATYPE},
    {"time-limit", required_argument, NULL, OPTION_TIME_LIMIT},
    {"progress", required_argument, NULL, OPTION_PROGRESS},
    {"json", required_argument, NULL, OPTION_JSON},
    {"csv", required_argument, NULL, OPTION_CSV},
    {"long", no_argument, NULL, OPTION_LONG},
    {"traffic", no_argument, NULL, OPTION_TRAFFIC},
    {"rate", required_argument, NULL, OPTION_RATE},
    {"links", required_argument, NULL, OPTION_LINKS},
    {"note", required_argument, NULL, OPTION_NOTE},
    {"version", no_argument, NULL, OPTION_VERSION},
    {NULL, 0, NULL, 0},
};

static bool refuse(char error[ERROR_ROOM], const char *option, const char *value,
                   const char *allowed)
{
    snprintf(error, ERROR_ROOM, "--%s '%.80s': allowed is %s", option, value, allowed);
    return false;
}

static void take_flag(int letter, struct options *o)
{
    o->validate |= letter == 'c';
    o->full |= letter == 'f';
    o->help |= letter == 'h';
    o->rotate_root |= letter == OPTION_ROTATE_ROOT;
    o->long_table |= letter == OPTION_LONG;
    o->traffic |= letter == OPTION_TRAFFIC;
    o->version |= letter == OPTION_VERSION;
}

static bool take_file(const char *option, const char **name, char error[ERROR_ROOM])
{
    *name = optarg;
    return *optarg != '\0' || refuse(error, option, optarg, "the name of a file");
}

/* Where results go, and what is said of them. */
static bool take_output(int letter, struct options *o, char error[ERROR_ROOM])
{
    switch (letter) {
    case OPTION_JSON:
        return take_file("json", &o->json, error);
    case OPTION_CSV:
        return take_file("csv", &o->csv, error);
    case OPTION_RATE:
        return rate_parse(optarg, &o->bound_rate) || refuse(error, "rate", optarg, rates_allowed);
    case OPTION_LINKS:
        return number_parse(optarg, 1, LINKS_MOST, &o->bound_links) ||
               refuse(error, "links", optarg, links_allowed);
    case OPTION_NOTE:
        o->note = optarg;
        return true;
    default:
        take_flag(letter, o);
        return true;
    }
}

/* How a broadcast is measured. */
static bool take_method(int letter, struct options *o, char error[ERROR_ROOM])
{
    switch (letter) {
    case OPTION_SYNC:
        return take_sync(optarg, o) ||
               refuse(error, "sync", optarg, "barrier, double-barrier or window");
    case OPTION_DATATYPE:
        return take_datatype(optarg, o) ||
               refuse(error, "datatype", optarg, "char, int, double, vector or struct");
    case OPTION_PROGRESS:
        return take_progress(optarg, o) || refuse(error, "progress", optarg, "auto, on or off");
    case OPTION_TIME_LIMIT:
        return take_time_limit(optarg, o) ||
               refuse(error, "time-limit", optarg, "a number of seconds above 0, up to 1e9");
    default:
        return take_output(letter, o, error);
    }
}

static bool take_option(int letter, struct options *o, char error[ERROR_ROOM])
{
    switch (letter) {
    case 'm':
        return take_sizes(optarg, o) ||
               refuse(error, "message-size", optarg,
                      "MIN:MAX, 1 <= MIN <= MAX <= 2147483647, or an ascending list with commas");
    case 'i':
        return number_parse(optarg, 1, REPETITIONS_MOST, &o->iterations) ||
               refuse(error, "iterations", optarg, "a whole number from 1 to 1000000000");
    case 'x':
        return number_parse(optarg, 0, REPETITIONS_MOST, &o->warmup) ||
               refuse(error, "warmup", optarg, "a whole number from 0 to 1000000000");
    case OPTION_ROOT:
        return number_parse(optarg, 0, INT_MAX, &o->root) ||
               refuse(error, "root", optarg, "a rank, from 0 on");
    case OPTION_VARIANTS:
        return take_variants(optarg, o) ||
               refuse(error, "variants", optarg,
                      "1 to 64 different names of up to 64 characters, with commas between");
    default:
        return take_method(letter, o, error);
    }
}

bool options_parse(int argc, char **argv, struct options *options, char error[ERROR_ROOM])
{
    *options =
        (struct options){.least_bytes = 1, .most_bytes = 1 << 20, .iterations = -1, .warmup = -1};
    options->sizes = sizes_doubled(options->least_bytes, options->most_bytes);
    opterr = 0;
    int letter;
    while ((letter = getopt_long(argc, argv, letters, long_options, NULL)) != -1) {
        if (getopt_refuses(letter, letters, argv, error) || !take_option(letter, options, error)) {
            return false;
        }
    }
    return !getopt_refuses_rest(argc, argv, error);
}
