/* Which way a message goes, and in which segments: the same on all ranks. Pure; `linkwise decide`
 * shows what it comes to.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_DECISION_H
#define LW_MAPPING_DECISION_H

#include "mapping/placed_trees.h"
#include "schedule/cost.h"

enum { LW_SHARED_SEGMENT = 262144 }; /* bytes: of the schedule's segments, of more than two ranks */

typedef struct lw_decision {
    lw_way way;
    size_t segment_bytes;
} lw_decision;

/* Finds out what the model needs to know of ranks on a network, into *shape: the schedule out of
 * rank 0, and if `trees` isn't NULL, those, which it initialises (to be freed by the caller, also
 * after an error). LW_OK or LW_NO_MEMORY. */
int lw_survey(const lw_placement *placement, const lw_algorithm *algorithm, lw_placed_trees *trees,
              lw_shape *shape);

/* Decides for a message of so many packed bytes. `forced`: LW_WAYS, or the way that the user wants.
 * `between_hosts`: some rank runs on another host. Inside one, the schedule is best: cutting finer
 * costs more there than it saves (measured on 13 ranks, two cores: trees take 1.4 to 4 times as
 * long). */
lw_decision lw_decide(const lw_fabric *fabric, const lw_shape *shape, lw_way forced,
                      bool between_hosts, size_t bytes);

#endif
