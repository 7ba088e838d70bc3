/* MPI_Bcast on one communicator: place the ranks once, keep some roots' plans, move the bytes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/module.h"

#include <stdlib.h>
#include <string.h>

#include "engine/parameters.h"
#include "engine/transfer.h"
#include "mapping/placement.h"

enum { PLANS = 8 }; /* kept, at root modulo PLANS */

typedef struct kept_plan {
    int root; /* -1: none */
    lw_plan plan;
} kept_plan;

typedef struct lw_module {
    mca_coll_base_module_t super;
    lw_component *component;
    lw_settings settings;
    mca_coll_base_module_bcast_fn_t below; /* whose broadcast was installed before */
    mca_coll_base_module_t *below_module;
    lw_network *network; /* NULL until the first broadcast */
    lw_placement placement;
    const lw_algorithm *algorithm;
    kept_plan kept[PLANS];
    bool told_fallback;
} lw_module;

static void construct(lw_module *module)
{
    module->component = NULL;
    module->settings = (lw_settings){.asked = NULL};
    module->below = NULL;
    module->below_module = NULL;
    module->network = NULL;
    module->told_fallback = false;
    for (int i = 0; i < PLANS; i++) {
        module->kept[i].root = -1;
        lw_plan_init(&module->kept[i].plan);
    }
}

static void destruct(lw_module *module)
{
    for (int i = 0; i < PLANS; i++) lw_plan_free(&module->kept[i].plan);
    if (module->network != module->settings.asked) free(module->network);
    free(module->settings.asked);
    if (module->below_module) OBJ_RELEASE(module->below_module);
}

static OBJ_CLASS_INSTANCE(lw_module, mca_coll_base_module_t, construct, destruct);

static const char *name_of(const lw_module *module)
{
    return module->component->super.collm_version.mca_component_name;
}

/* The user's shape if the communicator is large enough for it, else the one that fits best. */
static lw_network *choose_network(const lw_module *module, ompi_communicator_t *comm)
{
    lw_network *asked = module->settings.asked;
    const int ranks = ompi_comm_size(comm);

    if (asked && asked->vertices <= ranks) return asked;
    lw_network *best = module->component->network->fit(ranks);
    if (asked && best && strcmp(asked->name, best->name)) {
        lw_tell_too_large(module->component, asked, comm, best);
    }
    return best;
}

/* One line a communicator, from its first rank. */
static void describe(const lw_module *module, ompi_communicator_t *comm, int root)
{
    const lw_placement *placement = &module->placement;
    const lw_network *asked = module->settings.asked;
    const bool other = asked && strcmp(asked->name, module->network->name);

    if (ompi_comm_rank(comm) != 0) return;
    opal_output_verbose(
        10, ompi_coll_base_framework.framework_output,
        "coll:%s: %s: MPI_Bcast of %d ranks on network %s%s: %d vertices, %d empty, %d guests, "
        "algorithm %s, %d rounds from root %d",
        name_of(module), comm->c_name, placement->ranks, module->network->name,
        other ? " (the shape asked for is too large)" : "", module->network->vertices,
        module->network->vertices - placement->vertices, placement->guests, module->algorithm->name,
        lw_placement_rounds(placement, module->algorithm, root), root);
}

/* The communicator's first broadcast: decides everything that depends on P and parameters. */
static int set_up(lw_module *module, ompi_communicator_t *comm, int root)
{
    const lw_network_type *type = module->component->network;
    const int algorithm = module->settings.algorithm;

    module->network = choose_network(module, comm);
    if (!module->network) return OMPI_ERR_OUT_OF_RESOURCE;
    if (type->set_routing) type->set_routing(module->network, module->settings.routing);
    module->algorithm = &type->algorithms[algorithm ? algorithm - 1 : 0];
    module->placement = lw_place(module->network, ompi_comm_size(comm));
    describe(module, comm, root);
    return OMPI_SUCCESS;
}

/* My plan for that root, kept or new; NULL if memory ran out. It belongs to the module. */
static const lw_plan *plan_for(lw_module *module, int root, int me)
{
    kept_plan *kept = &module->kept[root % PLANS];
    if (kept->root == root) return &kept->plan;

    kept->root = -1;
    lw_plan_free(&kept->plan);
    if (lw_placement_plan(&module->placement, module->algorithm, root, me, &kept->plan)) {
        return NULL;
    }
    kept->root = root;
    return &kept->plan;
}

/* Leaves a broadcast to the component below, as every rank does for the same reason. */
static int fall_back(lw_module *module, void *buffer, lw_count count, ompi_datatype_t *datatype,
                     int root, ompi_communicator_t *comm, size_t bytes)
{
    if (!module->told_fallback && ompi_comm_rank(comm) == 0) {
        opal_output_verbose(10, ompi_coll_base_framework.framework_output,
                            "coll:%s: %s: MPI_Bcast of %zu bytes is left to the component below: "
                            "more than coll_%s_max_bytes = %zu",
                            name_of(module), comm->c_name, bytes, name_of(module),
                            module->settings.max_bytes);
    }
    module->told_fallback = true;
    atomic_fetch_add(&module->component->fallbacks, 1);
    return module->below(buffer, count, datatype, root, comm, module->below_module);
}

static int broadcast(void *buffer, lw_count count, ompi_datatype_t *datatype, int root,
                     ompi_communicator_t *comm, mca_coll_base_module_t *base)
{
    lw_module *module = (lw_module *)base;
    lw_component *component = module->component;
    const lw_settings *settings = &module->settings;
    size_t size;

    ompi_datatype_type_size(datatype, &size);
    const size_t bytes = size * (size_t)count;
    if (!bytes) return OMPI_SUCCESS; /* other ranks may not even get here */
    if (settings->max_bytes && bytes > settings->max_bytes && module->below) {
        return fall_back(module, buffer, count, datatype, root, comm, bytes);
    }
    int error = module->network ? OMPI_SUCCESS : set_up(module, comm, root);
    if (error) return error;
    const lw_plan *plan = plan_for(module, root, ompi_comm_rank(comm));
    if (!plan) return OMPI_ERR_OUT_OF_RESOURCE;

    const lw_transfer_what what = {
        .buffer = buffer,
        .count = (size_t)count,
        .datatype = datatype,
        .plan = plan,
        .comm = comm,
        .tag = MCA_COLL_BASE_TAG_BCAST,
        .segment_bytes = settings->segment_bytes,
    };
    lw_transfer *transfer = lw_transfer_start(&what);
    if (!transfer) return OMPI_ERR_OUT_OF_RESOURCE;
    while (!lw_transfer_advance(transfer)) opal_progress();
    error = lw_transfer_finish(transfer);
    atomic_fetch_add(&component->broadcasts, 1);
    atomic_fetch_add(&component->bytes, bytes);
    return error;
}

static int enable(mca_coll_base_module_t *base, ompi_communicator_t *comm)
{
    lw_module *module = (lw_module *)base;

    module->below = comm->c_coll->coll_bcast;
    module->below_module = comm->c_coll->coll_bcast_module;
    if (module->below_module) OBJ_RETAIN(module->below_module);
    return OMPI_SUCCESS;
}

mca_coll_base_module_t *lw_module_create(lw_component *component)
{
    lw_module *module = OBJ_NEW(lw_module);
    if (!module) return NULL;

    module->component = component;
    module->settings = lw_parameters_take(component);
    module->super.coll_module_enable = enable;
    module->super.coll_bcast = broadcast;
    return &module->super;
}
