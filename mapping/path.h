/* The path: a broadcast from rank to rank, for long messages where a process has one port.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *     root -> root+1 -> ... -> P-1 -> 0 -> ... -> root-1
 *
 * Every rank but the last sends the message once and receives it once, so all ports are busy in
 * both directions. Ranks placed by hardware are met in its order: the rest of the root's group, the
 * rest of its host, the other hosts, each from its first group on. So every host and every group is
 * entered once, but for the root's. */
#ifndef LW_MAPPING_PATH_H
#define LW_MAPPING_PATH_H

#include "mapping/placement.h"

/* Fills `plan` (initialised by the caller) with what rank `me` of P does in a broadcast out of
 * rank `root`, its rounds the distances from the root. LW_OK or LW_NO_MEMORY. */
int lw_path_plan(int ranks, int root, int me, lw_plan *plan);

/* The same for ranks placed by hardware. */
int lw_placed_path_plan(const lw_placement *placement, int root, int me, lw_plan *plan);

#endif
