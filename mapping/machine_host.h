/* One host of a machine, from its text; for machine.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_MACHINE_HOST_H
#define LW_MAPPING_MACHINE_HOST_H

#include "mapping/machine.h"

enum { LW_LEVELS_ROOM = 1024 }; /* longest text of levels, with its final 0 */

/* Copies hwloc's synthetic levels, with " pu:1" behind them where the last level isn't PUs. False
 * with the reason in `why` (LW_TEXT bytes) if they are too long, or would make so many objects
 * that hwloc couldn't cope. */
bool lw_complete_levels(const char *levels, char complete[LW_LEVELS_ROOM], char *why);

/* Fills all of a group but its number of hosts; the tables are the caller's, also after a failure.
 * False with the reason in `why` (LW_TEXT bytes), which is left alone if memory ran out. */
bool lw_describe_host(const char *host, lw_host_group *group, char *why);

#endif
