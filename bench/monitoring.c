/* Open MPI's monitoring, pml/monitoring: how many messages this rank sends to each other rank.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "monitoring.h"

#include "parameters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const variables[] = {"pml_monitoring_messages_count",
                                        "pml_monitoring_messages_size"};

/* Adds monitoring to what the user excludes. A list of what is to be loaded doesn't have it, unless
 * the user wants it. */
static void exclude_collectives(void)
{
    static const char name[] = "OMPI_MCA_coll";
    const char *list = getenv(name);
    char longer[1024];
    if (!list) {
        setenv(name, "^monitoring", 0);
    } else if (*list == '^' && !strstr(list, "monitoring")) {
        snprintf(longer, sizeof(longer), "%s,monitoring", list);
        setenv(name, longer, 1);
    }
}

/* --traffic, or shorter, as getopt allows. */
static bool asks(const char *argument)
{
    size_t length = strlen(argument);
    return length >= strlen("--tr") && strncmp(argument, "--traffic", length) == 0;
}

bool monitoring_prepare(int argc, char **argv)
{
    for (int a = 1; a < argc; a++) {
        if (asks(argv[a])) {
            setenv("OMPI_MCA_pml_monitoring_enable", "1", 0);
            exclude_collectives();
            return true;
        }
    }
    return false;
}

/* Arrays of size_t over the ranks of MPI_COMM_WORLD, which alone has them. */
static bool open_variable(struct monitoring *m, int which)
{
    int index, count, size, ranks;
    int verbosity, class, bind, readonly, continuous, atomic;
    MPI_Datatype type;
    MPI_T_enum names;
    MPI_Comm world = MPI_COMM_WORLD;
    MPI_Comm_size(world, &ranks);
    bool good =
        MPI_T_pvar_get_index(variables[which], MPI_T_PVAR_CLASS_SIZE, &index) == MPI_SUCCESS &&
        MPI_T_pvar_get_info(index, NULL, NULL, &verbosity, &class, &type, &names, NULL, NULL, &bind,
                            &readonly, &continuous, &atomic) == MPI_SUCCESS &&
        bind == MPI_T_BIND_MPI_COMM && !continuous && MPI_Type_size(type, &size) == MPI_SUCCESS &&
        (size_t)size == sizeof(size_t) &&
        MPI_T_pvar_handle_alloc(m->session, index, &world, &m->handle[which], &count) ==
            MPI_SUCCESS &&
        count == ranks;
    m->before[which] = good ? calloc((size_t)ranks, sizeof(size_t)) : NULL;
    m->sent[which] = good ? calloc((size_t)ranks, sizeof(size_t)) : NULL;
    return m->before[which] && m->sent[which];
}

static bool open_variables(struct monitoring *m)
{
    int enabled;
    return parameter_int("pml_monitoring_enable", &enabled) && enabled == 1 &&
           MPI_T_pvar_session_create(&m->session) == MPI_SUCCESS && open_variable(m, 0) &&
           open_variable(m, 1);
}

bool monitoring_open(struct monitoring *m, char error[ERROR_ROOM])
{
    *m = (struct monitoring){.session = MPI_T_PVAR_SESSION_NULL};
    const char *value = getenv("OMPI_MCA_pml_monitoring_enable");
    /* Monitoring counts from MPI_Init on: stopped, it does so no more. */
    if (open_variables(m) && monitoring_start(m) && monitoring_stop(m)) {
        return true;
    }
    snprintf(error, ERROR_ROOM,
             "--traffic: there is no %s with pml_monitoring_enable '%.40s': allowed is an Open MPI "
             "that has its component pml/monitoring, and 1 (lwbench sets it unless you do)",
             variables[0], value ? value : "");
    return false;
}

bool monitoring_start(struct monitoring *m)
{
    bool good = true;
    for (int v = 0; v < 2; v++) {
        good = good && MPI_T_pvar_start(m->session, m->handle[v]) == MPI_SUCCESS &&
               MPI_T_pvar_read(m->session, m->handle[v], m->before[v]) == MPI_SUCCESS;
    }
    return good;
}

bool monitoring_stop(struct monitoring *m)
{
    int ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    for (int v = 0; v < 2; v++) {
        if (MPI_T_pvar_read(m->session, m->handle[v], m->sent[v]) != MPI_SUCCESS ||
            MPI_T_pvar_stop(m->session, m->handle[v]) != MPI_SUCCESS) {
            return false;
        }
        for (int r = 0; r < ranks; r++) {
            m->sent[v][r] -= m->before[v][r];
        }
    }
    return true;
}

void monitoring_close(struct monitoring *m)
{
    for (int v = 0; v < 2; v++) {
        free(m->before[v]);
        free(m->sent[v]);
    }
    /* Its handles go with it. */
    if (m->session != MPI_T_PVAR_SESSION_NULL) {
        MPI_T_pvar_session_free(&m->session);
    }
    *m = (struct monitoring){.session = MPI_T_PVAR_SESSION_NULL};
}
