/* What a communicator's broadcasts run on: network, placement, trees, plans, decisions.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_ARRANGEMENT_H
#define LW_ENGINE_ARRANGEMENT_H

#include "engine/parameters.h"
#include "engine/plans.h"
#include "engine/seating.h"
#include "engine/transfer.h"
#include "mapping/decision.h"

enum { LW_KEPT_PLANS = 8 /* of each way, at root modulo this */ };

typedef struct lw_arrangement {
    lw_component *component;
    lw_settings settings;
    lw_seating seating;            /* {0} until the first broadcast */
    bool together;                 /* ranks have told each other where they run, or needn't */
    const lw_algorithm *algorithm; /* of the schedule */
    lw_placed_trees trees;
    lw_shape shape;       /* for decisions */
    bool between_hosts;   /* some rank runs on another host */
    size_t decided_bytes; /* what was decided last: programs repeat themselves; 0: nothing */
    lw_decision decided;
    int wanted[LW_KEPT_PLANS]; /* roots from which trees were best, but not there; -1: none */
    lw_ahead *ahead;           /* [ranks] */
    lw_plans *kept[LW_WAYS][LW_KEPT_PLANS];
    bool told[LW_WAYS];
} lw_arrangement;

/* Takes the parameters as they are, and computes nothing yet. */
void lw_arrangement_init(lw_arrangement *arrangement, lw_component *component);

/* To be called in a communicator's broadcasts that may block: in the first, ranks tell each other
 * where they run, and sit by that from then on. Blocks until all of them have called it. An OMPI_ or
 * MPI error. */
int lw_arrange_together(lw_arrangement *arrangement, ompi_communicator_t *comm, int root);

/* Gives everything back but plans that others still use. */
void lw_arrangement_free(lw_arrangement *arrangement);

/* Decides how a message of so many bytes goes out of `root`, and fills in what->plan, ->trees,
 * ->ahead and ->segment_bytes; the rest is there already. Doesn't communicate. The plans, of which the
 * arrangement keeps a use until another root takes their place; NULL if memory ran out. */
lw_plans *lw_arrange(lw_arrangement *arrangement, lw_transfer_what *what, size_t bytes, int root,
                     bool persistent);

#endif
