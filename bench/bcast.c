/* The subcommand `lwbench bcast`: options, then communicators, then one row a message size.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bcast.h"

#include "errors.h"
#include "measure.h"
#include "report.h"
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

/* Of what rank 0 did alone, all ranks learn whether it went well. */
static bool agree(bool good, const char *error)
{
    return errors_none(MPI_COMM_WORLD, good ? NULL : error);
}

static int measure_sizes(struct measurement *measurement, struct report *report)
{
    const struct options *options = measurement->options;
    char error[ERROR_ROOM];
    for (size_t bytes = options->least_bytes; bytes <= options->most_bytes; bytes *= 2) {
        struct row row[VARIANTS_MAX];
        bool valid;
        if (!measure_size(measurement, bytes, row, &valid)) {
            return STATUS_ERROR;
        }
        bool good = world_rank() != 0 || report_size(report, row, bytes, valid, error);
        if (!agree(good, error)) {
            return STATUS_ERROR;
        }
    }
    bool good = world_rank() != 0 || report_write(report, error);
    if (!agree(good, error)) {
        return STATUS_ERROR;
    }
    return measurement->invalid ? STATUS_INVALID_DATA : STATUS_OK;
}

static int measure_variants(const struct options *options, const struct hosts *hosts,
                            struct variants *variants, struct report *report)
{
    struct measurement measurement = {
        .options = options, .variants = variants, .oversubscribed = hosts->oversubscribed};
    MPI_Comm_dup(MPI_COMM_WORLD, &measurement.harness);

    int status = STATUS_ERROR;
    if (measure_open(&measurement)) {
        if (world_rank() == 0) {
            report_titles(report);
        }
        status = measure_sizes(&measurement, report);
    }
    measure_close(&measurement);
    MPI_Comm_free(&measurement.harness);
    return status;
}

static int measure_and_report(int argc, char **argv, const struct options *options,
                              const struct hosts *hosts, struct variants *variants)
{
    struct report report = {0};
    char error[ERROR_ROOM];
    int status = STATUS_ERROR;
    bool good =
        world_rank() != 0 || report_open(&report, options, hosts, variants, argc, argv, error);
    if (agree(good, error)) {
        status = measure_variants(options, hosts, variants, &report);
    }
    report_discard(&report);
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
    struct options options;
    char error[ERROR_ROOM];
    int ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);

    bool good = options_parse(argc, argv, &options, error);
    if (good && (options.help || options.version)) {
        return print_information(&options);
    }
    good = good && options_check(&options, ranks, error);
    if (!errors_none(MPI_COMM_WORLD, good ? NULL : error)) {
        return STATUS_ERROR;
    }

    struct hosts hosts;
    struct variants variants;
    hosts_survey(MPI_COMM_WORLD, &hosts);
    if (!variants_open(&options, &hosts, &variants)) {
        return STATUS_ERROR;
    }
    int status = measure_and_report(argc, argv, &options, &hosts, &variants);
    variants_close(&variants);
    return status;
}
