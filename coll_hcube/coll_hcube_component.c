/* The coll component `hcube`: MPI_Bcast on a virtual hypercube.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_hcube/hcube_network.h"
#include "engine/component.h"

/* The only symbol that the plugin exports. */
extern __attribute__((visibility("default"))) lw_component mca_coll_hcube_component;

lw_component mca_coll_hcube_component = {
    .super = LW_COMPONENT("hcube"),
    .network = &lw_hcube_type,
    .shape_parameter = "dimension",
};

lw_component *const lw_plugin = &mca_coll_hcube_component;
