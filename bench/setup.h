/* The subcommand `lwbench setup`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETUP_H
#define LWBENCH_SETUP_H

/* Collective over MPI_COMM_WORLD; argv[0] is "setup". Returns the exit status, alike on all
 * ranks. */
int setup_main(int argc, char **argv);

#endif
