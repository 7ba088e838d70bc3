/* The coll component `pt`: MPI_Bcast on a virtual 3D Petersen-torus.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_network.h"
#include "engine/component.h"

static int pt_register(void);
static int pt_init(bool progress_threads, bool user_threads);
static mca_coll_base_module_t *pt_query(ompi_communicator_t *comm, int *priority);

/* The only symbol that the plugin exports. */
extern __attribute__((visibility("default"))) lw_component mca_coll_pt_component;

lw_component mca_coll_pt_component = {
    .super = LW_COMPONENT("pt", pt_register, pt_init, pt_query),
    .network = &lw_pt_type,
    .shape_parameter = "shape",
};

static int pt_register(void)
{
    return lw_component_register(&mca_coll_pt_component);
}

static int pt_init(bool progress_threads, bool user_threads)
{
    (void)progress_threads;
    (void)user_threads;
    return lw_component_init(&mca_coll_pt_component);
}

static mca_coll_base_module_t *pt_query(ompi_communicator_t *comm, int *priority)
{
    return lw_component_query(&mca_coll_pt_component, comm, priority);
}
