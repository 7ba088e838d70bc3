/* Where, how and with what was measured: finding it out.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "context.h"

#include "components.h"
#include "layout.h"
#include "sync.h"
#include "version.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fill_mpi(struct context *context)
{
    int version, subversion, length;
    MPI_Get_version(&version, &subversion);
    snprintf(context->mpi, CONTEXT_VERSION_ROOM, "%d.%d", version, subversion);
    MPI_Get_library_version(context->library, &length);
    /* Some libraries tell their whole build, line by line. */
    context->library[strcspn(context->library, "\n")] = '\0';
}

static void fill_method(struct context *context, const struct options *options)
{
    bool oversubscribed = context->hosts.oversubscribed;
    context->note = options->note;
    context->root = options->root;
    context->rotate_root = options->rotate_root;
    context->sync = sync_functions_of(options->sync)->name;
    context->sync_how = sync_functions_of(options->sync)->description;
    context->datatype = layout_name(options->datatype);
    context->unit = layout_unit(options->datatype);
    context->traffic = options->traffic;
    context->time_limit_s = options->time_limit;
    context->small = repetitions_of(options, oversubscribed, 1);
    context->large = repetitions_of(options, oversubscribed, LARGE_BYTES + 1);
}

static void fill_cluster(struct context *context, const struct options *options)
{
    const char *network = getenv("LWCLUSTER_NETWORK");
    context->cluster = (struct cluster){.network = network && *network ? network : NULL,
                                        .rate = options->bound_rate,
                                        .links = options->bound_links};
}

static void add_parameters(struct context *context, const char *component)
{
    static const char *const names[] = {"priority",       "shape",     "dimension",  "order",
                                        "algorithm",      "vertex",    "mapping",    "routing",
                                        "segment_bytes",  "max_bytes", "latency_ns", "overhead_ns",
                                        "bandwidth_mbit", "ports",     "burst_bytes"};
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
        struct context_parameter *parameter = &context->parameter[context->parameter_count];
        char variable[PARAMETER_ROOM];
        snprintf(variable, sizeof(variable), "coll_%s_%s", component, names[i]);
        if (context->parameter_count < CONTEXT_PARAMETERS_MAX &&
            parameter_text(variable, parameter->value)) {
            parameter->component = component;
            parameter->name = names[i];
            context->parameter_count++;
        }
    }
}

/* A variant's name may go on behind the component's, after a colon. */
static bool is_compared(const struct context *context, const char *component)
{
    size_t length = strlen(component);
    bool found = context->variant_count == 0;
    for (int v = 0; v < context->variant_count; v++) {
        const char *name = context->variant[v];
        found = found || (strcspn(name, ":") == length && strncmp(name, component, length) == 0);
    }
    return found;
}

static void fill_variants(struct context *context, const struct options *options,
                          const struct variants *variants)
{
    context->variant_count = options->variant_count;
    for (int v = 0; v < options->variant_count; v++) {
        context->variant[v] = variants->variant[v].name;
        context->counted[v] = variants->variant[v].served.counted;
    }
    for (int c = 0; components_own[c]; c++) {
        if (is_compared(context, components_own[c]) && component_loaded(components_own[c])) {
            add_parameters(context, components_own[c]);
        }
    }
}

void context_fill_place(struct context *context, const struct hosts *hosts)
{
    *context = (struct context){.version = lwbench_version, .hosts = *hosts};
    machine_survey(&context->machine);
    fill_mpi(context);
}

void context_fill(struct context *context, const struct options *options, const struct hosts *hosts,
                  const struct variants *variants, int argc, char **argv)
{
    context_fill_place(context, hosts);
    context->argc = argc;
    context->argv = argv;
    fill_method(context, options);
    fill_cluster(context, options);
    fill_variants(context, options, variants);
}
