/* The user's list of `coll` components: what it means for ours.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_SELECTION_H
#define LW_ENGINE_SELECTION_H

#include "engine/compat/compat.h"

/* The place (from 0) of a name in the include list `--mca coll a,b,c`; -1 if there's no list, it
 * excludes (^a), or doesn't have the name. */
int lw_place_in_list(const char *name);

/* `--mca coll pt` alone: the list names a component that has a broadcast only, and would leave
 * every other function empty. Adds what's missing of self, inter, basic, libnbc, and tuned unless
 * basic is named (then basic takes the rest, as wanted), as far as they are installed. Called
 * while the framework registers its components, with the one that is being registered. */
void lw_complete_list(const mca_base_component_t *component);

#endif
