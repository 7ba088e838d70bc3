/* What Open MPI 4.1 to 5.0 do wrong about their monitoring.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_MONITORING_REVIVE_H
#define LWBENCH_MONITORING_REVIVE_H

/* Where the performance variable of that name is missing though monitoring runs, registers its
 * variables again; and makes it safe to free communicators without the monitoring of collectives.
 * Does nothing where monitoring isn't loaded. */
void monitoring_revive(const char *variable);

#endif
