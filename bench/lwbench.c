/* lwbench: measures collectives, in OSU's way, and compares coll components. Subcommands.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bcast.h"
#include "errors.h"
#include "monitoring.h"
#include "plot.h"
#include "setup.h"
#include "table.h"
#include "tune.h"
#include "tuned.h"
#include "version.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    const char *purpose;
    bool mpi; /* runs within MPI */
    int (*main)(int argc, char **argv);
} subcommands[] = {
    {"bcast", "measure MPI_Bcast", true, bcast_main},
    {"setup", "measure what new communicators cost, and their first broadcast", true, setup_main},
    {"tune", "measure the network between hosts, for our components' parameters", true, tune_main},
    {"plot", "draw results, without mpirun", false, plot_main},
    {"table", "print results as tables, without mpirun", false, table_main},
};

enum { SUBCOMMANDS = sizeof(subcommands) / sizeof(*subcommands) };

/* Ranks with other arguments would wait for each other for ever. */
static bool same_arguments(int argc, char **argv)
{
    uint32_t hash = 2166136261u;
    for (int a = 1; a < argc; a++) {
        /* The end of each argument counts too. */
        for (size_t i = 0; i <= strlen(argv[a]); i++) {
            hash = (hash ^ (unsigned char)argv[a][i]) * 16777619u;
        }
    }
    uint32_t mine[2] = {hash, ~hash};
    uint32_t least[2];
    MPI_Allreduce(mine, least, 2, MPI_UINT32_T, MPI_MIN, MPI_COMM_WORLD);
    return least[0] == (uint32_t)~least[1];
}

static int print_help(void)
{
    printf("Usage: mpirun [...] lwbench bcast | setup | tune [OPTION]...\n"
           "       lwbench plot | table [OPTION]... FILE...\n"
           "       lwbench --help | --version\n\nSubcommands:\n");
    for (int s = 0; s < SUBCOMMANDS; s++) {
        printf("  %-10s  %s\n", subcommands[s].name, subcommands[s].purpose);
    }
    printf("\nlwbench SUBCOMMAND --help lists the options of one.\n");
    return STATUS_OK;
}

static int print_version(void)
{
    printf("lwbench %s\n", lwbench_version);
    return STATUS_OK;
}

static int fail(const char *error)
{
    errors_none(MPI_COMM_WORLD, error);
    return STATUS_ERROR;
}

static int run(int argc, char **argv)
{
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (!same_arguments(argc, argv)) {
        return fail("the arguments differ among ranks: allowed are the same on all");
    }
    const char *name = argc > 1 ? argv[1] : "";
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        return rank == 0 ? print_help() : STATUS_OK;
    }
    if (strcmp(name, "--version") == 0) {
        return rank == 0 ? print_version() : STATUS_OK;
    }
    for (int s = 0; s < SUBCOMMANDS; s++) {
        if (strcmp(name, subcommands[s].name) == 0) {
            return subcommands[s].main(argc - 1, argv + 1);
        }
    }
    char error[ERROR_ROOM];
    snprintf(error, sizeof(error), "subcommand '%.80s': allowed are the ones that --help lists",
             name);
    return fail(error);
}

/* Results are looked at where there may be no mpirun: before MPI_Init. */
static bool run_without_mpi(int argc, char **argv, int *status)
{
    for (int s = 0; s < SUBCOMMANDS; s++) {
        if (argc > 1 && !subcommands[s].mpi && strcmp(argv[1], subcommands[s].name) == 0) {
            *status = subcommands[s].main(argc - 1, argv + 1);
            return true;
        }
    }
    return false;
}

int main(int argc, char **argv)
{
    int status, provided;
    if (run_without_mpi(argc, argv, &status)) {
        return status;
    }
    tuned_prepare(argc, argv);
    bool monitored = monitoring_prepare(argc, argv);
    MPI_Init(&argc, &argv);
    /* Open MPI registers all its components anew for the first user of MPI_T, so there is always
     * one: parameters are looked at often. */
    bool kept = MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) == MPI_SUCCESS;
    if (kept && monitored) {
        monitoring_revive();
    }
    status = run(argc, argv);
    if (kept) {
        MPI_T_finalize();
    }
    MPI_Finalize();
    return status;
}
