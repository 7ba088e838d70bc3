/* The path: a broadcast from rank to rank, for long messages where a process has one port.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *     root -> root+1 -> ... -> P-1 -> 0 -> ... -> root-1
 *
 * Every rank but the last sends the message once and receives it once, so all ports are busy in
 * both directions; ranks of one host follow each other. */
#ifndef LW_MAPPING_PATH_H
#define LW_MAPPING_PATH_H

#include "schedule/plan.h"

/* Fills `plan` (initialised by the caller) with what rank `me` of P does in a broadcast out of
 * rank `root`, its rounds the distances from the root. LW_OK or LW_NO_MEMORY. */
int lw_path_plan(int ranks, int root, int me, lw_plan *plan);

#endif
