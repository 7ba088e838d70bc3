/* What Open MPI 4.1 to 5.0 do wrong about their monitoring. It takes the place of the PML that was
 * selected while it is closed itself, as all that weren't selected; closing invalidates its
 * variables (Open MPI's issue 9260). And when a communicator is freed, it looks into a table that
 * only the monitoring of collectives makes. Both are put right by functions of its own library.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for dl_iterate_phdr, RTLD_NOLOAD and RTLD_DEFAULT */
#endif
#include "monitoring.h"

#include <dlfcn.h>
#include <link.h>
#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef void register_function(void *unused);
typedef void *table_function(MPI_Comm communicator);

/* Ends the search at the library that holds monitoring. */
static int is_monitoring(struct dl_phdr_info *info, size_t size, void *path)
{
    (void)size;
    bool found = info->dlpi_name && strstr(info->dlpi_name, "libmca_common_monitoring.so");
    if (found) {
        *(const char **)path = info->dlpi_name;
    }
    return found;
}

/* It is loaded for its component alone; where Open MPI is one library, for all. */
static void *library(void)
{
    const char *path = NULL;
    return dl_iterate_phdr(is_monitoring, &path) ? dlopen(path, RTLD_LAZY | RTLD_NOLOAD) : NULL;
}

static bool is_registered(void)
{
    int index;
    return MPI_T_pvar_get_index("pml_monitoring_messages_count", MPI_T_PVAR_CLASS_SIZE, &index) ==
           MPI_SUCCESS;
}

void monitoring_revive(void)
{
    register_function *again;
    table_function *make_table;
    void *own = library();
    void *where = own ? own : RTLD_DEFAULT;
    /* As POSIX has it: ISO C knows no other way from an object's address to a function's. */
    *(void **)&again = dlsym(where, "mca_common_monitoring_register");
    *(void **)&make_table = dlsym(where, "mca_common_monitoring_coll_new");
    if (again && !is_registered()) {
        again(NULL);
    }
    if (make_table && is_registered()) {
        make_table(MPI_COMM_WORLD);
    }
    if (own) {
        dlclose(own); /* Open MPI holds it too */
    }
}
