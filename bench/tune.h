/* The subcommand `lwbench tune`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TUNE_H
#define LWBENCH_TUNE_H

/* Collective over MPI_COMM_WORLD, with the same arguments on all ranks; argv[0] is "tune".
 * Returns the exit status (errors.h), the same on all ranks. */
int tune_main(int argc, char **argv);

#endif
