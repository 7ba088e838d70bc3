/* The subcommand `lwbench tune`: what the network between hosts is like, as parameters.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tune.h"

#include "errors.h"
#include "output.h"
#include "tune_file.h"
#include "tune_options.h"
#include "version.h"

#include <mpi.h>
#include <stdio.h>

static const char usage[] =
    "Usage: mpirun [...] lwbench tune [OPTION]...\n"
    "Measures the network between the hosts that it runs on, and writes the parameters by which\n"
    "pt, hcube and scc choose between their schedule, trees and the path: a file for Open MPI's\n"
    "mpirun --tune, or $HOME/.openmpi/mca-params.conf. Start it as you start your programs, with\n"
    "as many ranks on each host.\n"
    "\n"
    "  -o, --output FILE           write it there too; a file that isn't tune's is left alone\n"
    "                              (default: stdout only)\n"
    "      --seconds SECONDS       how long to measure, about (default 20)\n"
    "  -h, --help                  print this help\n"
    "      --version               print the version\n"
    "\n"
    "latency_ns: half the round trip of 8 bytes, less the time in its calls; overhead_ns: in\n"
    "which a process receives a small message and sends one, while all ranks do; bandwidth_mbit:\n"
    "of one stream of large messages; ports: the rate of streams to 2, 4, 8, ... hosts at once,\n"
    "relative to one's. What is said of a pair of ranks is the median of up to four pairs; all\n"
    "others wait meanwhile, as they do in broadcasts. burst_bytes isn't measured.\n"
    "\n"
    "Exit status: 0 if all went well, 2 if an option was wrong or a file can't be written.\n";

static int world_rank(void)
{
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

static int print_information(const struct tune_options *options)
{
    if (world_rank() == 0 && options->help) {
        fputs(usage, stdout);
    } else if (world_rank() == 0) {
        printf("lwbench %s\n", lwbench_version);
    }
    return STATUS_OK;
}

static bool check(const struct tune_options *options, struct output *output, char error[ERROR_ROOM])
{
    int ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (ranks < 2) {
        snprintf(error, ERROR_ROOM, "number of ranks %d: allowed are 2 or more, on several hosts",
                 ranks);
        return false;
    }
    return world_rank() != 0 || !options->output ||
           (tune_file_free(options->output, error) &&
            output_open(output, "--output", options->output, error));
}

/* On rank 0. */
static bool write_results(const struct tune_options *options, struct output *output,
                          const struct hosts *hosts, const struct places *places,
                          const struct tuning *tuning, char error[ERROR_ROOM])
{
    struct context context;
    context_fill_place(&context, hosts);
    tune_file_write(stdout, &context, places, tuning, options->output);
    if (!options->output) {
        return true;
    }
    tune_file_write(output->file, &context, places, tuning, options->output);
    return output_commit(output, error);
}

static int measure(const struct tune_options *options, struct output *output)
{
    struct places places;
    struct hosts hosts;
    struct tuning tuning;
    char error[ERROR_ROOM] = "not enough memory";
    hosts_survey(MPI_COMM_WORLD, &hosts);
    bool good =
        errors_agree(places_find(MPI_COMM_WORLD, &places), error) &&
        errors_agree(tuning_measure(MPI_COMM_WORLD, &places, options->seconds, &tuning), error) &&
        errors_agree(world_rank() != 0 ||
                         write_results(options, output, &hosts, &places, &tuning, error),
                     error);
    places_free(&places);
    return good ? STATUS_OK : STATUS_ERROR;
}

int tune_main(int argc, char **argv)
{
    struct tune_options options;
    struct output output = {0};
    char error[ERROR_ROOM];
    bool good = tune_options_parse(argc, argv, &options, error);
    if (good && (options.help || options.version)) {
        return print_information(&options);
    }
    good = good && check(&options, &output, error);
    int status = errors_agree(good, error) ? measure(&options, &output) : STATUS_ERROR;
    output_discard(&output);
    return status;
}
