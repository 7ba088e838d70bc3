/* Sleeping in the event library instead of asking it over and over.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/patience.h"

#include <string.h>

#include "ompi/mca/pml/base/base.h"
#include "ompi/runtime/mpiruntime.h"
#include "opal/mca/btl/base/base.h"
#include "opal/mca/event/event.h"

enum { LONGEST_SLEEP = 5000 /* microseconds */ };

static bool is_called(const mca_base_component_t *component, const char *name)
{
    return strcmp(component->mca_component_name, name) == 0;
}

/* A thread of the BTL's own looks after its sockets, if the user wants one. */
static bool others_look(void)
{
    const int variable = mca_base_var_find("opal", "btl", "tcp", "progress_thread");
    const int *value = NULL;

    return variable >= 0 && !mca_base_var_get_value(variable, &value, NULL, NULL) && value &&
           *value;
}

static bool news_come_through_sockets(void)
{
    mca_btl_base_selected_module_t *btl;

    if (!is_called(&mca_pml_base_selected_component.pmlm_version, "ob1")) return false;
    OPAL_LIST_FOREACH(btl, &mca_btl_base_modules_initialized, mca_btl_base_selected_module_t)
    {
        const mca_base_component_t *component = &btl->btl_component->btl_version;
        if (!is_called(component, "self") && !is_called(component, "tcp")) return false;
    }
    return !others_look();
}

bool lw_may_sleep(void)
{
    static int sockets = -1; /* not known yet; then the same as long as MPI runs */

    if (!opal_progress_yield_when_idle || ompi_mpi_thread_multiple) return false;
    if (sockets < 0) sockets = news_come_through_sockets();
    return sockets;
}

static void wake(int socket, short what, void *nothing)
{
    (void)socket;
    (void)what;
    (void)nothing;
}

void lw_sleep_until_news(void)
{
    struct timeval longest = {.tv_usec = LONGEST_SLEEP};
    opal_event_t alarm;

    opal_event_evtimer_set(opal_sync_event_base, &alarm, wake, NULL);
    opal_event_evtimer_add(&alarm, &longest);
    const int before = opal_progress_set_event_flag(OPAL_EVLOOP_ONCE);
    opal_progress();
    opal_progress_set_event_flag(before);
    opal_event_evtimer_del(&alarm);
}

void lw_wait_patiently(ompi_request_t **request, int count)
{
    for (int i = 0; i < count && lw_may_sleep();) {
        if (REQUEST_COMPLETE(request[i])) {
            i++;
        } else {
            lw_sleep_until_news();
        }
    }
}
