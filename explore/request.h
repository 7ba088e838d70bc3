/* A command line of `linkwise`, taken apart but not yet understood.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_REQUEST_H
#define LW_EXPLORE_REQUEST_H

#include <stdbool.h>

/* The options of all subcommands. */
typedef enum lw_option {
    LW_ALGORITHM,
    LW_ROOT,
    LW_ALL_ROOTS,
    LW_RANKS,
    LW_FORMAT,
    LW_ROUTING,
    LW_SEED,
    LW_SAMPLES,
    LW_SIZES,
    LW_OPTION_LATENCY,
    LW_OPTION_OVERHEAD,
    LW_OPTION_BANDWIDTH,
    LW_OPTION_PORTS,
    LW_OPTION_BURST,
    LW_PARAMS,
    LW_ONE_HOST,
    LW_MACHINE,
    LW_BY,
    LW_UNBOUND,
    LW_VERTEX,
    LW_MAPPING,
    LW_HELP,
    LW_OPTIONS
} lw_option;

enum { LW_OPERANDS = 3 }; /* of a subcommand at most */

typedef struct lw_request {
    const char *operand[LW_OPERANDS];
    const char *option[LW_OPTIONS]; /* its value ("" if it takes none), NULL if it isn't given */
} lw_request;

/* A subcommand: an entry of the table that main, the parser and the help texts share. */
typedef struct lw_command {
    const char *name;
    const char *usage;                     /* its name and its arguments, as the help prints them */
    const char *help;                      /* one line */
    int operands;                          /* exactly so many arguments that are no options */
    unsigned options;                      /* bit lw_option is set: it takes that option */
    int (*run)(const lw_request *request); /* returns an exit status */
} lw_command;

/* Takes argv[1], ... apart (argv[0] is the subcommand). LW_EXIT_OK, or LW_EXIT_USAGE after a
 * complaint. If --help is given, the request may be incomplete. */
int lw_parse(const lw_command *command, int argc, char **argv, lw_request *request);

/* Does the command take the option? All take --help. */
bool lw_takes(const lw_command *command, lw_option option);

/* An option's name with its value, as in "--root R", and its help, one line. */
const char *lw_option_usage(lw_option option);
const char *lw_option_help(lw_option option);

#endif
