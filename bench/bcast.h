/* The subcommand `lwbench bcast`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_BCAST_H
#define LWBENCH_BCAST_H

/* Collective over MPI_COMM_WORLD, with the same arguments on all ranks; argv[0] is "bcast".
 * Returns the exit status (errors.h), the same on all ranks. */
int bcast_main(int argc, char **argv);

#endif
