/* The options of `lwbench bcast`: parsing and checking.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "options.h"

#include "numbers.h"

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Warm-ups and iterations together fit an int. */
enum { REPETITIONS_MOST = 1000000000 };

enum { OPTION_VARIANTS = 256, OPTION_ROOT, OPTION_JSON, OPTION_CSV, OPTION_LONG, OPTION_VERSION };

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
    {"json", required_argument, NULL, OPTION_JSON},
    {"csv", required_argument, NULL, OPTION_CSV},
    {"long", no_argument, NULL, OPTION_LONG},
    {"version", no_argument, NULL, OPTION_VERSION},
    {NULL, 0, NULL, 0},
};

static bool refuse(char error[ERROR_ROOM], const char *option, const char *value,
                   const char *allowed)
{
    snprintf(error, ERROR_ROOM, "--%s '%.80s': allowed is %s", option, value, allowed);
    return false;
}

/* Adds one name of a list. Returns false if it is empty, too long, one too many or repeated. */
static bool add_variant(struct options *options, const char *name, size_t length)
{
    if (length == 0 || length >= VARIANT_ROOM || options->variant_count == VARIANTS_MAX) {
        return false;
    }
    char *copy = options->variant[options->variant_count];
    memcpy(copy, name, length);
    copy[length] = '\0';
    for (int v = 0; v < options->variant_count; v++) {
        if (strcmp(options->variant[v], copy) == 0) {
            return false;
        }
    }
    options->variant_count++;
    return true;
}

static bool take_variants(const char *list, struct options *options)
{
    options->variant_count = 0;
    for (const char *name = list;; name++) {
        size_t length = strcspn(name, ",");
        if (!add_variant(options, name, length)) {
            return false;
        }
        name += length;
        if (*name == '\0') {
            return true;
        }
    }
}

static bool refuse_unknown(char **argv, char error[ERROR_ROOM])
{
    /* getopt names an unknown letter, but not an unknown long option. */
    char letter[3] = {'-', (char)optopt, '\0'};
    bool unknown_letter = optopt > 0 && optopt < 256 && !strchr(letters, optopt);
    snprintf(error, ERROR_ROOM, "option '%.80s': allowed are the options that --help lists",
             unknown_letter ? letter : argv[optind - 1]);
    return false;
}

static void take_flag(int letter, struct options *o)
{
    o->validate |= letter == 'c';
    o->full |= letter == 'f';
    o->long_table |= letter == OPTION_LONG;
    o->help |= letter == 'h';
    o->version |= letter == OPTION_VERSION;
}

static bool take_option(int letter, char **argv, struct options *o, char error[ERROR_ROOM])
{
    switch (letter) {
    case 'm':
        return range_parse(optarg, &o->least_bytes, &o->most_bytes) ||
               refuse(error, "message-size", optarg, "MIN:MAX, 1 <= MIN <= MAX <= 2147483647");
    case 'i':
        return number_parse(optarg, 1, REPETITIONS_MOST, &o->iterations) ||
               refuse(error, "iterations", optarg, "a whole number from 1 to 1000000000");
    case 'x':
        return number_parse(optarg, 0, REPETITIONS_MOST, &o->warmup) ||
               refuse(error, "warmup", optarg, "a whole number from 0 to 1000000000");
    case OPTION_ROOT:
        return number_parse(optarg, 0, INT_MAX, &o->root) ||
               refuse(error, "root", optarg, "a rank, from 0 on");
    case OPTION_JSON:
        o->json = optarg;
        return true;
    case OPTION_CSV:
        o->csv = optarg;
        return true;
    case OPTION_VARIANTS:
        return take_variants(optarg, o) ||
               refuse(error, "variants", optarg, "1 to 16 different names with commas between");
    case ':':
        snprintf(error, ERROR_ROOM, "option '%.80s': a value must follow", argv[optind - 1]);
        return false;
    case '?':
        return refuse_unknown(argv, error);
    default:
        take_flag(letter, o);
        return true;
    }
}

bool options_parse(int argc, char **argv, struct options *options, char error[ERROR_ROOM])
{
    *options =
        (struct options){.least_bytes = 1, .most_bytes = 1 << 20, .iterations = -1, .warmup = -1};
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

bool options_check(const struct options *options, int ranks, char error[ERROR_ROOM])
{
    if (ranks < 2) {
        snprintf(error, ERROR_ROOM, "number of ranks %d: a broadcast needs 2 or more", ranks);
        return false;
    }
    if (options->root >= ranks) {
        snprintf(error, ERROR_ROOM, "--root '%d': allowed is a rank from 0 to %d", options->root,
                 ranks - 1);
        return false;
    }
    return true;
}
