/* Which way a message goes, and in which segments: the same on all ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_DECISION_H
#define LW_ENGINE_DECISION_H

#include "engine/parameters.h"

enum { LW_SHARED_SEGMENT = 262144 }; /* bytes: of the schedule's segments */

typedef struct lw_decision {
    lw_way way;
    size_t segment_bytes;
} lw_decision;

/* Decides for a message of so many packed bytes. `forced`: LW_WAYS, or the way that the user wants.
 * `between_hosts`: some rank runs on another host. Inside one, the schedule is best: cutting finer
 * costs more there than it saves (measured on 13 ranks, two cores: trees take 1.4 to 4 times as
 * long). */
lw_decision lw_decide(const lw_settings *settings, const lw_shape *shape, lw_way forced,
                      bool between_hosts, size_t bytes);

#endif
