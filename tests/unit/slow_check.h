/* A second verifier, slow and written another way, to hold the fast one against.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_TESTS_UNIT_SLOW_CHECK_H
#define LW_TESTS_UNIT_SLOW_CHECK_H

#include "schedule/network.h"

/* Does every vertex but the root receive exactly once, the root never, over links only, and every
 * sender have the message from an earlier round? */
bool slow_is_complete(const lw_network *network, const lw_schedule *schedule);

/* Is no link used twice in a round, in whatever directions? */
bool slow_is_disjoint(const lw_network *network, const lw_schedule *schedule);

#endif
