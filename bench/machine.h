/* What this machine tells of itself, without MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_MACHINE_H
#define LWBENCH_MACHINE_H

enum { DATE_ROOM = 32, KERNEL_ROOM = 160 };

struct machine {
    char date[DATE_ROOM];     /* ISO 8601, UTC */
    char kernel[KERNEL_ROOM]; /* name and release */
    long long memory_bytes;   /* 0: unknown */
    double load;              /* average of the last minute; -1: unknown */
};

/* Looks at this host, now. */
void machine_survey(struct machine *machine);

#endif
