/* The subcommand `lwbench bcast`: options, then communicators, then one row a message size.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bcast.h"

#include "columns.h"
#include "errors.h"
#include "header.h"
#include "measure.h"
#include "method.h"
#include "usage.h"
#include "version.h"

#include <mpi.h>
#include <stdio.h>

static int world_rank(void)
{
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

static bool measure_one(struct measurement *measurement, size_t bytes)
{
    struct summary summary[VARIANTS_MAX];
    struct measured measured;
    if (!measure_size(measurement, bytes, summary, &measured)) {
        return false;
    }
    if (world_rank() == 0) {
        columns_row(measurement->options, bytes, summary, measured.iterations, measured.valid);
    }
    return true;
}

static int measure_sizes(struct measurement *measurement)
{
    const struct sizes *sizes = &measurement->sizes;
    for (int s = 0; s < sizes->count; s++) {
        if (!measure_fits(measurement, s)) {
            if (world_rank() == 0) {
                printf("# time limit: sizes from %zu on are left out\n", sizes->bytes[s]);
            }
            break;
        }
        if (!measure_one(measurement, sizes->bytes[s])) {
            return STATUS_ERROR;
        }
    }
    if (world_rank() == 0) {
        method_print_missed(measurement);
    }
    return measurement->invalid ? STATUS_INVALID_DATA : STATUS_OK;
}

static int measure_variants(const struct options *options, const struct hosts *hosts,
                            struct variants *variants, double started)
{
    struct measurement measurement = {.options = options,
                                      .variants = variants,
                                      .oversubscribed = hosts->oversubscribed,
                                      .started = started};
    MPI_Comm_dup(MPI_COMM_WORLD, &measurement.harness);

    int status = STATUS_ERROR;
    if (measure_open(&measurement)) {
        if (world_rank() == 0) {
            header_print(options, hosts, variants);
            method_print(&measurement);
            columns_titles(options);
        }
        status = measure_sizes(&measurement);
    }
    measure_close(&measurement);
    MPI_Comm_free(&measurement.harness);
    return status;
}

static int print_information(const struct options *options)
{
    if (world_rank() == 0 && options->help) {
        fputs(usage_bcast, stdout);
    } else if (world_rank() == 0) {
        printf("lwbench %s\n", lwbench_version);
    }
    return STATUS_OK;
}

int bcast_main(int argc, char **argv)
{
    double started = MPI_Wtime();
    struct options options;
    char error[ERROR_ROOM];
    int ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);

    bool good = options_parse(argc, argv, &options, error);
    if (good && (options.help || options.version)) {
        return print_information(&options);
    }
    good = good && options_check(&options, ranks, error) &&
           (world_rank() != 0 || options_environment(&options, error));
    if (!errors_none(MPI_COMM_WORLD, good ? NULL : error)) {
        return STATUS_ERROR;
    }

    struct hosts hosts;
    struct variants variants;
    hosts_survey(MPI_COMM_WORLD, &hosts);
    if (!variants_open(&options, &hosts, &variants)) {
        return STATUS_ERROR;
    }
    int status = measure_variants(&options, &hosts, &variants, started);
    variants_close(&variants);
    return status;
}
