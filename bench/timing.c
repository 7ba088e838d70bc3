/* The clock, and the machine.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bench/timing.h"

#include <getopt.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "coll_hcube/hcube_network.h"
#include "coll_pt/pt_network.h"
#include "coll_scc/scc_network.h"

enum { STATUS_USAGE = 2 };

double lw_microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

int lw_compare_times(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The text behind the colon of /proc/cpuinfo's first line about the model. */
static void find_cpu(char *cpu, size_t size)
{
    FILE *info = fopen("/proc/cpuinfo", "r");
    char line[512];

    snprintf(cpu, size, "unknown");
    while (info && fgets(line, sizeof line, info)) {
        const char *colon = strchr(line, ':');
        if (strncmp(line, "model name", strlen("model name")) || !colon) continue;
        snprintf(cpu, size, "%.*s", (int)strcspn(colon + 2, "\n"), colon + 2);
        break;
    }
    if (info) fclose(info);
}

void lw_print_machine(void)
{
    char host[256] = "unknown", cpu[256];

    gethostname(host, sizeof host - 1);
    find_cpu(cpu, sizeof cpu);
    printf("# host: %s\n# cpu: %s\n# compiler: %s%s\n", host, cpu,
           strstr(__VERSION__, "lang") ? "" : "gcc ", __VERSION__);
}

static lw_network *create(const lw_timing *timing, const char *text)
{
    static const lw_network_type *const types[] = {&lw_pt_type, &lw_hcube_type, &lw_scc_type};
    char why[LW_TEXT] = "allowed is pt:LxMxN, hcube:D or scc:N";

    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        const size_t length = strlen(types[i]->kind);
        if (strncmp(text, types[i]->kind, length) || text[length] != ':') continue;
        lw_network *network = types[i]->create(text + length + 1, why);
        if (network) return network;
    }
    fprintf(stderr, "%s: network '%.80s': %s\n", timing->program, text, why);
    exit(STATUS_USAGE);
}

static void print_help(const lw_timing *timing)
{
    printf("Usage: %s [NETWORK]...\n%s\n\n  -h, --help  show this text\n\n"
           "Without a NETWORK it takes",
           timing->program, timing->purpose);
    for (int i = 0; timing->usual[i]; i++) printf(" %s", timing->usual[i]);
    printf(".\n");
}

int lw_time_networks(const lw_timing *timing, int argc, char **argv)
{
    static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {0}};
    const int option = getopt_long(argc, argv, "h", options, NULL);

    if (option == 'h') {
        print_help(timing);
        return 0;
    }
    if (option != -1) return STATUS_USAGE; /* getopt has said why */

    const char *const *names =
        optind < argc ? (const char *const *)argv + optind : timing->usual; /* argv ends so too */
    for (int i = 0; names[i]; i++) free(create(timing, names[i])); /* before the first line */
    timing->print_header();
    for (int i = 0; names[i]; i++) {
        lw_network *network = create(timing, names[i]);
        timing->measure(network);
        free(network);
    }
    return 0;
}
