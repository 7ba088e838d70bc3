/* What differs between Open MPI's versions, and nothing else. Now: 4.1.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_COMPAT_H
#define LW_ENGINE_COMPAT_H

#include "ompi_config.h"

#include "ompi/communicator/communicator.h"
#include "ompi/datatype/ompi_datatype.h"
#include "ompi/errhandler/errcode.h"
#include "ompi/mca/coll/base/base.h"
#include "ompi/mca/coll/base/coll_base_util.h"
#include "ompi/mca/coll/base/coll_tags.h"
#include "ompi/mca/coll/coll.h"
#include "ompi/mca/pml/pml.h"
#include "ompi/proc/proc.h"
#include "ompi/request/request.h"
#include "opal/datatype/opal_convertor.h"
#include "opal/mca/base/mca_base_component_repository.h"
#include "opal/mca/base/mca_base_pvar.h"
#include "opal/mca/base/mca_base_var.h"
#include "opal/mca/base/mca_base_vari.h"
#include "opal/mca/hwloc/hwloc-internal.h"
#include "opal/mca/pmix/pmix.h"
#include "opal/runtime/opal_progress.h"
#include "opal/util/output.h"
#include "opal/util/show_help.h"

/* The head of a component's description: which interface of the framework it speaks. */
#define LW_COLL_INTERFACE MCA_COLL_BASE_VERSION_2_0_0

/* The type of a count in the functions of a module. */
typedef int lw_count;

/* Is this the first process of its job? One of them speaks for all. */
static inline bool lw_first_of_job(void)
{
    return OMPI_PROC_MY_NAME->vpid == 0;
}

/* The topology that Open MPI has loaded, or NULL. */
static inline hwloc_topology_t lw_loaded_topology(void)
{
    return opal_hwloc_topology;
}

/* The name of a process's host, as the job's start told every process; to be freed by free(). NULL
 * if it didn't. (Hosts' numbers are told of processes on one's own host only.) */
static inline char *lw_host_told(opal_process_name_t name)
{
    char *host = NULL;
    int error;

    OPAL_MODEX_RECV_VALUE_OPTIONAL(error, OPAL_PMIX_HOSTNAME, &name, &host, OPAL_STRING);
    return error == OPAL_SUCCESS ? host : NULL;
}

#endif
