/* Reading and completing the list of components.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/selection.h"

#include "opal/util/argv.h"

static const char *const fillers[] = {"self", "inter", "basic", "libnbc", "tuned"};
enum { FILLERS = sizeof fillers / sizeof *fillers };

int lw_place_in_list(const char *name)
{
    const char *list = ompi_coll_base_framework.framework_selection;
    int place = -1;

    if (!list || list[0] == '^') return -1;
    char **names = opal_argv_split(list, ',');
    for (int i = 0; names && names[i] && place < 0; i++) {
        if (!strcmp(names[i], name)) place = i;
    }
    opal_argv_free(names);
    return place;
}

static bool is_installed(const char *name)
{
    mca_base_framework_t *framework = &ompi_coll_base_framework;
    const mca_base_component_t **builtin = framework->framework_static_components;
    mca_base_component_repository_item_t *item;
    opal_list_t *found;

    for (int i = 0; builtin && builtin[i]; i++) {
        if (!strcmp(builtin[i]->mca_component_name, name)) return true;
    }
    if (mca_base_component_repository_get_components(framework, &found)) return false;
    OPAL_LIST_FOREACH(item, found, mca_base_component_repository_item_t)
    {
        if (!strcmp(item->ri_name, name)) return true;
    }
    return false;
}

/* The user's list and what it lacks, to be freed; NULL if it lacks nothing. */
static char *completed(const char *list)
{
    char **names = opal_argv_split(list, ',');
    const int before = opal_argv_count(names);
    const bool basic_named = lw_place_in_list("basic") >= 0;

    for (int i = 0; i < FILLERS; i++) {
        const bool unwanted = basic_named && !strcmp(fillers[i], "tuned");
        if (unwanted || lw_place_in_list(fillers[i]) >= 0 || !is_installed(fillers[i])) continue;
        opal_argv_append_nosize(&names, fillers[i]);
    }
    char *joined = opal_argv_count(names) > before ? opal_argv_join(names, ',') : NULL;
    opal_argv_free(names);
    return joined;
}

/* The framework's loop over its components has looked one item ahead: if ours was the last, it
 * ends behind it, and the new ones are registered here. */
static void register_behind(opal_list_item_t *last)
{
    opal_list_t *list = &ompi_coll_base_framework.framework_components;

    for (opal_list_item_t *item = opal_list_get_next(last); item != opal_list_get_end(list);
         item = opal_list_get_next(item)) {
        const mca_base_component_t *new = ((mca_base_component_list_item_t *)item)->cli_component;
        if (new->mca_register_component_params) new->mca_register_component_params();
    }
}

void lw_complete_list(const mca_base_component_t *component)
{
    mca_base_framework_t *framework = &ompi_coll_base_framework;
    const int variable = mca_base_var_find("ompi", "coll", NULL, NULL);

    if (variable < 0 || lw_place_in_list(component->mca_component_name) < 0) return;
    char *list = completed(framework->framework_selection);
    if (!list) return;

    opal_list_item_t *last = opal_list_get_last(&framework->framework_components);
    const bool ours_is_last = ((mca_base_component_list_item_t *)last)->cli_component == component;
    if (!mca_base_var_set_value(variable, list, strlen(list) + 1, MCA_BASE_VAR_SOURCE_SET, NULL) &&
        !mca_base_component_find(NULL, framework, false, true) && ours_is_last) {
        register_behind(last);
    }
    free(list);
}
