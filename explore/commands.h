/* The subcommands of `linkwise`: cmd_NAME.c each.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_COMMANDS_H
#define LW_EXPLORE_COMMANDS_H

#include "explore/request.h"

/* The table; ends with name NULL. */
extern const lw_command lw_commands[];

/* lw_command.run of each. */
int lw_cmd_info(const lw_request *request);
int lw_cmd_links(const lw_request *request);
int lw_cmd_hops(const lw_request *request);
int lw_cmd_distance(const lw_request *request);
int lw_cmd_route(const lw_request *request);
int lw_cmd_schedule(const lw_request *request);
int lw_cmd_verify(const lw_request *request);
int lw_cmd_trees(const lw_request *request);
int lw_cmd_map(const lw_request *request);
int lw_cmd_decide(const lw_request *request);
int lw_cmd_algorithms(const lw_request *request);
int lw_cmd_help(const lw_request *request);

/* Prints the help of one subcommand. */
void lw_print_help(const lw_command *command);

#endif
