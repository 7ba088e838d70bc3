/* Whether a variant can be had here.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_USABLE_H
#define LWBENCH_USABLE_H

#include "errors.h"
#include "recipe.h"

#include <stdbool.h>

/* Reads a variant's name into a recipe, its values spelt the usual way, and looks whether this rank
 * can have it on a communicator over that many hosts. Returns false, with error filled in, if not.
 * Must be called while MPI is running. */
bool usable_recipe(const char *name, int hosts, struct recipe *recipe, char error[ERROR_ROOM]);

#endif
