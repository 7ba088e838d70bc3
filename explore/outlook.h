/* Which way messages of each size go, by the code that the components decide with. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_OUTLOOK_H
#define LW_EXPLORE_OUTLOOK_H

#include "bench/sizes.h"
#include "explore/fabric.h"
#include "mapping/decision.h"

typedef struct lw_outlook {
    lw_placement placement;
    const lw_algorithm *algorithm; /* of the schedule */
    int root;
    bool between_hosts;
    struct sizes sizes;
    lw_term term[LW_TERMS];
    lw_fabric fabric;
    lw_shape shape;
    bool ready; /* trees out of that root are there, or soon, in its first broadcast */
} lw_outlook;

/* Fills in shape, ready and fabric; the rest is there. LW_OK or LW_NO_MEMORY. */
int lw_outlook_survey(lw_outlook *outlook);

/* What is decided for a message that the root has broadcast before. */
lw_decision lw_outlook_decide(const lw_outlook *outlook, size_t bytes);

/* The same for the first one out of this root: without trees if they aren't ready. */
lw_decision lw_outlook_first(const lw_outlook *outlook, size_t bytes);

/* May a message go that way? There may be no trees, and inside a host there is the schedule only. */
bool lw_outlook_has(const lw_outlook *outlook, lw_way way);

/* The seconds that the model expects of a way, with its best segments, which go into *segment. */
double lw_outlook_cost(const lw_outlook *outlook, lw_way way, size_t bytes, size_t *segment);

/* Moves *bytes, one of the sizes or a change before, to the next size from which on messages go another
 * way, found by halving between two sizes that do. Returns false if there is none up to the last. */
bool lw_outlook_change(const lw_outlook *outlook, size_t *bytes);

/* "paper", "trees", "path". */
const char *lw_outlook_name(const lw_outlook *outlook, lw_way way);

/* The trees that a message goes down: 1 unless the way is trees. */
int lw_outlook_trees(const lw_outlook *outlook, lw_way way);

#endif
