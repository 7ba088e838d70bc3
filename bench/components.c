/* What is known of Open MPI's coll components.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "components.h"

#include "parameters.h"

#include <stdio.h>
#include <string.h>

const char *const components_own[] = {"pt", "hcube", "scc", NULL};

static const struct {
    const char *name;
    const char *instead;
} without_broadcast[] = {
    {"self", "it serves communicators of one rank"},
    {"inter", "it serves intercommunicators"},
    {"sync", "it adds barriers to another component's"},
    {"monitoring", "it watches another component's"},
};

/* These decline a communicator in silence, and another component would be measured. */
static const struct {
    const char *name;
    bool one_host;
    const char *needs;
} choosy[] = {
    {"sm", true, "all ranks on one host"},
    {"xhc", true, "all ranks on one host"},
    {"han", false, "ranks on two or more hosts"},
};

bool component_loaded(const char *name)
{
    char variable[PARAMETER_ROOM];
    int priority;
    snprintf(variable, sizeof(variable), "coll_%s_priority", name);
    return parameter_int(variable, &priority);
}

static bool has_broadcast(const char *name, char error[ERROR_ROOM])
{
    for (size_t i = 0; i < sizeof(without_broadcast) / sizeof(*without_broadcast); i++) {
        if (strcmp(name, without_broadcast[i].name) == 0) {
            snprintf(error, ERROR_ROOM, "--variants '%s': has no MPI_Bcast of its own, %s", name,
                     without_broadcast[i].instead);
            return false;
        }
    }
    return true;
}

static bool is_qualified(const char *name, char error[ERROR_ROOM])
{
    char variable[PARAMETER_ROOM];
    int priority;
    snprintf(variable, sizeof(variable), "coll_%s_priority", name);
    if (!parameter_int(variable, &priority)) {
        snprintf(error, ERROR_ROOM,
                 "--variants '%s': no such coll component is loaded (MPI_T has no %s)", name,
                 variable);
        return false;
    }
    if (priority < 0) {
        snprintf(error, ERROR_ROOM, "--variants '%s': disqualified by %s=%d, allowed is 0 or more",
                 name, variable, priority);
        return false;
    }
    return true;
}

static bool accepts_hosts(const char *name, int hosts, char error[ERROR_ROOM])
{
    for (size_t i = 0; i < sizeof(choosy) / sizeof(*choosy); i++) {
        if (strcmp(name, choosy[i].name) == 0 && choosy[i].one_host != (hosts == 1)) {
            snprintf(error, ERROR_ROOM, "--variants '%s': needs %s, hosts here: %d", name,
                     choosy[i].needs, hosts);
            return false;
        }
    }
    return true;
}

bool component_usable(const char *name, int hosts, char error[ERROR_ROOM])
{
    return has_broadcast(name, error) && is_qualified(name, error) &&
           accepts_hosts(name, hosts, error);
}
