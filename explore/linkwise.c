/* `linkwise` shows networks, routes, schedules and mappings. No MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif
#ifndef PACKAGE_VERSION
#define PACKAGE_VERSION "unknown"
#endif

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "explore/commands.h"
#include "explore/complain.h"

const lw_command lw_commands[] = {
    {"info", "info NET", "size, degree, diameter and edge connectivity", 1, 0, lw_cmd_info},
    {"links", "links NET", "every link, as two vertex numbers", 1, 0, lw_cmd_links},
    {"route", "route NET FROM TO [--routing R] [--seed S]",
     "the vertices along a route; with scc also the classes of its links", 3,
     1u << LW_ROUTING | 1u << LW_SEED, lw_cmd_route},
    {"hops", "hops NET",
     "every pair of vertices with the next one on the way, the same for whoever passes there", 1, 0,
     lw_cmd_hops},
    {"distance", "distance scc:N [--routing R|all] [--seed S] [--samples K]",
     "average distances by routing and class of links, beside the paper's formulas", 1,
     1u << LW_ROUTING | 1u << LW_SEED | 1u << LW_SAMPLES, lw_cmd_distance},
    {"schedule", "schedule NET [--algorithm A] [--root R] [--format text|json]",
     "every send of a broadcast, round by round, with its path", 1,
     1u << LW_ALGORITHM | 1u << LW_ROOT | 1u << LW_FORMAT, lw_cmd_schedule},
    {"verify", "verify NET|KIND [--algorithm A] [--root R | --all-roots] [-n P]",
     "check that schedules are complete, link-disjoint and as long as stated", 1,
     1u << LW_ALGORITHM | 1u << LW_ROOT | 1u << LW_ALL_ROOTS | 1u << LW_RANKS, lw_cmd_verify},
    {"trees", "trees NET|KIND [--root R | --all-roots] [-n P] [--format text|json]",
     "arc-disjoint spanning trees for large messages, checked; --all-roots: in numbers only", 1,
     1u << LW_ROOT | 1u << LW_ALL_ROOTS | 1u << LW_RANKS | 1u << LW_FORMAT, lw_cmd_trees},
    {"map",
     "map NET|KIND [-n P] [--machine M [--by B] [--unbound] [--vertex L] [--mapping W] [--format "
     "F]]",
     "which rank sits where; on a machine also what crosses its hosts", 1,
     1u << LW_RANKS | 1u << LW_MACHINE | 1u << LW_BY | 1u << LW_UNBOUND | 1u << LW_VERTEX |
         1u << LW_MAPPING | 1u << LW_FORMAT,
     lw_cmd_map},
    {"decide",
     "decide NET|KIND [-n P] [-m SIZES] [--root R] [--latency-ns N] [--overhead-ns N]\n"
     "      [--bandwidth-mbit N] [--ports N] [--burst-bytes N] [--params FILE]\n"
     "      [--one-host] [--format text|json]",
     "which way messages go, in which segments, and what the cost model expects of each way", 1,
     1u << LW_RANKS | 1u << LW_SIZES | 1u << LW_ROOT | 1u << LW_OPTION_LATENCY |
         1u << LW_OPTION_OVERHEAD | 1u << LW_OPTION_BANDWIDTH | 1u << LW_OPTION_PORTS |
         1u << LW_OPTION_BURST | 1u << LW_PARAMS | 1u << LW_ONE_HOST | 1u << LW_FORMAT,
     lw_cmd_decide},
    {"algorithms", "algorithms KIND", "the broadcast algorithms of a kind of network", 1, 0,
     lw_cmd_algorithms},
    {"help", "help", "print all subcommands and networks", 0, 0, lw_cmd_help},
    {.name = NULL},
};

static const lw_command *find_command(const char *name)
{
    for (const lw_command *c = lw_commands; c->name; c++) {
        if (!strcmp(c->name, name)) return c;
    }
    return NULL;
}

static int refuse_command(const char *name)
{
    char allowed[256] = "--help, --version";

    for (const lw_command *c = lw_commands; c->name; c++) {
        const size_t length = strlen(allowed);
        snprintf(allowed + length, sizeof allowed - length, ", %s", c->name);
    }
    if (!name) {
        return lw_complain(LW_EXIT_USAGE, "the first argument is missing; allowed is one of %s",
                           allowed);
    }
    return lw_complain(LW_EXIT_USAGE, "%s '%.80s': unknown; allowed is one of %s",
                       *name == '-' ? "option" : "argument", name, allowed);
}

static int print_version(int argc, char **argv)
{
    if (argc > 1) {
        return lw_complain(LW_EXIT_USAGE, "argument '%.80s': allowed is --version alone", argv[1]);
    }
    puts("linkwise " PACKAGE_VERSION);
    return LW_EXIT_OK;
}

/* argv[0] is the subcommand. */
static int run(int argc, char **argv)
{
    lw_request request;

    if (argc < 1) return refuse_command(NULL);
    if (!strcmp(argv[0], "--version")) return print_version(argc, argv);
    const lw_command *command = find_command(strcmp(argv[0], "--help") ? argv[0] : "help");
    if (!command) return refuse_command(argv[0]);

    const int status = lw_parse(command, argc, argv, &request);
    if (status) return status;
    if (request.option[LW_HELP]) {
        lw_print_help(command);
        return LW_EXIT_OK;
    }
    return command->run(&request);
}

int main(int argc, char **argv)
{
    signal(SIGPIPE, SIG_DFL); /* a reader that goes away ends us quietly, whatever we inherited */
    const int status = run(argc - 1, argv + 1);
    if (status > LW_EXIT_VIOLATION) return status;

    const bool failed = ferror(stdout);
    errno = 0;
    if (fclose(stdout) || failed) {
        return lw_complain(LW_EXIT_FAILED, "standard output: it can't be written%s%s",
                           errno ? ": " : "", errno ? strerror(errno) : "");
    }
    return status;
}
