/* Registering the parameters, with their full help.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/parameters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/fabric.h"

enum { HELP = 2000 /* the longest description */, CHOICES = 15 };

enum { COMMON = LW_WAYS - LW_TREES };

static mca_base_var_enum_vfs_fn_t find_choice; /* an enumeration's own look-up */

/* As the enumeration's own, but a name it doesn't know is kept for lw_parameters_check and means
 * the default. (Open MPI's message would not say what happens then.) */
static int read_choice(mca_base_var_enum_t *values, const char *text, int *value)
{
    lw_choice_parameter *const all[] = {&lw_plugin->algorithm, &lw_plugin->routing,
                                        &lw_plugin->vertex};
    lw_choice_parameter *parameter = all[0];

    if (!find_choice(values, text, value)) return OPAL_SUCCESS;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i]->values == values) parameter = all[i];
    }
    free(parameter->wrong);
    parameter->wrong = strdup(text);
    *value = 0;
    return OPAL_SUCCESS;
}

static int add(lw_component *component, const char *name, const char *help,
               mca_base_var_type_t type, mca_base_var_enum_t *values, int level, void *storage)
{
    return mca_base_component_var_register(
        &component->super.collm_version, name, help, type, values, 0, MCA_BASE_VAR_FLAG_SETTABLE,
        (mca_base_var_info_lvl_t)(level - 1), MCA_BASE_VAR_SCOPE_ALL_EQ, storage);
}

static int add_priority(lw_component *component)
{
    component->priority = 0;
    return mca_base_component_var_register(
        &component->super.collm_version, "priority",
        "Priority of this component, -1 to 100 (Open MPI's tuned has 30). Default 0: not "
        "used, unless the list --mca coll names the component; it then goes above tuned, "
        "the first named first. A negative value: never used. A value given here always "
        "wins.",
        MCA_BASE_VAR_TYPE_INT, NULL, 0, 0, OPAL_INFO_LVL_6, MCA_BASE_VAR_SCOPE_READONLY,
        &component->priority);
}

static int add_shape(lw_component *component)
{
    const lw_network_type *network = component->network;
    char help[HELP];

    snprintf(help, sizeof help,
             "Shape %s of the virtual network (%s) on which the ranks of a communicator are "
             "placed: %s. It may have no more vertices than the communicator has ranks; further "
             "ranks are guests on its links. Default auto: chosen for each communicator by fewest "
             "rounds, then fewest guests; by pt also with an eye to how many trees there will be.",
             network->shape, network->title, network->allowed);
    component->shape = "auto";
    return add(component, component->shape_parameter, help, MCA_BASE_VAR_TYPE_STRING, NULL, 3,
               &component->shape);
}

/* A parameter whose values are the choices; `help` says what it is, this adds what they are. */
static int add_choice(lw_component *component, lw_choice_parameter *parameter, const char *help,
                      const lw_choice *choices)
{
    mca_base_var_enum_value_t values[CHOICES + 1] = {{0, NULL}};
    char text[HELP];
    int length = snprintf(text, sizeof text, "%s Default %s.", help, choices[0].name);

    for (int i = 0; choices[i].name; i++) {
        values[i] = (mca_base_var_enum_value_t){i, choices[i].name};
        length += snprintf(text + length, sizeof text - (size_t)length, " %s: %s.", choices[i].name,
                           choices[i].best_for);
    }
    const int error = mca_base_var_enum_create(parameter->name, values, &parameter->values);
    if (error) return error;
    find_choice = parameter->values->value_from_string;
    parameter->values->value_from_string = read_choice;
    parameter->value = 0;
    const int variable = add(component, parameter->name, text, MCA_BASE_VAR_TYPE_INT,
                             parameter->values, 3, &parameter->value);
    OBJ_RELEASE(parameter->values); /* the variable keeps it */
    return variable;
}

static int add_algorithm(lw_component *component)
{
    const lw_algorithm *table = component->network->algorithms;
    lw_choice choices[CHOICES + 1] = {{"auto", "chosen for each message by the cost model"}};

    for (int i = 0; table[i].name && i + 1 + COMMON < CHOICES; i++) {
        choices[i + 1] = (lw_choice){table[i].name, table[i].best_for};
    }
    int count = 1;
    while (choices[count].name) count++;
    component->algorithm_trees = count;
    for (int i = 0; i < COMMON; i++) choices[count + i] = lw_common_ways[i];
    component->algorithm.name = "algorithm";
    return add_choice(component, &component->algorithm, "Algorithm of MPI_Bcast.", choices);
}

static int add_routing(lw_component *component)
{
    component->routing.name = "routing";
    return add_choice(
        component, &component->routing,
        "Which routes the paths of the schedule are called by; Open MPI's own network "
        "decides which way the bytes really go.",
        component->network->routings);
}

static int add_vertex(lw_component *component)
{
    component->vertex.name = "vertex";
    return add_choice(
        component, &component->vertex,
        "What a vertex of the virtual network stands for. Its ranks form a group: one "
        "of them takes part in the schedule and serves the others inside the host. "
        "With the mapping rank or file, auto is rank.",
        lw_vertex_levels);
}

static int add_mapping(lw_component *component)
{
    component->mapping = "hardware";
    return add(
        component, "mapping",
        "Who sits at which vertex. Default hardware: ranks that share a host, package, cache "
        "or core sit side by side. rank: in the order of ranks. file:PATH: as a text file "
        "says, in lines 'RANK VERTEX'; on communicators of as many ranks as it has lines, "
        "others as by hardware. Until a communicator's first MPI_Bcast, its MPI_Ibcasts "
        "know hosts only, and no file.",
        MCA_BASE_VAR_TYPE_STRING, NULL, 3, &component->mapping);
}

static int add_segment_bytes(lw_component *component)
{
    component->segment_bytes = 0;
    return add(component, "segment_bytes",
               "Packed bytes (suffix k, m or g allowed) of the segments into which a message is "
               "cut; they follow each other down the tree. Default 0: chosen for each message, "
               "256k for the network's own schedule and inside a host. A size larger than the "
               "message: not cut.",
               MCA_BASE_VAR_TYPE_SIZE_T, NULL, 5, &component->segment_bytes);
}

/* What the cost model takes the fabric for. */
static int add_fabric(lw_component *component)
{
    const struct {
        const char *name, *help;
        size_t *storage, value;
    } parameters[] = {
        {"latency_ns",
         "Time in nanoseconds from the start of a send between hosts to its receipt, without the "
         "time that its bytes take. Default 60000.",
         &component->latency_ns, LW_LATENCY_NS},
        {"overhead_ns",
         "Time in nanoseconds that a process is busy with one message between hosts. Default "
         "10000.",
         &component->overhead_ns, LW_OVERHEAD_NS},
        {"bandwidth_mbit",
         "Mbit/s of one of a host's ports, in each direction. Default 1000. 0 is taken for 1.",
         &component->bandwidth_mbit, LW_BANDWIDTH_MBIT},
        {"ports",
         "Ports (links) of a host that can be busy at once, each with that bandwidth. Default 1: a "
         "switch. On a network that is wired like the virtual one: its degree. 0 is taken for 1.",
         &component->ports, LW_PORTS},
        {"burst_bytes",
         "Bytes that a port lets through at once after a pause, before its bandwidth counts "
         "(suffix "
         "k, m or g allowed): half the size of its token bucket, if a virtual network has one. "
         "Default 0: none.",
         &component->burst_bytes, LW_BURST_BYTES},
    };
    int variable = 0;

    for (int i = 0; i < 5 && variable >= 0; i++) {
        *parameters[i].storage = parameters[i].value;
        variable = add(component, parameters[i].name, parameters[i].help, MCA_BASE_VAR_TYPE_SIZE_T,
                       NULL, 5, parameters[i].storage);
        component->fabric_variable[i] = variable;
    }
    return variable;
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
    component->algorithm.variable = add_algorithm(component);
    component->segment_variable = add_segment_bytes(component);
    component->max_variable = add_max_bytes(component);
    component->routing.variable = component->network->routings ? add_routing(component) : 0;
    component->vertex.variable = add_vertex(component);
    component->mapping_variable = add_mapping(component);

    const int variables[] = {component->priority_variable,  component->shape_variable,
                             component->algorithm.variable, component->segment_variable,
                             component->max_variable,       component->vertex.variable,
                             component->mapping_variable,   add_fabric(component)};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        if (variables[i] < 0) return variables[i];
    }
    return OPAL_SUCCESS;
}
