/* MB4: the minimum broadcast on a hypercube of up to four dimensions, what the others are made of.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   s --+-- s^2 ---- s^3           round 1 | s to s^2^i for i >= 1, and to its complement ~s
 *       +-- s^4 --+- s^5           round 2 | s to s^1
 *       |         `- s^6                   | ~s to ~s^2^i for all i
 *       +-- s^8 --+- s^9                   | each s^2^i, i >= 1, to s^2^i^2^j for j < i
 *       |         +- s^10
 *       |         `- s^12          Below four dimensions some vertices would receive twice in
 *       +-- ~s ---+- s^14          round 2: the sends of the first row win, then those of the
 *       |         +- s^13          second. One dimension takes one round.
 *       |         +- s^11
 *       |         `- s^7           The paths of round 1 cross all dimensions, in ascending order:
 *       `-- s^1                    s^15 goes by way of s^1, s^3 and s^7. */
#ifndef LW_COLL_HCUBE_MB4_H
#define LW_COLL_HCUBE_MB4_H

#include "coll_hcube/hcube_network.h"

enum { LW_MB4_DIMENSIONS = 4 };

/* Adds to `plan` what a vertex does in an MB4 out of vertex `source` over the `width` <= 4
 * dimensions from `low` on, of which it differs from the source in no others; rounds count from
 * `before` + 1. LW_OK or LW_NO_MEMORY. */
int lw_mb4_plan(int source, int me, int low, int width, int before, lw_plan *plan);

/* Adds the sends of that MB4 to `schedule`. LW_OK or LW_NO_MEMORY. */
int lw_mb4_schedule(const lw_network *network, int source, int low, int width, int before,
                    lw_schedule *schedule);

/* 1 or 2. */
int lw_mb4_rounds(int width);

/* Adds a send along its route. */
int lw_hcube_send(const lw_network *network, int round, int from, int to, lw_schedule *schedule);

#endif
