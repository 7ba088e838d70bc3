/* The subcommand `lwbench setup`: what a communicator's first broadcast costs.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "setup.h"

#include "errors.h"
#include "setup_measure.h"
#include "setup_options.h"
#include "setup_record.h"
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

static int print_information(const struct options *options)
{
    if (world_rank() == 0 && options->help) {
        fputs(usage_setup, stdout);
    } else if (world_rank() == 0) {
        printf("lwbench %s\n", lwbench_version);
    }
    return STATUS_OK;
}

static bool measure(const struct options *options, struct variants *variants,
                    struct setup_record *record)
{
    struct setup_row row[VARIANTS_MAX];
    char error[ERROR_ROOM];
    MPI_Comm harness = variants_harness();
    bool good = setup_measure(options, variants, harness, row) &&
                errors_agree(world_rank() != 0 || setup_record_write(record, row, error), error);
    MPI_Comm_free(&harness);
    return good;
}

/* With good options. */
static int measure_with(struct options *options, int argc, char **argv)
{
    struct hosts hosts;
    struct variants variants;
    struct setup_record record = {.options = options};
    char error[ERROR_ROOM];
    bool good = true;
    hosts_survey(MPI_COMM_WORLD, &hosts);
    if (!variants_open(options, &hosts, &variants)) {
        return STATUS_ERROR;
    }
    if (world_rank() == 0) {
        context_fill(&record.context, options, &hosts, &variants, argc, argv);
        good = setup_record_open(&record, error);
    }
    good = errors_agree(good, error) && measure(options, &variants, &record);
    setup_record_discard(&record);
    variants_close(&variants);
    return good ? STATUS_OK : STATUS_ERROR;
}

int setup_main(int argc, char **argv)
{
    struct options options;
    char error[ERROR_ROOM];
    int ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    bool good = setup_options_parse(argc, argv, &options, error);
    if (good && (options.help || options.version)) {
        return print_information(&options);
    }
    good = good && options_check(&options, ranks, error) &&
           (world_rank() != 0 || options_environment(&options, error));
    return errors_agree(good, error) ? measure_with(&options, argc, argv) : STATUS_ERROR;
}
