/* Registering the parameters, with their full help.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/parameters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HELP = 2000 }; /* the longest description */

static mca_base_var_enum_vfs_fn_t known_algorithm; /* the enumeration's own look-up */

/* As the enumeration's own, but a name it doesn't know is kept for lw_parameters_check and means
 * auto. (Open MPI's message would not say what happens then.) */
static int read_algorithm(mca_base_var_enum_t *names, const char *text, int *value)
{
    if (!known_algorithm(names, text, value)) return OPAL_SUCCESS;
    free(lw_plugin->bad_algorithm);
    lw_plugin->bad_algorithm = strdup(text);
    *value = 0;
    return OPAL_SUCCESS;
}

static int add(lw_component *component, const char *name, const char *help,
               mca_base_var_type_t type, mca_base_var_enum_t *values, int level, void *storage)
{
    return mca_base_component_var_register(&component->super.collm_version, name, help, type,
                                           values, 0, 0, (mca_base_var_info_lvl_t)(level - 1),
                                           MCA_BASE_VAR_SCOPE_READONLY, storage);
}

static int add_priority(lw_component *component)
{
    component->priority = 0;
    return add(component, "priority",
               "Priority of this component, -1 to 100 (Open MPI's tuned has 30). Default 0: not "
               "used, unless the list --mca coll names the component; it then goes above tuned, "
               "the first named first. A negative value: never used. A value given here always "
               "wins.",
               MCA_BASE_VAR_TYPE_INT, NULL, 6, &component->priority);
}

static int add_shape(lw_component *component)
{
    const lw_network_type *network = component->network;
    char help[HELP];

    snprintf(help, sizeof help,
             "Shape %s of the virtual network (%s) on which the ranks of a communicator are "
             "placed: %s. It may have no more vertices than the communicator has ranks; further "
             "ranks are guests on its links. Default auto: chosen for each communicator by fewest "
             "rounds, then fewest guests.",
             network->shape, network->title, network->allowed);
    component->shape = "auto";
    return add(component, component->shape_parameter, help, MCA_BASE_VAR_TYPE_STRING, NULL, 3,
               &component->shape);
}

static int add_algorithm(lw_component *component)
{
    enum { MOST = 16 };
    mca_base_var_enum_value_t values[MOST] = {{0, "auto"}};
    char help[HELP];
    int length = snprintf(help, sizeof help, "Algorithm of MPI_Bcast. Default auto: %s.",
                          component->network->algorithms[0].name);
    mca_base_var_enum_t *names;

    for (int i = 0; component->network->algorithms[i].name && i + 2 < MOST; i++) {
        const lw_algorithm *algorithm = &component->network->algorithms[i];
        values[i + 1] = (mca_base_var_enum_value_t){i + 1, algorithm->name};
        length += snprintf(help + length, sizeof help - (size_t)length, " %s: %s.", algorithm->name,
                           algorithm->best_for);
    }
    const int error = mca_base_var_enum_create("linkwise_algorithm", values, &names);
    if (error) return error;
    known_algorithm = names->value_from_string;
    names->value_from_string = read_algorithm;
    component->algorithm = 0;
    const int variable =
        add(component, "algorithm", help, MCA_BASE_VAR_TYPE_INT, names, 3, &component->algorithm);
    OBJ_RELEASE(names);
    return variable;
}

static int add_segment_bytes(lw_component *component)
{
    component->segment_bytes = LW_SEGMENT_BYTES;
    return add(component, "segment_bytes",
               "Packed bytes (suffix k, m or g allowed) of the segments into which a message is "
               "cut; they follow each other down the tree. Default 256k. 0: not cut.",
               MCA_BASE_VAR_TYPE_SIZE_T, NULL, 5, &component->segment_bytes);
}

static int add_max_bytes(lw_component *component)
{
    component->max_bytes = 0;
    return add(component, "max_bytes",
               "Broadcasts of more packed bytes (suffix k, m or g allowed) are left to the "
               "component below this one. Default 0: no limit.",
               MCA_BASE_VAR_TYPE_SIZE_T, NULL, 5, &component->max_bytes);
}

int lw_parameters_register(lw_component *component)
{
    component->priority_variable = add_priority(component);
    component->shape_variable = add_shape(component);
    component->algorithm_variable = add_algorithm(component);
    component->segment_variable = add_segment_bytes(component);
    component->max_variable = add_max_bytes(component);

    const int variables[] = {component->priority_variable, component->shape_variable,
                             component->algorithm_variable, component->segment_variable,
                             component->max_variable};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        if (variables[i] < 0) return variables[i];
    }
    return OPAL_SUCCESS;
}
