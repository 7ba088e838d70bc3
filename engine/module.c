/* MPI_Bcast on one communicator: place the ranks once, keep some roots' plans, move the bytes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/module.h"

#include <stdlib.h>
#include <string.h>

#include "engine/parameters.h"
#include "engine/pending.h"
#include "mapping/placed_trees.h"
#include "mapping/placement.h"

enum { PLANS = 8 }; /* kept, at root modulo PLANS */

/* The functions that this module's replace, and the modules to call them with. */
typedef struct below {
    mca_coll_base_module_bcast_fn_t bcast;
    mca_coll_base_module_t *bcast_module;
    mca_coll_base_module_ibcast_fn_t ibcast;
    mca_coll_base_module_t *ibcast_module;
    mca_coll_base_module_bcast_init_fn_t bcast_init;
    mca_coll_base_module_t *bcast_init_module;
} below;

typedef struct lw_module {
    mca_coll_base_module_t super;
    lw_component *component;
    lw_settings settings;
    below below;         /* whose broadcasts were installed before */
    lw_network *network; /* NULL until the first broadcast */
    lw_placement placement;
    const lw_algorithm *algorithm;
    lw_placed_trees trees;    /* count 0 until a broadcast uses them */
    lw_plans *kept[2][PLANS]; /* of the algorithm, and of the trees */
    bool told_fallback;
} lw_module;

static void construct(lw_module *module)
{
    module->component = NULL;
    module->settings = (lw_settings){.asked = NULL};
    module->below = (below){.bcast = NULL};
    module->network = NULL;
    module->told_fallback = false;
    module->trees = (lw_placed_trees){.count = 0};
    memset(module->kept, 0, sizeof module->kept);
}

static void release(mca_coll_base_module_t *module)
{
    if (module) OBJ_RELEASE(module);
}

static void destruct(lw_module *module)
{
    for (int i = 0; i < PLANS; i++) {
        lw_plans_release(module->kept[false][i]);
        lw_plans_release(module->kept[true][i]);
    }
    lw_placed_trees_free(&module->trees);
    if (module->network != module->settings.asked) free(module->network);
    free(module->settings.asked);
    release(module->below.bcast_module);
    release(module->below.ibcast_module);
    release(module->below.bcast_init_module);
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
    const bool trees = algorithm == module->component->algorithm_trees;
    module->algorithm = &type->algorithms[algorithm && !trees ? algorithm - 1 : 0];
    module->placement = lw_place(module->network, ompi_comm_size(comm));
    describe(module, comm, root);
    return OMPI_SUCCESS;
}

/* Fills in new plans. An LW_ error otherwise. */
static int fill_plans(lw_module *module, bool trees, int root, int me, lw_plans *plans)
{
    return trees ? lw_placed_trees_plans(&module->trees, root, me, plans->plan)
                 : lw_placement_plan(&module->placement, module->algorithm, root, me, plans->plan);
}

/* My plans for that root, kept or new; NULL if memory ran out. The module keeps a use of them. */
static lw_plans *plans_for(lw_module *module, bool trees, int root, int me)
{
    lw_plans **kept = &module->kept[trees][root % PLANS];
    if (*kept && (*kept)->root == root) return *kept;

    lw_plans_release(*kept);
    *kept = NULL;
    if (trees && !module->trees.count && lw_placed_trees_init(&module->trees, &module->placement)) {
        return NULL;
    }
    *kept = lw_plans_new(root, trees ? module->trees.count : 1);
    if (*kept && fill_plans(module, trees, root, me, *kept)) {
        lw_plans_release(*kept);
        *kept = NULL;
    }
    return *kept;
}

/* Is a message cut into stripes, one down each of several trees? */
static bool uses_trees(const lw_module *module, size_t bytes)
{
    (void)bytes;
    return module->settings.algorithm == module->component->algorithm_trees;
}

/* Is it left to the component below, as it is on every rank? */
static bool falls_back(lw_module *module, ompi_communicator_t *comm, size_t bytes)
{
    const size_t most = module->settings.max_bytes;

    if (!most || bytes <= most) return false;
    if (!module->told_fallback && ompi_comm_rank(comm) == 0) {
        opal_output_verbose(10, ompi_coll_base_framework.framework_output,
                            "coll:%s: %s: MPI_Bcast of %zu bytes is left to the component below: "
                            "more than coll_%s_max_bytes = %zu",
                            name_of(module), comm->c_name, bytes, name_of(module), most);
    }
    module->told_fallback = true;
    atomic_fetch_add(&module->component->fallbacks, 1);
    return true;
}

static size_t bytes_of(ompi_datatype_t *datatype, lw_count count)
{
    size_t size;

    ompi_datatype_type_size(datatype, &size);
    return size * (size_t)count;
}

/* Completes `what`, whose tag is already there. The plans; NULL if memory ran out. */
static lw_plans *prepare(lw_module *module, lw_transfer_what *what, int root)
{
    if (!module->network && set_up(module, what->comm, root)) return NULL;
    const bool trees = uses_trees(module, bytes_of(what->datatype, (lw_count)what->count));
    lw_plans *plans = plans_for(module, trees, root, ompi_comm_rank(what->comm));
    if (!plans) return NULL;

    what->plan = plans->plan;
    what->trees = plans->trees;
    what->segment_bytes = module->settings.segment_bytes;
    return plans;
}

/* The counters of a broadcast that this component serves. */
static void note_served(lw_component *component, size_t bytes)
{
    atomic_fetch_add(&component->broadcasts, 1);
    atomic_fetch_add(&component->bytes, bytes);
}

static int broadcast(void *buffer, lw_count count, ompi_datatype_t *datatype, int root,
                     ompi_communicator_t *comm, mca_coll_base_module_t *base)
{
    lw_module *module = (lw_module *)base;
    const size_t bytes = bytes_of(datatype, count);

    if (!bytes) return OMPI_SUCCESS; /* other ranks may not even get here */
    if (module->below.bcast && falls_back(module, comm, bytes)) {
        return module->below.bcast(buffer, count, datatype, root, comm, module->below.bcast_module);
    }
    lw_transfer_what what = {.buffer = buffer,
                             .count = (size_t)count,
                             .datatype = datatype,
                             .comm = comm,
                             .tag = MCA_COLL_BASE_TAG_BCAST};
    lw_transfer *transfer = prepare(module, &what, root) ? lw_transfer_start(&what) : NULL;
    if (!transfer) return OMPI_ERR_OUT_OF_RESOURCE;
    while (!lw_transfer_advance(transfer)) opal_progress();
    note_served(module->component, bytes);
    return lw_transfer_finish(transfer);
}

/* A pending broadcast of our own. Its tag is reserved by every rank that has bytes to move. */
static int pend(lw_module *module, lw_transfer_what *what, int root, bool persistent,
                ompi_request_t **request)
{
    const size_t bytes = bytes_of(what->datatype, (lw_count)what->count);
    lw_plans *plans = NULL;

    if (bytes) {
        what->tag = ompi_coll_base_nbc_reserve_tags(what->comm, 1);
        plans = prepare(module, what, root);
        if (!plans) return OMPI_ERR_OUT_OF_RESOURCE;
        note_served(module->component, bytes);
    }
    return lw_pending_new(what, plans, persistent, request);
}

static int ibroadcast(void *buffer, lw_count count, ompi_datatype_t *datatype, int root,
                      ompi_communicator_t *comm, ompi_request_t **request,
                      mca_coll_base_module_t *base)
{
    lw_module *module = (lw_module *)base;
    lw_transfer_what what = {
        .buffer = buffer, .count = (size_t)count, .datatype = datatype, .comm = comm};

    if (module->below.ibcast && falls_back(module, comm, bytes_of(datatype, count))) {
        return module->below.ibcast(buffer, count, datatype, root, comm, request,
                                    module->below.ibcast_module);
    }
    return pend(module, &what, root, false, request);
}

static int broadcast_init(void *buffer, lw_count count, ompi_datatype_t *datatype, int root,
                          ompi_communicator_t *comm, ompi_info_t *info, ompi_request_t **request,
                          mca_coll_base_module_t *base)
{
    lw_module *module = (lw_module *)base;
    lw_transfer_what what = {
        .buffer = buffer, .count = (size_t)count, .datatype = datatype, .comm = comm};

    if (module->below.bcast_init && falls_back(module, comm, bytes_of(datatype, count))) {
        return module->below.bcast_init(buffer, count, datatype, root, comm, info, request,
                                        module->below.bcast_init_module);
    }
    return pend(module, &what, root, true, request);
}

static mca_coll_base_module_t *keep(mca_coll_base_module_t *module)
{
    if (module) OBJ_RETAIN(module);
    return module;
}

static int enable(mca_coll_base_module_t *base, ompi_communicator_t *comm)
{
    const mca_coll_base_comm_coll_t *coll = comm->c_coll;

    ((lw_module *)base)->below = (below){
        .bcast = coll->coll_bcast,
        .bcast_module = keep(coll->coll_bcast_module),
        .ibcast = coll->coll_ibcast,
        .ibcast_module = keep(coll->coll_ibcast_module),
        .bcast_init = coll->coll_bcast_init,
        .bcast_init_module = keep(coll->coll_bcast_init_module),
    };
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
    module->super.coll_ibcast = ibroadcast;
    module->super.coll_bcast_init = broadcast_init;
    return &module->super;
}
