/* MPI_Bcast, MPI_Ibcast and MPI_Bcast_init on one communicator.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/module.h"

#include "engine/arrangement.h"
#include "engine/patience.h"
#include "engine/pending.h"
#include "engine/short.h"

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
    lw_arrangement arrangement;
    below below;   /* whose broadcasts were installed before */
    int tree_tags; /* blocking_tag; 0: not reserved */
    bool told_fallback;
} lw_module;

static void construct(lw_module *module)
{
    module->component = NULL;
    module->below = (below){.bcast = NULL};
    module->tree_tags = 0;
    module->told_fallback = false;
}

static void release(mca_coll_base_module_t *module)
{
    if (module) OBJ_RELEASE(module);
}

static void destruct(lw_module *module)
{
    lw_arrangement_free(&module->arrangement);
    release(module->below.bcast_module);
    release(module->below.ibcast_module);
    release(module->below.bcast_init_module);
}

static OBJ_CLASS_INSTANCE(lw_module, mca_coll_base_module_t, construct, destruct);

/* Is it left to the component below, as it is on every rank? */
static bool falls_back(lw_module *module, ompi_communicator_t *comm, size_t bytes)
{
    const size_t most = module->arrangement.settings.max_bytes;
    const char *name = module->component->super.collm_version.mca_component_name;

    if (!most || bytes <= most) return false;
    if (!module->told_fallback && ompi_comm_rank(comm) == 0) {
        opal_output_verbose(10, ompi_coll_base_framework.framework_output,
                            "coll:%s: %s: MPI_Bcast of %zu bytes is left to the component below: "
                            "more than coll_%s_max_bytes = %zu",
                            name, comm->c_name, bytes, name, most);
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

/* The counters of a broadcast that this component serves. */
static void note_served(lw_component *component, size_t bytes)
{
    atomic_fetch_add(&component->broadcasts, 1);
    atomic_fetch_add(&component->bytes, bytes);
}

/* Moves a message of any kind. Looks for news a few times before it sleeps: most come soon. */
static int move(const lw_transfer_what *what, bool may_sleep)
{
    enum { PATIENCE = 3 };
    lw_transfer *transfer = lw_transfer_start(what);
    int in_vain = 0;

    if (!transfer) return OMPI_ERR_OUT_OF_RESOURCE;
    while (!lw_transfer_advance(transfer)) {
        in_vain = lw_transfer_has_moved(transfer) ? 0 : in_vain + 1;
        if (may_sleep && in_vain > PATIENCE) {
            lw_sleep_until_news();
        } else {
            opal_progress();
        }
    }
    return lw_transfer_finish(transfer);
}

/* The tag of the first tree of a broadcast that may block. They come one after another, so all use
 * the same; so do those of the other trees, reserved once a communicator. */
static int blocking_tag(lw_module *module, ompi_communicator_t *comm, int trees)
{
    if (trees == 1) return MCA_COLL_BASE_TAG_BCAST;
    if (!module->tree_tags) {
        module->tree_tags = ompi_coll_base_nbc_reserve_tags(comm, LW_MOST_TREES);
    }
    return module->tree_tags;
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
    lw_transfer_what what = {
        .buffer = buffer, .count = (size_t)count, .datatype = datatype, .comm = comm};
    const int error = lw_arrange_together(&module->arrangement, comm, root);
    if (error) return error;
    if (!lw_arrange(&module->arrangement, &what, bytes, root, false)) {
        return OMPI_ERR_OUT_OF_RESOURCE;
    }
    what.tag = blocking_tag(module, comm, what.trees);
    note_served(module->component, bytes);
    const bool may_sleep = lw_may_sleep();
    if (!may_sleep && lw_short_will_do(&what, bytes)) return lw_short_broadcast(&what, bytes);
    return move(&what, may_sleep);
}

/* A pending broadcast of our own. Its tags, one a tree, are reserved by every rank that has bytes to
 * move. */
static int pend(lw_module *module, lw_transfer_what *what, int root, bool persistent,
                ompi_request_t **request)
{
    const size_t bytes = bytes_of(what->datatype, (lw_count)what->count);
    lw_plans *plans = NULL;

    if (bytes) {
        plans = lw_arrange(&module->arrangement, what, bytes, root, persistent);
        if (!plans) return OMPI_ERR_OUT_OF_RESOURCE;
        what->tag = ompi_coll_base_nbc_reserve_tags(what->comm, what->trees);
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
    lw_arrangement_init(&module->arrangement, component);
    module->super.coll_module_enable = enable;
    module->super.coll_bcast = broadcast;
    module->super.coll_ibcast = ibroadcast;
    module->super.coll_bcast_init = broadcast_init;
    return &module->super;
}
