/* A placement as a network and a schedule of its own, for the verifier and the tools: guests are
 * vertices, and the links they sit on are cut.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_PINCHED_H
#define LW_MAPPING_PINCHED_H

#include "mapping/placement.h"

/* The network with its guests as vertices V, V+1, ...: a-b with a guest is a-guest-b. It has no
 * routes and can't be made by name. To be freed by free(); NULL if memory ran out. The placement
 * must outlive it. */
lw_network *lw_pinched_network(const lw_placement *placement);

/* Fills `schedule` (initialised by the caller) with all sends, seats as vertices, of a broadcast
 * out of seat `root`, with paths on the pinched network. An LW_ error otherwise. */
int lw_pinched_schedule(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                        lw_schedule *schedule);

#endif
