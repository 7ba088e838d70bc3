/* The coll component `scc`: MPI_Bcast on virtual star-connected cycles.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_network.h"
#include "engine/component.h"

/* The only symbol that the plugin exports. */
extern __attribute__((visibility("default"))) lw_component mca_coll_scc_component;

lw_component mca_coll_scc_component = {
    .super = LW_COMPONENT("scc"),
    .network = &lw_scc_type,
    .shape_parameter = "order",
};

lw_component *const lw_plugin = &mca_coll_scc_component;
