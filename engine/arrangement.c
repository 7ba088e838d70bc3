/* What a communicator's broadcasts run on.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/arrangement.h"

#include <stdlib.h>
#include <string.h>

#include "mapping/path.h"

void lw_arrangement_init(lw_arrangement *arrangement, lw_component *component)
{
    memset(arrangement, 0, sizeof *arrangement);
    for (int i = 0; i < LW_KEPT_PLANS; i++) arrangement->wanted[i] = -1;
    arrangement->component = component;
    arrangement->settings = lw_parameters_take(component);
}

void lw_arrangement_free(lw_arrangement *arrangement)
{
    for (int way = 0; way < LW_WAYS; way++) {
        for (int i = 0; i < LW_KEPT_PLANS; i++) lw_plans_release(arrangement->kept[way][i]);
    }
    lw_placed_trees_free(&arrangement->trees);
    lw_placement_free(&arrangement->placement);
    if (arrangement->network != arrangement->settings.asked) free(arrangement->network);
    free(arrangement->settings.asked);
}

static const char *name_of(const lw_arrangement *arrangement)
{
    return arrangement->component->super.collm_version.mca_component_name;
}

/* The user's shape if the communicator is large enough for it, else the one that fits best. */
static lw_network *choose_network(const lw_arrangement *arrangement, ompi_communicator_t *comm)
{
    lw_network *asked = arrangement->settings.asked;
    const int ranks = ompi_comm_size(comm);

    if (asked && asked->vertices <= ranks) return asked;
    lw_network *best = arrangement->component->network->fit(ranks);
    if (asked && best && strcmp(asked->name, best->name)) {
        lw_tell_too_large(arrangement->component, asked, comm, best);
    }
    return best;
}

/* One line a communicator, from its first rank. */
static void describe(const lw_arrangement *arrangement, ompi_communicator_t *comm, int root)
{
    const lw_placement *placement = &arrangement->placement;
    const lw_network *asked = arrangement->settings.asked;
    const bool other = asked && strcmp(asked->name, arrangement->network->name);

    if (ompi_comm_rank(comm) != 0) return;
    opal_output_verbose(
        10, ompi_coll_base_framework.framework_output,
        "coll:%s: %s: MPI_Bcast of %d ranks on network %s%s: %d vertices, %d empty, %d guests, "
        "algorithm %s, %d rounds from root %d",
        name_of(arrangement), comm->c_name, placement->ranks, arrangement->network->name,
        other ? " (the shape asked for is too large)" : "", arrangement->network->vertices,
        arrangement->network->vertices - placement->vertices, placement->guests,
        arrangement->algorithm->name, lw_placement_rounds(placement, arrangement->algorithm, root),
        root);
}

/* The way that the user's choice of an algorithm stands for; LW_WAYS: none, that's `auto`. */
static lw_way forced_way(const lw_arrangement *arrangement)
{
    const int algorithm = arrangement->settings.algorithm;
    const int behind_table = algorithm - arrangement->component->algorithm_trees;

    if (!algorithm) return LW_WAYS;
    return behind_table < 0 ? LW_SCHEDULE : (lw_way)(LW_TREES + behind_table);
}

/* Rounds, and children of the root, of the schedule out of rank 0. */
static int measure_schedule(lw_arrangement *arrangement)
{
    const lw_placement *placement = &arrangement->placement;
    lw_plan plan;

    lw_plan_init(&plan);
    const int error = lw_placement_plan(placement, arrangement->algorithm, 0, 0, &plan);
    arrangement->shape.rounds = lw_placement_rounds(placement, arrangement->algorithm, 0);
    arrangement->shape.children = plan.children;
    lw_plan_free(&plan);
    return error;
}

/* Does some rank run on another host? Of processes of another job (spawned, connected) not all
 * ranks know the same, so they count as elsewhere. */
static bool reaches_out(ompi_communicator_t *comm)
{
    for (int rank = 0; rank < ompi_comm_size(comm); rank++) {
        const opal_process_name_t name = ompi_group_get_proc_name(comm->c_local_group, rank);
        if (name.jobid != OMPI_PROC_MY_NAME->jobid) return true;
    }
    return ompi_group_have_remote_peers(comm->c_local_group);
}

/* What decisions need to know; the trees only if they may be used. */
static int survey(lw_arrangement *arrangement, ompi_communicator_t *comm)
{
    const lw_way forced = forced_way(arrangement);
    lw_shape *shape = &arrangement->shape;

    arrangement->between_hosts = reaches_out(comm);
    shape->ranks = ompi_comm_size(comm);
    if (measure_schedule(arrangement)) return LW_NO_MEMORY;
    const bool known = arrangement->network->type->tree_plan != NULL;
    const bool too_large = arrangement->placement.seats > LW_MOST_PACKED && !known;
    const bool may = forced == LW_WAYS && arrangement->between_hosts && !too_large;
    if (forced != LW_TREES && !may) return LW_OK;
    if (lw_placed_trees_init(&arrangement->trees, &arrangement->placement) ||
        lw_placed_trees_depth(&arrangement->trees, &shape->depth)) {
        return LW_NO_MEMORY;
    }
    shape->trees = arrangement->trees.count;
    return LW_OK;
}

/* The communicator's first broadcast: decides everything that depends on P and parameters. LW_OK
 * or LW_NO_MEMORY; then the next broadcast tries again. */
static int set_up(lw_arrangement *arrangement, ompi_communicator_t *comm, int root)
{
    const lw_network_type *type = arrangement->component->network;
    const lw_way forced = forced_way(arrangement);
    const bool named = forced == LW_SCHEDULE; /* one of the table */

    arrangement->network = choose_network(arrangement, comm);
    if (!arrangement->network) return LW_NO_MEMORY;
    if (type->set_routing) type->set_routing(arrangement->network, arrangement->settings.routing);
    arrangement->algorithm = &type->algorithms[named ? arrangement->settings.algorithm - 1 : 0];
    arrangement->placement = lw_place(arrangement->network, ompi_comm_size(comm));
    describe(arrangement, comm, root);
    if (!survey(arrangement, comm)) return LW_OK;
    lw_placed_trees_free(&arrangement->trees);
    lw_placement_free(&arrangement->placement);
    if (arrangement->network != arrangement->settings.asked) free(arrangement->network);
    arrangement->network = NULL;
    return LW_NO_MEMORY;
}

/* Fills in new plans. An LW_ error otherwise. */
static int fill_plans(lw_arrangement *arrangement, lw_way way, int root, int me, lw_plans *plans)
{
    const lw_placement *placement = &arrangement->placement;

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

/* Tells each way's first use, and with more verbosity every use. */
static void describe_decision(lw_arrangement *arrangement, ompi_communicator_t *comm,
                              lw_decision decision, size_t bytes)
{
    static const char *const names[] = {[LW_TREES] = "trees", [LW_PATH] = "path"};
    const char *name =
        decision.way == LW_SCHEDULE ? arrangement->algorithm->name : names[decision.way];

    if (ompi_comm_rank(comm) != 0) return;
    opal_output_verbose(
        arrangement->told[decision.way] ? 30 : 10, ompi_coll_base_framework.framework_output,
        "coll:%s: %s: %zu bytes go by %s (%d trees), segments of %zu bytes", name_of(arrangement),
        comm->c_name, bytes, name, decision.way == LW_TREES ? arrangement->shape.trees : 1,
        decision.segment_bytes);
    arrangement->told[decision.way] = true;
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

static lw_decision decide(lw_arrangement *arrangement, size_t bytes, int root, bool persistent)
{
    const lw_settings *settings = &arrangement->settings;
    const lw_way forced = forced_way(arrangement);
    const bool between_hosts = arrangement->between_hosts;
    lw_shape shape = arrangement->shape;
    const lw_decision decision = lw_decide(settings, &shape, forced, between_hosts, bytes);

    if (decision.way != LW_TREES || forced == LW_TREES ||
        trees_pay(arrangement, root, persistent)) {
        return decision;
    }
    shape.trees = 0;
    return lw_decide(settings, &shape, forced, between_hosts, bytes);
}

lw_plans *lw_arrange(lw_arrangement *arrangement, lw_transfer_what *what, size_t bytes, int root,
                     bool persistent)
{
    if (!arrangement->network && set_up(arrangement, what->comm, root)) return NULL;
    const lw_decision decision = decide(arrangement, bytes, root, persistent);
    describe_decision(arrangement, what->comm, decision, bytes);
    lw_plans *plans = plans_for(arrangement, decision.way, root, ompi_comm_rank(what->comm));
    if (!plans) return NULL;

    what->plan = plans->plan;
    what->trees = plans->trees;
    what->segment_bytes = decision.segment_bytes;
    return plans;
}
