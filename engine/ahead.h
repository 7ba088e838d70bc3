/* How far a rank runs ahead of its children. An eager send completes before its receive is there, so
 * a root could fill a slow child's memory with broadcasts: so a stream's first send is synchronous
 * after LW_MOST_AHEAD that weren't. The sender alone needs to know. The first: even a child whose
 * buffer is too small receives that one.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_AHEAD_H
#define LW_ENGINE_AHEAD_H

#include <stdatomic.h>

#include "engine/compat/compat.h"

/* A round trip in 64 sends costs little; 64 eager messages (4 KiB, over TCP 64 KiB) are bearable. */
enum { LW_MOST_AHEAD = 64 };

/* Sends to one rank since the last synchronous one. Threads may send on one communicator at the
 * same time; that one of them sees the other's number is good enough. */
typedef atomic_ushort lw_ahead;

/* How to send the next message to that rank; `first` of a stream; `checks`: synchronous in any case,
 * as one in eight of a stream is. */
static inline mca_pml_base_send_mode_t lw_ahead_mode(lw_ahead *ahead, bool first, bool checks)
{
    const int sends = atomic_load_explicit(ahead, memory_order_relaxed) + 1;
    const bool synchronous = checks || (first && sends > LW_MOST_AHEAD);

    atomic_store_explicit(ahead, (unsigned short)(synchronous ? 0 : sends), memory_order_relaxed);
    return synchronous ? MCA_PML_BASE_SEND_SYNCHRONOUS : MCA_PML_BASE_SEND_STANDARD;
}

#endif
