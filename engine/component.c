/* The life of a component: registered, initialised, asked about each communicator.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/component.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "engine/module.h"
#include "engine/parameters.h"
#include "engine/pending.h"
#include "engine/selection.h"
#include "engine/whereabouts.h"

static int add_counter(lw_component *component, const char *name, const char *help,
                       atomic_ullong *counter)
{
    return mca_base_component_pvar_register(
        &component->super.collm_version, name, help, OPAL_INFO_LVL_4, MCA_BASE_PVAR_CLASS_COUNTER,
        MCA_BASE_VAR_TYPE_UNSIGNED_LONG_LONG, NULL, MCA_BASE_VAR_BIND_NO_OBJECT,
        MCA_BASE_PVAR_FLAG_READONLY | MCA_BASE_PVAR_FLAG_CONTINUOUS, NULL, NULL, NULL,
        (void *)counter);
}

int lw_component_register(void)
{
    lw_component *component = lw_plugin;
    const int error = lw_parameters_register(component);
    if (error) return error;

    add_counter(component, "broadcasts", "Broadcasts that this component served",
                &component->broadcasts);
    add_counter(component, "fallbacks", "Broadcasts that were left to the component below",
                &component->fallbacks);
    add_counter(component, "bytes", "Packed bytes of the broadcasts that this component served",
                &component->bytes);
    lw_complete_list(&component->super.collm_version);
    return OPAL_SUCCESS;
}

int lw_component_open(void)
{
    lw_pending_open();
    return OPAL_SUCCESS;
}

int lw_component_close(void)
{
    lw_pending_close();
    lw_whereabouts_close();
    return OPAL_SUCCESS;
}

/* Help texts lie beside the plugin, wherever that was installed. */
static void add_help_directory(const lw_component *component)
{
    Dl_info plugin;

    if (!dladdr(component, &plugin) || !plugin.dli_fname) return;
    char *directory = strdup(plugin.dli_fname);
    char *slash = directory ? strrchr(directory, '/') : NULL;
    if (slash) {
        *slash = '\0';
        opal_show_help_add_dir(directory);
    }
    free(directory);
}

int lw_component_init(bool progress_threads, bool user_threads)
{
    (void)progress_threads;
    (void)user_threads;
    add_help_directory(lw_plugin);
    lw_parameters_check(lw_plugin);
    return OMPI_SUCCESS;
}

/* Above tuned (30), inter (40) and han (35) if the user's list names it, the first named first. */
static int priority_of(const lw_component *component)
{
    enum { FIRST = 90, LEAST = 41 };
    const int place = lw_place_in_list(component->super.collm_version.mca_component_name);

    if (component->priority_given || place < 0) return component->priority;
    return place < FIRST - LEAST ? FIRST - place : LEAST;
}

mca_coll_base_module_t *lw_component_query(ompi_communicator_t *comm, int *priority)
{
    *priority = priority_of(lw_plugin);
    if (*priority < 0 || OMPI_COMM_IS_INTER(comm) || ompi_comm_size(comm) < 2) return NULL;
    /* Packed bytes of one architecture mean nothing to another. */
    if (OPAL_ENABLE_HETEROGENEOUS_SUPPORT) return NULL;
    return lw_module_create(lw_plugin);
}
