/* The subcommand `lwbench plot`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PLOT_H
#define LWBENCH_PLOT_H

/* Runs without MPI; argv[0] is "plot". Returns the exit status (errors.h). */
int plot_main(int argc, char **argv);

#endif
