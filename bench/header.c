/* The lines before the numbers: where, how and with what they were measured.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "header.h"

#include <stdio.h>
#include <string.h>

void header_place(FILE *file, const struct context *context)
{
    const struct hosts *hosts = &context->hosts;
    const struct machine *machine = &context->machine;
    const long long mebibyte = 1024 * 1024;
    fprintf(file, "# date: %s\n", machine->date);
    fprintf(file, "# host: %s, %s, memory: %lld MiB, load: %.2f\n", hosts->name, machine->kernel,
            machine->memory_bytes / mebibyte, machine->load);
    fprintf(file, "# cpu: %s, packages: %d, cores: %d, PUs: %d\n", hosts->cpu, hosts->packages,
            hosts->cores, hosts->pus);
    fprintf(file, "# mpi: %s, MPI %s\n", context->library, context->mpi);
    fprintf(file, "# ranks: %d, hosts: %d, ranks per host: %d", hosts->ranks, hosts->hosts,
            hosts->ranks_least);
    if (hosts->ranks_least != hosts->ranks_most) {
        fprintf(file, "..%d", hosts->ranks_most);
    }
    fprintf(file, "\n");
}

static void print_cluster(const struct cluster *cluster)
{
    if (cluster->network || cluster->rate > 0.0) {
        printf("# cluster: %s, links of a host: %d, bit/s: %.10g\n",
               cluster->network ? cluster->network : "unnamed", cluster->links, cluster->rate);
    }
}

static void print_repetitions(const struct context *context)
{
    printf("# iterations: %d (above %d bytes: %d), warm-up: %d (above %d bytes: %d)\n",
           context->small.iterations, LARGE_BYTES, context->large.iterations, context->small.warmup,
           LARGE_BYTES, context->large.warmup);
    if (context->time_limit_s > 0.0) {
        printf("# time limit: %g s, shared among the sizes, warm-ups included\n",
               context->time_limit_s);
    }
    if (context->hosts.oversubscribed) {
        printf("# oversubscribed: more ranks than PUs on a host, a tenth of the default "
               "iterations and warm-ups\n");
    }
}

static void print_method(const struct context *context)
{
    printf("# root: %d%s\n", context->root,
           context->rotate_root
               ? " in the first iteration, then the next rank in each, warm-ups included"
               : "");
    printf("# synchronisation: %s\n", context->sync_how);
    printf("# datatype: %s\n", context->datatype);
    if (context->unit > 1) {
        printf("# sizes: packed bytes, rounded up to multiples of %zu, equal ones once\n",
               context->unit);
    }
    if (context->traffic) {
        printf("# traffic: messages and bytes of one untimed broadcast from host to host%s; Open "
               "MPI's monitoring is loaded all along, counts only there\n",
               context->rotate_root ? ", of the root with the most bytes" : "");
    }
    if (context->variant_count > 1) {
        printf("# statistic: median over iterations of the slowest rank's time, "
               "ratio of medians\n");
    } else {
        printf("# statistic: average over ranks and iterations\n");
    }
}

static void print_parameters(const struct context *context)
{
    const char *component = "";
    for (int p = 0; p < context->parameter_count; p++) {
        const struct context_parameter *parameter = &context->parameter[p];
        if (strcmp(component, parameter->component) != 0) {
            component = parameter->component;
            printf("%s# %s:", p > 0 ? "\n" : "", component);
        }
        printf(" %s=%s", parameter->name, parameter->value);
    }
    if (context->parameter_count > 0) {
        printf("\n");
    }
}

static void print_variants(const struct context *context)
{
    if (context->variant_count == 0) {
        printf("# variants: none, whatever MPI_Bcast does\n");
        return;
    }
    printf("# variants:");
    for (int v = 0; v < context->variant_count; v++) {
        printf(" %s", context->variant[v]);
    }
    printf(", in a random order within each iteration\n");
}

/* Of the other components Open MPI doesn't tell whether they did the work. */
static void print_counted(const struct context *context)
{
    int counted = 0;
    printf("# checked by counters:");
    for (int v = 0; v < context->variant_count; v++) {
        if (context->counted[v]) {
            printf(" %s", context->variant[v]);
            counted++;
        }
    }
    printf(counted ? "\n" : " none\n");
}

void header_begin(const char *subcommand, const struct context *context)
{
    printf("# lwbench %s, version %s\n", subcommand, context->version);
    if (context->note) {
        printf("# note: %s\n", context->note);
    }
    header_place(stdout, context);
    print_cluster(&context->cluster);
}

void header_end(const struct context *context)
{
    print_variants(context);
    print_parameters(context);
    if (context->variant_count > 0) {
        print_counted(context);
    }
}

void header_print(const struct context *context)
{
    header_begin("bcast", context);
    print_method(context);
    print_repetitions(context);
    header_end(context);
}
