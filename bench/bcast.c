/* The subcommand `lwbench bcast`: options, then communicators, then one row a message size.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bcast.h"

#include "errors.h"
#include "measure.h"
#include "record.h"
#include "traffic.h"
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

static bool measure_one(struct measurement *measurement, struct record *record, size_t bytes)
{
    struct row row[VARIANTS_MAX];
    char error[ERROR_ROOM];
    if (!measure_size(measurement, bytes, row)) {
        return false;
    }
    bool good = world_rank() != 0 || record_size(record, row, bytes, error);
    return errors_agree(good, error);
}

static int measure_sizes(struct measurement *measurement, struct record *record)
{
    const struct sizes *sizes = &measurement->sizes;
    char error[ERROR_ROOM];
    for (int s = 0; s < sizes->count; s++) {
        if (!measure_fits(measurement, s)) {
            record->context.left_out_from = sizes->bytes[s];
            break;
        }
        if (!measure_one(measurement, record, sizes->bytes[s])) {
            return STATUS_ERROR;
        }
    }
    record->context.windows = measurement->sync.window.announced;
    record->context.windows_missed = measurement->sync.window.missed;
    bool good = world_rank() != 0 || record_write(record, error);
    if (!errors_agree(good, error)) {
        return STATUS_ERROR;
    }
    return measurement->invalid ? STATUS_INVALID_DATA : STATUS_OK;
}

static int measure_variants(struct measurement *measurement, struct record *record)
{
    int status = STATUS_ERROR;
    measurement->harness = variants_harness();
    if (measure_open(measurement)) {
        if (world_rank() == 0) {
            record_titles(record);
        }
        status = measure_sizes(measurement, record);
    }
    measure_close(measurement);
    MPI_Comm_free(&measurement->harness);
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

/* With good options. */
static int measure_with(struct options *options, struct traffic *traffic, double started, int argc,
                        char **argv)
{
    struct hosts hosts;
    struct variants variants;
    struct record record = {0};
    char error[ERROR_ROOM];
    int status = STATUS_ERROR;
    hosts_survey(MPI_COMM_WORLD, &hosts);
    if (!variants_open(options, &hosts, &variants)) {
        return status;
    }
    struct measurement measurement = {.options = options,
                                      .variants = &variants,
                                      .traffic = options->traffic ? traffic : NULL,
                                      .oversubscribed = hosts.oversubscribed,
                                      .started = started};
    bool good =
        world_rank() != 0 || record_open(&record, options, &hosts, &variants, argc, argv, error);
    if (errors_agree(good, error)) {
        status = measure_variants(&measurement, &record);
    }
    record_discard(&record);
    variants_close(&variants);
    return status;
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

    struct traffic traffic = {0};
    int status = STATUS_ERROR;
    if (!options.traffic || traffic_open(&traffic)) {
        status = measure_with(&options, &traffic, started, argc, argv);
    }
    traffic_close(&traffic);
    return status;
}
