/* The options of all subcommands in one table, and getopt_long around it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/request.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "explore/complain.h"

enum { ALLOWED = 400, SHOWN = 80 }; /* longest list of options; characters of a wrong one */
enum { JSON = LW_OPTIONS, SVG };    /* short for --format json, --format svg */

static const char letters[] = ":n:m:";
static const struct option names[] = {
    {"algorithm", required_argument, NULL, LW_ALGORITHM},
    {"root", required_argument, NULL, LW_ROOT},
    {"all-roots", no_argument, NULL, LW_ALL_ROOTS},
    {"format", required_argument, NULL, LW_FORMAT},
    {"routing", required_argument, NULL, LW_ROUTING},
    {"seed", required_argument, NULL, LW_SEED},
    {"samples", required_argument, NULL, LW_SAMPLES},
    {"latency-ns", required_argument, NULL, LW_OPTION_LATENCY},
    {"overhead-ns", required_argument, NULL, LW_OPTION_OVERHEAD},
    {"bandwidth-mbit", required_argument, NULL, LW_OPTION_BANDWIDTH},
    {"ports", required_argument, NULL, LW_OPTION_PORTS},
    {"burst-bytes", required_argument, NULL, LW_OPTION_BURST},
    {"params", required_argument, NULL, LW_PARAMS},
    {"one-host", no_argument, NULL, LW_ONE_HOST},
    {"machine", required_argument, NULL, LW_MACHINE},
    {"by", required_argument, NULL, LW_BY},
    {"unbound", no_argument, NULL, LW_UNBOUND},
    {"vertex", required_argument, NULL, LW_VERTEX},
    {"mapping", required_argument, NULL, LW_MAPPING},
    {"json", no_argument, NULL, JSON},
    {"svg", no_argument, NULL, SVG},
    {"help", no_argument, NULL, LW_HELP},
    {NULL, 0, NULL, 0},
};

static const struct {
    const char *usage;
    const char *help;
} about[LW_OPTIONS] = {
    [LW_ALGORITHM] = {"--algorithm A", "broadcast algorithm (default: the network's first one)"},
    [LW_ROOT] = {"--root R", "vertex, with -n rank, that broadcasts (default: 0)"},
    [LW_ALL_ROOTS] = {"--all-roots", "every vertex, with -n every rank, in its turn"},
    [LW_RANKS] = {"-n P", "place P ranks, 2 to 1000000; KIND alone becomes a network that fits"},
    [LW_FORMAT] = {"--format F",
                   "text or json (short: --json; default: text); of map also svg (--svg)"},
    [LW_ROUTING] = {"--routing R", "of scc: optimal, greedy, random; distance also takes all"},
    [LW_SEED] = {"--seed S", "of random routing (default: 0)"},
    [LW_SAMPLES] = {"--samples K", "random routing: K random routes, not the exact expectation"},
    [LW_SIZES] = {"-m SIZES", "bytes: MIN:MAX, doubled, or a list as 8,4k,1m (default: 8 to 4m)"},
    [LW_OPTION_LATENCY] = {"--latency-ns N", "of a message between hosts (default: 60000)"},
    [LW_OPTION_OVERHEAD] = {"--overhead-ns N", "of a process with a message (default: 10000)"},
    [LW_OPTION_BANDWIDTH] = {"--bandwidth-mbit N", "of a host's port, Mbit/s (default: 1000)"},
    [LW_OPTION_PORTS] = {"--ports N", "that a host can use at once (default: 1)"},
    [LW_OPTION_BURST] = {"--burst-bytes N", "that a port lets through at once (default: 0)"},
    [LW_PARAMS] = {"--params FILE", "Open MPI's parameter file with coll_KIND_latency_ns, ..."},
    [LW_ONE_HOST] = {"--one-host", "all ranks run on one host"},
    [LW_MACHINE] =
        {"--machine M",
         "hosts, as in 'host:4 package:2 core:8' or 'host:3 FILE.xml'; several by ' + '"},
    [LW_BY] = {"--by B", "ranks fill hosts by slot, by node, or as in 3+1+7 (default: slot)"},
    [LW_UNBOUND] = {"--unbound", "ranks aren't bound to cores"},
    [LW_VERTEX] = {"--vertex L", "a vertex is a rank, core, cache, numa, package or host; or auto"},
    [LW_MAPPING] = {"--mapping W", "by hardware, rank, or file:PATH, lines RANK VERTEX"},
    [LW_HELP] = {"--help", "print this"},
};

const char *lw_option_usage(lw_option option)
{
    return about[option].usage;
}

const char *lw_option_help(lw_option option)
{
    return about[option].help;
}

bool lw_takes(const lw_command *command, lw_option option)
{
    return option == LW_HELP || (command->options >> option & 1);
}

/* Shows `shown` characters of the option. */
static int refuse_option(const lw_command *command, const char *option, int shown, const char *why)
{
    char allowed[ALLOWED] = "";

    for (lw_option o = 0; o < LW_OPTIONS; o++) {
        if (!lw_takes(command, o)) continue;
        const size_t length = strlen(allowed);
        snprintf(allowed + length, sizeof allowed - length, "%s%s", length ? ", " : "",
                 about[o].usage);
    }
    return lw_complain(LW_EXIT_USAGE, "option '%.*s': %s; allowed with %s is %s", shown, option,
                       why, command->name, allowed);
}

/* The option that getopt_long stumbled over: a letter it names, a long one it only passed. */
static const char *culprit(char **argv, char letter[3])
{
    if (optopt <= ' ' || optopt > '~') return argv[optind - 1];
    letter[0] = '-';
    letter[1] = (char)optopt;
    letter[2] = '\0';
    return letter;
}

static lw_option option_of(int found)
{
    switch (found) {
    case 'n':
        return LW_RANKS;
    case 'm':
        return LW_SIZES;
    case JSON:
    case SVG:
        return LW_FORMAT;
    default:
        return (lw_option)found;
    }
}

static const char *value_of(int found)
{
    if (found == JSON) return "json";
    if (found == SVG) return "svg";
    return optarg ? optarg : "";
}

static int parse_options(const lw_command *command, int argc, char **argv, lw_request *request)
{
    char letter[3];
    int found;

    opterr = 0;
    while ((found = getopt_long(argc, argv, letters, names, NULL)) != -1) {
        if (found == ':') {
            return refuse_option(command, culprit(argv, letter), SHOWN, "its value is missing");
        }
        if (found == '?') {
            return refuse_option(command, culprit(argv, letter), SHOWN, "it is unknown");
        }
        const lw_option option = option_of(found);
        if (!lw_takes(command, option)) {
            const char *usage = about[option].usage;
            return refuse_option(command, usage, (int)strcspn(usage, " "), "it means nothing here");
        }
        request->option[option] = value_of(found);
        if (option == LW_HELP) break;
    }
    return LW_EXIT_OK;
}

int lw_parse(const lw_command *command, int argc, char **argv, lw_request *request)
{
    *request = (lw_request){.operand = {NULL}};
    const int status = parse_options(command, argc, argv, request);
    if (status || request->option[LW_HELP]) return status;

    const int given = argc - optind;
    if (given < command->operands) {
        return lw_complain(LW_EXIT_USAGE, "'%.80s': an argument is missing; allowed is %s",
                           given ? argv[argc - 1] : command->name, command->usage);
    }
    if (given > command->operands) {
        return lw_complain(LW_EXIT_USAGE, "argument '%.80s': one too many; allowed is %s",
                           argv[optind + command->operands], command->usage);
    }
    for (int i = 0; i < given; i++) request->operand[i] = argv[optind + i];
    return LW_EXIT_OK;
}
