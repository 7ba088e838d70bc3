/* `linkwise help` and `linkwise SUBCOMMAND --help`.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/networks.h"

static void print_networks(void)
{
    puts("\nNetworks (NET; KIND is the part before the colon):");
    for (int i = 0; lw_type_at(i); i++) {
        const lw_network_type *type = lw_type_at(i);
        printf("  %s:%s  %s; %s\n", type->kind, type->shape, type->title, type->allowed);
    }
}

void lw_print_help(const lw_command *command)
{
    printf("Usage: linkwise %s\n\n%s: %s.\n", command->usage, command->name, command->help);
    print_networks();
    puts("\nOptions:");
    for (lw_option o = 0; o < LW_OPTIONS; o++) {
        if (lw_takes(command, o)) printf("  %-18s  %s\n", lw_option_usage(o), lw_option_help(o));
    }
}

int lw_cmd_help(const lw_request *request)
{
    (void)request;
    puts("Usage: linkwise SUBCOMMAND ...\n"
         "       linkwise SUBCOMMAND --help | --help | --version\n\n"
         "Shows virtual networks, their routes, and how broadcasts run on them.\n\n"
         "Subcommands:");
    for (const lw_command *c = lw_commands; c->name; c++) {
        printf("  %s\n      %s\n", c->usage, c->help);
    }
    print_networks();
    puts("\nExit status: 0 all is well; 1 verify found a schedule at fault; 2 bad input;\n"
         "3 memory ran out or the output couldn't be written.");
    return LW_EXIT_OK;
}
