/* Whether a variant can be had here.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "usable.h"

#include "components.h"
#include "settings.h"
#include "tuned.h"

#include <string.h>

bool usable_recipe(const char *name, int hosts, struct recipe *recipe, char error[ERROR_ROOM])
{
    if (!recipe_parse(name, recipe, error) || !component_usable(recipe->component, hosts, error)) {
        return false;
    }
    bool forced = strcmp(recipe->component, "tuned") == 0 && recipe->count > 0;
    return (!forced || tuned_switchable(name, error)) && settings_check(recipe, name, error);
}
