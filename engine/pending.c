/* Requests of pending broadcasts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/pending.h"

#include <stdlib.h>

#include "opal/class/opal_list.h"
#include "opal/threads/mutex.h"

/* Of the kind that MPI_Ibcast itself writes to. */
typedef struct lw_pending {
    ompi_coll_base_nbc_request_t super;
    lw_transfer_what what;
    lw_plans *plans;       /* NULL: there is nothing to move */
    lw_transfer *transfer; /* NULL unless it's under way */
} lw_pending;

/* Those under way belong to whoever moves them on, and holds `advancing`: a second thread, or a call
 * of the progress engine from inside, passes by. All else is under `lists`, never held while others'
 * code runs: a send may call the progress engine, and that may start or free other broadcasts. */
static opal_list_t active;
static opal_list_t started; /* not yet among the active ones */
static opal_list_t spare;   /* freed ones are kept: MPI_Request_free still looks at them */
static opal_mutex_t advancing;
static opal_mutex_t lists;
static bool registered;

static void put(opal_list_t *list, ompi_request_t *request)
{
    opal_mutex_lock(&lists);
    opal_list_append(list, &request->super.super);
    opal_mutex_unlock(&lists);
}

static void take_over_started(void)
{
    opal_mutex_lock(&lists);
    opal_list_join(&active, opal_list_get_end(&active), &started);
    opal_mutex_unlock(&lists);
}

/* Lets the user have what a transfer that is over has come to. */
static void complete(lw_pending *pending)
{
    ompi_request_t *request = &pending->super.super;

    if (pending->transfer) {
        const int error = lw_transfer_finish(pending->transfer);
        request->req_status.MPI_ERROR = ompi_errcode_get_mpi_code(error);
    }
    pending->transfer = NULL;
    ompi_request_complete(request, true);
}

static int progress(void)
{
    lw_pending *pending, *next;
    int completed = 0;

    if (opal_list_is_empty(&active) && opal_list_is_empty(&started)) return 0;
    if (opal_mutex_trylock(&advancing)) return 0;
    take_over_started();
    OPAL_LIST_FOREACH_SAFE(pending, next, &active, lw_pending)
    {
        if (!lw_transfer_advance(pending->transfer)) continue;
        opal_list_remove_item(&active, &pending->super.super.super.super);
        complete(pending);
        completed++;
    }
    opal_mutex_unlock(&advancing);
    return completed;
}

static int start(lw_pending *pending)
{
    pending->super.super.req_state = OMPI_REQUEST_ACTIVE;
    pending->super.super.req_complete = REQUEST_PENDING;
    pending->super.super.req_status.MPI_ERROR = OMPI_SUCCESS;
    if (pending->plans) {
        pending->transfer = lw_transfer_start(&pending->what);
        if (!pending->transfer) return OMPI_ERR_OUT_OF_RESOURCE;
    }
    if (!pending->transfer || lw_transfer_advance(pending->transfer)) {
        complete(pending);
        return OMPI_SUCCESS;
    }
    put(&started, &pending->super.super);
    return OMPI_SUCCESS;
}

static int start_all(size_t count, ompi_request_t **requests)
{
    for (size_t i = 0; i < count; i++) {
        lw_pending *pending = (lw_pending *)requests[i];
        const int error = start(pending);
        if (!error) continue;
        /* MPI_Startall doesn't look at what we return: waiting for it brings the error. */
        requests[i]->req_status.MPI_ERROR = ompi_errcode_get_mpi_code(error);
        complete(pending);
    }
    return OMPI_SUCCESS;
}

static int give_back(ompi_request_t **request)
{
    lw_pending *pending = (lw_pending *)*request;

    if (pending->transfer) return MPI_ERR_REQUEST; /* still under way */
    if (pending->plans) {
        lw_plans_release(pending->plans);
        OBJ_RELEASE(pending->what.datatype);
    }
    OMPI_REQUEST_FINI(*request);
    OBJ_RELEASE((*request)->req_mpi_object.comm);
    put(&spare, *request);
    *request = MPI_REQUEST_NULL;
    return OMPI_SUCCESS;
}

static int cancel(ompi_request_t *request, int flag)
{
    (void)request;
    (void)flag;
    return MPI_ERR_REQUEST;
}

static OBJ_CLASS_INSTANCE(lw_pending, ompi_coll_base_nbc_request_t, NULL, NULL);

void lw_pending_open(void)
{
    OBJ_CONSTRUCT(&active, opal_list_t);
    OBJ_CONSTRUCT(&started, opal_list_t);
    OBJ_CONSTRUCT(&spare, opal_list_t);
    OBJ_CONSTRUCT(&advancing, opal_mutex_t);
    OBJ_CONSTRUCT(&lists, opal_mutex_t);
}

void lw_pending_close(void)
{
    if (registered) opal_progress_unregister(progress);
    registered = false;
    OPAL_LIST_DESTRUCT(&spare);
    OBJ_DESTRUCT(&started);
    OBJ_DESTRUCT(&active);
    OBJ_DESTRUCT(&lists);
    OBJ_DESTRUCT(&advancing);
}

/* From the first pending broadcast on, so that a program without any doesn't pay for it. */
static void register_progress(void)
{
    opal_mutex_lock(&lists);
    if (!registered) opal_progress_register(progress);
    registered = true;
    opal_mutex_unlock(&lists);
}

static lw_pending *spare_or_new(void)
{
    opal_mutex_lock(&lists);
    lw_pending *pending = (lw_pending *)opal_list_remove_first(&spare);
    opal_mutex_unlock(&lists);
    return pending ? pending : OBJ_NEW(lw_pending);
}

/* An inactive request. A spare one has been changed by MPI_Ibcast, so everything is set. */
static lw_pending *new_request(ompi_communicator_t *comm, bool persistent)
{
    lw_pending *pending = spare_or_new();
    if (!pending) return NULL;

    ompi_request_t *request = &pending->super.super;
    OMPI_REQUEST_INIT(request, persistent);
    request->req_type = OMPI_REQUEST_COLL;
    request->req_start = start_all;
    request->req_free = give_back;
    request->req_cancel = cancel;
    request->req_status = (ompi_status_public_t){.MPI_ERROR = OMPI_SUCCESS};
    request->req_mpi_object.comm = comm;
    OBJ_RETAIN(comm);
    pending->transfer = NULL;
    pending->plans = NULL;
    return pending;
}

int lw_pending_new(const lw_transfer_what *what, lw_plans *plans, bool persistent,
                   ompi_request_t **request)
{
    register_progress();
    lw_pending *pending = new_request(what->comm, persistent);
    if (!pending) return OMPI_ERR_OUT_OF_RESOURCE;

    pending->what = *what;
    if (plans) {
        pending->plans = lw_plans_use(plans);
        OBJ_RETAIN(what->datatype);
    }
    *request = &pending->super.super;
    const int error = persistent ? OMPI_SUCCESS : start(pending);
    if (error) give_back(request);
    return error;
}
