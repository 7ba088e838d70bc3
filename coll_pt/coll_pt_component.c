/* The coll component `pt`: MPI_Bcast on a virtual 3D Petersen-torus.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_network.h"
#include "engine/component.h"

/* The only symbol that the plugin exports. */
extern __attribute__((visibility("default"))) lw_component mca_coll_pt_component;

lw_component mca_coll_pt_component = {
    .super = LW_COMPONENT("pt"),
    .network = &lw_pt_type,
    .shape_parameter = "shape",
};

lw_component *const lw_plugin = &mca_coll_pt_component;
