/* The lines before the numbers: where, how and with what they were measured.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "header.h"

#include "components.h"
#include "parameters.h"
#include "repetitions.h"
#include "version.h"

#include <mpi.h>
#include <stdio.h>
#include <string.h>

static void print_place(const struct hosts *hosts)
{
    char library[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    MPI_Get_library_version(library, &length);

    printf("# host: %s\n", hosts->name);
    printf("# cpu: %s, packages: %d, cores: %d, PUs: %d\n", hosts->cpu, hosts->packages,
           hosts->cores, hosts->pus);
    printf("# mpi: %.*s\n", (int)strcspn(library, "\n"), library);
    printf("# ranks: %d, hosts: %d, ranks per host: %d", hosts->ranks, hosts->hosts,
           hosts->ranks_least);
    if (hosts->ranks_least != hosts->ranks_most) {
        printf("..%d", hosts->ranks_most);
    }
    printf("\n");
}

static void print_repetitions(const struct options *options, bool oversubscribed)
{
    struct repetitions small = repetitions_of(options, oversubscribed, 1);
    struct repetitions large = repetitions_of(options, oversubscribed, LARGE_BYTES + 1);
    printf("# iterations: %d (above %d bytes: %d), warm-up: %d (above %d bytes: %d)\n",
           small.iterations, LARGE_BYTES, large.iterations, small.warmup, LARGE_BYTES,
           large.warmup);
    if (oversubscribed) {
        printf("# oversubscribed: more ranks than PUs on a host, a tenth of the default "
               "iterations and warm-ups\n");
    }
}

static void print_method(const struct options *options)
{
    if (options->variant_count > 1) {
        printf("# statistic: median over iterations of the slowest rank's time, "
               "ratio of medians\n");
    } else {
        printf("# statistic: average over ranks and iterations\n");
    }
}

/* Prints the parameters of one of our components, if it is loaded. */
static void print_parameters(const char *component)
{
    static const char *const names[] = {"priority",  "shape",   "dimension",     "order",
                                        "algorithm", "routing", "segment_bytes", "max_bytes"};
    if (!component_loaded(component)) {
        return;
    }
    printf("# %s:", component);
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
        char variable[PARAMETER_ROOM];
        char value[PARAMETER_ROOM];
        snprintf(variable, sizeof(variable), "coll_%s_%s", component, names[i]);
        if (parameter_text(variable, value)) {
            printf(" %s=%s", names[i], value);
        }
    }
    printf("\n");
}

static bool is_compared(const struct options *options, const char *component)
{
    bool found = options->variant_count == 0;
    for (int v = 0; v < options->variant_count; v++) {
        found = found || strcmp(options->variant[v], component) == 0;
    }
    return found;
}

static void print_variants(const struct options *options)
{
    if (options->variant_count == 0) {
        printf("# variants: none, whatever MPI_Bcast does\n");
    } else {
        printf("# variants:");
        for (int v = 0; v < options->variant_count; v++) {
            printf(" %s", options->variant[v]);
        }
        printf(", in turn within each iteration\n");
    }
    for (int c = 0; components_own[c]; c++) {
        if (is_compared(options, components_own[c])) {
            print_parameters(components_own[c]);
        }
    }
}

/* Of the other components Open MPI doesn't tell whether they did the work. */
static void print_counted(const struct variants *variants)
{
    int counted = 0;
    printf("# checked by counters:");
    for (int v = 0; v < variants->count; v++) {
        if (variants->variant[v].served.counted) {
            printf(" %s", variants->variant[v].name);
            counted++;
        }
    }
    printf(counted ? "\n" : " none\n");
}

void header_print(const struct options *options, const struct hosts *hosts,
                  const struct variants *variants)
{
    printf("# lwbench bcast, version %s\n", lwbench_version);
    print_place(hosts);
    print_method(options);
    print_repetitions(options, hosts->oversubscribed);
    print_variants(options);
    if (options->variant_count > 0) {
        print_counted(variants);
    }
}
