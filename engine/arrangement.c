/* What a communicator's broadcasts run on.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/arrangement.h"

#include <stdlib.h>
#include <string.h>

#include "engine/describe.h"
#include "mapping/path.h"

void lw_arrangement_init(lw_arrangement *arrangement, lw_component *component)
{
    memset(arrangement, 0, sizeof *arrangement);
    for (int i = 0; i < LW_KEPT_PLANS; i++) arrangement->wanted[i] = -1;
    arrangement->component = component;
    arrangement->settings = lw_parameters_take(component);
}

/* Gives back what depends on where ranks sit, and forgets what was decided. */
static void take_down(lw_arrangement *arrangement)
{
    for (int way = 0; way < LW_WAYS; way++) {
        for (int i = 0; i < LW_KEPT_PLANS; i++) {
            lw_plans_release(arrangement->kept[way][i]);
            arrangement->kept[way][i] = NULL;
            arrangement->wanted[i] = -1;
        }
        arrangement->told[way] = false;
    }
    arrangement->decided_bytes = 0;
    lw_placed_trees_free(&arrangement->trees);
    lw_seating_free(&arrangement->seating, &arrangement->settings);
}

void lw_arrangement_free(lw_arrangement *arrangement)
{
    take_down(arrangement);
    free(arrangement->ahead);
    lw_settings_free(&arrangement->settings);
}

/* The way that the user's choice of an algorithm stands for; LW_WAYS: none, that's `auto`. */
static lw_way forced_way(const lw_arrangement *arrangement)
{
    const int algorithm = arrangement->settings.algorithm;
    const int behind_table = algorithm - arrangement->component->algorithm_trees;

    if (!algorithm) return LW_WAYS;
    return behind_table < 0 ? LW_SCHEDULE : (lw_way)(LW_TREES + behind_table);
}

/* Does some rank run on another host? Where that isn't known, processes of another job count as
 * elsewhere. */
static bool reaches_out(ompi_communicator_t *comm, const lw_whereabouts *whereabouts)
{
    const lw_locality *locality = whereabouts->locality;

    if (!locality) return !lw_in_one_job(comm) || ompi_group_have_remote_peers(comm->c_local_group);
    for (int rank = 0; rank < ompi_comm_size(comm); rank++) {
        if (locality[rank].host) return true;
    }
    return false;
}

/* What decisions need to know; the trees only if they may be used. */
static int survey(lw_arrangement *arrangement)
{
    const lw_way forced = forced_way(arrangement);
    const bool may = forced == LW_WAYS && arrangement->between_hosts;

    return lw_survey(&arrangement->seating.placement, arrangement->algorithm,
                     forced == LW_TREES || may ? &arrangement->trees : NULL, &arrangement->shape);
}

/* Decides everything that depends on P, parameters and whereabouts. LW_OK, or LW_NO_MEMORY, and then
 * nothing is arranged. */
static int set_up(lw_arrangement *arrangement, ompi_communicator_t *comm, int root,
                  const lw_whereabouts *whereabouts)
{
    const lw_settings *settings = &arrangement->settings;
    const bool named = forced_way(arrangement) == LW_SCHEDULE; /* one of the table */
    lw_component *component = arrangement->component;

    if (!arrangement->ahead) {
        arrangement->ahead = calloc((size_t)ompi_comm_size(comm), sizeof *arrangement->ahead);
    }
    if (!arrangement->ahead) return LW_NO_MEMORY;
    arrangement->algorithm = &component->network->algorithms[named ? settings->algorithm - 1 : 0];
    arrangement->between_hosts = reaches_out(comm, whereabouts);
    int error = lw_seating_init(&arrangement->seating, component, settings, comm, whereabouts);
    if (!error) lw_describe_seats(arrangement, comm, root);
    if (!error) error = survey(arrangement);
    if (error) take_down(arrangement);
    return error;
}

/* The first set-up, by what is known without communication. */
static int set_up_alone(lw_arrangement *arrangement, ompi_communicator_t *comm, int root)
{
    const bool depends = lw_seating_depends(&arrangement->settings, ompi_comm_size(comm));
    lw_whereabouts whereabouts = {.locality = NULL};
    int error = depends ? lw_know_hosts(comm, &whereabouts) : OMPI_SUCCESS;

    if (!error) error = set_up(arrangement, comm, root, &whereabouts);
    lw_whereabouts_free(&whereabouts);
    return error ? LW_NO_MEMORY : LW_OK;
}

int lw_arrange_together(lw_arrangement *arrangement, ompi_communicator_t *comm, int root)
{
    if (arrangement->together) return OMPI_SUCCESS;
    arrangement->together = true;
    if (!lw_seating_depends(&arrangement->settings, ompi_comm_size(comm))) return OMPI_SUCCESS;

    lw_whereabouts whereabouts;
    int error = lw_seating_ask(arrangement->component, &arrangement->settings, comm, &whereabouts);
    if (error) return error;
    take_down(arrangement);
    error = set_up(arrangement, comm, root, &whereabouts) ? OMPI_ERR_OUT_OF_RESOURCE : OMPI_SUCCESS;
    lw_whereabouts_free(&whereabouts);
    return error;
}

/* Fills in new plans. An LW_ error otherwise. */
static int fill_plans(lw_arrangement *arrangement, lw_way way, int root, int me, lw_plans *plans)
{
    const lw_placement *placement = &arrangement->seating.placement;

    switch (way) {
    case LW_TREES:
        return lw_placed_trees_plans(&arrangement->trees, root, me, plans->plan);
    case LW_PATH:
        return lw_placed_path_plan(placement, root, me, plans->plan);
    default:
        return lw_placement_plan(placement, arrangement->algorithm, root, me, plans->plan);
    }
}

/* My plans for that root, kept or new; NULL if memory ran out. The module keeps a use of them. */
static lw_plans *plans_for(lw_arrangement *arrangement, lw_way way, int root, int me)
{
    lw_plans **kept = &arrangement->kept[way][root % LW_KEPT_PLANS];
    if (*kept && (*kept)->root == root) return *kept;

    lw_plans_release(*kept);
    *kept = lw_plans_new(root, way == LW_TREES ? arrangement->trees.count : 1);
    if (*kept && fill_plans(arrangement, way, root, me, *kept)) {
        lw_plans_release(*kept);
        *kept = NULL;
    }
    return *kept;
}

/* Is it worth while to pack trees for a root? Where each needs a packing of its own, only for those
 * that come again, as a persistent broadcast's does. All ranks have seen the same roots. */
static bool trees_pay(lw_arrangement *arrangement, int root, bool persistent)
{
    int *wanted = &arrangement->wanted[root % LW_KEPT_PLANS];
    const bool again = persistent || *wanted == root;

    *wanted = root;
    return again || lw_placed_trees_ready(&arrangement->trees, root);
}

/* Without trees if trees is 0. */
static lw_decision decide_with(const lw_arrangement *arrangement, size_t bytes, int trees)
{
    const lw_settings *settings = &arrangement->settings;
    lw_shape shape = arrangement->shape;

    shape.trees = trees;
    lw_decision decision = lw_decide(&settings->fabric, &shape, forced_way(arrangement),
                                     arrangement->between_hosts, bytes);
    if (settings->segment_bytes) decision.segment_bytes = settings->segment_bytes;
    return decision;
}

static lw_decision decide(lw_arrangement *arrangement, size_t bytes, int root, bool persistent)
{
    const bool forced = forced_way(arrangement) == LW_TREES;

    if (bytes != arrangement->decided_bytes) {
        arrangement->decided = decide_with(arrangement, bytes, arrangement->shape.trees);
        arrangement->decided_bytes = bytes;
    }
    if (arrangement->decided.way != LW_TREES || forced ||
        trees_pay(arrangement, root, persistent)) {
        return arrangement->decided;
    }
    return decide_with(arrangement, bytes, 0);
}

lw_plans *lw_arrange(lw_arrangement *arrangement, lw_transfer_what *what, size_t bytes, int root,
                     bool persistent)
{
    if (!arrangement->seating.network && set_up_alone(arrangement, what->comm, root)) return NULL;
    const lw_decision decision = decide(arrangement, bytes, root, persistent);
    lw_describe_decision(arrangement, what->comm, decision, bytes);
    lw_plans *plans = plans_for(arrangement, decision.way, root, ompi_comm_rank(what->comm));
    if (!plans) return NULL;

    what->plan = plans->plan;
    what->trees = plans->trees;
    what->ahead = arrangement->ahead;
    what->segment_bytes = decision.segment_bytes;
    return plans;
}
