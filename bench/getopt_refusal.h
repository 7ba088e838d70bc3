/* What all subcommands say of options that getopt_long couldn't take.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_GETOPT_REFUSAL_H
#define LWBENCH_GETOPT_REFUSAL_H

#include "errors.h"

#include <stdbool.h>

/* Right after getopt_long, called with ':' before its `letters` and opterr 0, has returned `letter`:
 * is that ':' or '?'? Then the reason is in `error`. */
bool getopt_refuses(int letter, const char *letters, char **argv, char error[ERROR_ROOM]);

/* Behind the last option: is there an argument more, where none is allowed? */
bool getopt_refuses_rest(int argc, char **argv, char error[ERROR_ROOM]);

#endif
