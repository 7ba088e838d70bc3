/* The rules of the overlapped broadcast, which its plan and its schedule share.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_COLL_SCC_OVERLAPPED_H
#define LW_COLL_SCC_OVERLAPPED_H

#include "coll_scc/scc_frame.h"

/* The ring position at which the message comes into every supernode of the frame. */
int lw_overlapped_entry(int n);

/* Rounds that are over when level k begins; level 1 is the last filling. */
int lw_overlapped_before(int n, int k);

/* Is a position a relay: informed before its ring is filled, on the supernode's first level above
 * 4? */
bool lw_overlapped_relay(int n, int position);

/* Who opens via a position on level k, and in which of the level's rounds. */
lw_ring_send lw_overlapped_opener(int n, int k, int via);

#endif
