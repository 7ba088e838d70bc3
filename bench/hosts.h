/* Where the ranks run.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_HOSTS_H
#define LWBENCH_HOSTS_H

#include <mpi.h>
#include <stdbool.h>

enum { CPU_ROOM = 128 };

/* The hosts of a communicator. What is said of one host is only known on rank 0, of its own. */
struct hosts {
    int ranks;
    int hosts;
    int ranks_least; /* on one host */
    int ranks_most;
    bool oversubscribed; /* some host has more ranks than PUs */
    char name[MPI_MAX_PROCESSOR_NAME];
    char cpu[CPU_ROOM]; /* model */
    int packages;
    int cores;
    int pus; /* that the processes may use; 0 if hwloc can't tell */
};

/* Collective over comm. Fills in hosts. What can't be found out is "unknown" or 0. */
void hosts_survey(MPI_Comm comm, struct hosts *hosts);

#endif
