/* How the ranks' clocks differ.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_CLOCKS_H
#define LWBENCH_CLOCKS_H

#include <mpi.h>

/* Collective over comm; rank 0 answers one rank after the other. Returns by how many seconds this
 * rank's MPI_Wtime is ahead of rank 0's, from the quickest of several exchanges. */
double clocks_offset(MPI_Comm comm);

#endif
