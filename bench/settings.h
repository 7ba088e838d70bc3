/* The parameters of a variant, set while its communicator is made and put back then.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETTINGS_H
#define LWBENCH_SETTINGS_H

#include "errors.h"
#include "recipe.h"

#include <stdbool.h>

/* What settings_apply has replaced; the caller looks at nothing. */
struct settings {
    const struct recipe *recipe;
    int count;
    void *before[SETTINGS_MAX];
};

/* Looks, on this rank, whether all parameters of the recipe can be set to its values, and spells
 * these the usual way. Returns false, with error filled in, for one that is unknown or not writable
 * or a value that isn't allowed; 'name' is the variant's. */
bool settings_check(struct recipe *recipe, const char *name, char error[ERROR_ROOM]);

/* Sets them on this rank. Returns false, with error filled in, if one can't be set; those before it
 * are, so settings_restore is due either way. The recipe stays in use until then. */
bool settings_apply(struct settings *settings, const struct recipe *recipe, const char *name,
                    char error[ERROR_ROOM]);

/* Puts back what was set before, in reverse order. */
void settings_restore(struct settings *settings);

#endif
