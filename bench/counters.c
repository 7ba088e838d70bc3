/* Counters that a component offers as MPI_T performance variables.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "counters.h"

#include <string.h>

bool counters_open(struct counters *counters)
{
    memset(counters, 0, sizeof(*counters));
    int provided;
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS) {
        return false;
    }
    counters->open = MPI_T_pvar_session_create(&counters->session) == MPI_SUCCESS;
    if (!counters->open) {
        MPI_T_finalize();
    }
    return counters->open;
}

/* Whether a variable is of the only kind that counters_read can read. */
static bool readable(int index)
{
    int verbosity, class, bind, readonly, continuous, atomic;
    MPI_Datatype type;
    MPI_T_enum enumeration;
    if (MPI_T_pvar_get_info(index, NULL, NULL, &verbosity, &class, &type, &enumeration, NULL, NULL,
                            &bind, &readonly, &continuous, &atomic) != MPI_SUCCESS) {
        return false;
    }
    return class == MPI_T_PVAR_CLASS_COUNTER && type == MPI_UNSIGNED_LONG_LONG &&
           bind == MPI_T_BIND_NO_OBJECT && continuous;
}

bool counters_add(struct counters *counters, const char *name)
{
    int index;
    int values;
    int slot = counters->count;
    if (!counters->open || slot == COUNTERS_MAX || strlen(name) >= COUNTER_ROOM ||
        MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_COUNTER, &index) != MPI_SUCCESS ||
        !readable(index)) {
        return false;
    }
    MPI_T_pvar_handle handle;
    if (MPI_T_pvar_handle_alloc(counters->session, index, NULL, &handle, &values) != MPI_SUCCESS) {
        return false;
    }
    if (values != 1) {
        MPI_T_pvar_handle_free(counters->session, &handle);
        return false;
    }
    strcpy(counters->name[slot], name);
    counters->handle[slot] = handle;
    counters->count++;
    return true;
}

bool counters_read(const struct counters *counters, const char *name, unsigned long long *value)
{
    for (int i = 0; i < counters->count; i++) {
        if (strcmp(counters->name[i], name) == 0) {
            unsigned long long now;
            if (MPI_T_pvar_read(counters->session, counters->handle[i], &now) != MPI_SUCCESS) {
                return false;
            }
            *value = now;
            return true;
        }
    }
    return false;
}

void counters_close(struct counters *counters)
{
    if (!counters->open) {
        return;
    }
    for (int i = 0; i < counters->count; i++) {
        MPI_T_pvar_handle_free(counters->session, &counters->handle[i]);
    }
    MPI_T_pvar_session_free(&counters->session);
    MPI_T_finalize();
    memset(counters, 0, sizeof(*counters));
}
