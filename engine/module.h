/* A module: what a component keeps for one communicator, and its MPI_Bcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_MODULE_H
#define LW_ENGINE_MODULE_H

#include "engine/component.h"

/* A new module, its reference the caller's; NULL if memory ran out. It places its communicator's
 * ranks in the first broadcast that has bytes to move. */
mca_coll_base_module_t *lw_module_create(lw_component *component);

#endif
