/* The subcommand `lwbench table`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TABLE_H
#define LWBENCH_TABLE_H

/* Runs without MPI; argv[0] is "table". Returns the exit status (errors.h). */
int table_main(int argc, char **argv);

#endif
