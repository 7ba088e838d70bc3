/* Parameters that can't be used: what is said, and what happens instead.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Open MPI reads a number as far as it is one and takes the rest for nothing, so the text itself
 * is looked at. And its opal_show_help hands a process's message over to mpirun, which in 4.1 now
 * and then loses it; so the text comes from there, but goes to stderr. */
#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/parameters.h"
#include "mapping/fabric.h"

static const mca_base_var_t *variable_of(int index)
{
    const mca_base_var_t *variable = NULL;
    return mca_base_var_get(index, &variable) ? NULL : variable;
}

static bool is_given(int index)
{
    const mca_base_var_t *variable = variable_of(index);
    return variable && variable->mbv_source != MCA_BASE_VAR_SOURCE_DEFAULT;
}

/* What the parameter files say of a variable, if its value comes from there; else NULL. */
static const mca_base_var_file_value_t *in_file(const mca_base_var_t *variable)
{
    const bool from_file = variable && variable->mbv_source == MCA_BASE_VAR_SOURCE_FILE;
    return from_file ? variable->mbv_file_value : NULL;
}

/* Where a value came from, in text[LW_TEXT]. */
static const char *origin(int index, char *text)
{
    const mca_base_var_file_value_t *line = in_file(variable_of(index));

    if (line) {
        snprintf(text, LW_TEXT, "file %s", line->mbvfv_file);
    } else if (variable_of(index)->mbv_source == MCA_BASE_VAR_SOURCE_SET) {
        snprintf(text, LW_TEXT, "the program, through MPI_T");
    } else {
        snprintf(text, LW_TEXT, "mpirun's command line or the environment");
    }
    return text;
}

/* Shows a topic of the component's help file. Each uses as many of the texts as it needs. */
static void show(const lw_component *component, const char *topic, int variable, const char *value,
                 const char *why, const char *allowed, const char *instead)
{
    char file[LW_TEXT], from[LW_TEXT];

    snprintf(file, sizeof file, "help-coll-%s.txt",
             component->super.collm_version.mca_component_name);
    char *text = opal_show_help_string(file, topic, true, variable_of(variable)->mbv_full_name,
                                       value, origin(variable, from), allowed, why, instead);
    if (text) fputs(text, stderr);
    free(text);
}

/* The same, once a job: by its first process. */
static void tell(const lw_component *component, const char *topic, int variable, const char *value,
                 const char *why, const char *allowed, const char *instead)
{
    if (lw_first_of_job()) show(component, topic, variable, value, why, allowed, instead);
}

/* The text of a value as the user wrote it, or NULL. mpirun puts its --mca into the
 * environment. */
static const char *text_of(int index)
{
    const mca_base_var_t *variable = variable_of(index);
    const mca_base_var_file_value_t *line = in_file(variable);
    char *name = NULL;
    const char *text = NULL;

    if (!variable || line) return line ? line->mbvfv_value : NULL;
    if (!mca_base_var_env_name(variable->mbv_full_name, &name)) text = getenv(name);
    free(name);
    return text;
}

/* The network of the shape asked for, to be freed by free(). NULL: auto, also from now on if it
 * can't be used. */
static lw_network *asked(lw_component *component)
{
    char why[LW_TEXT];

    if (!component->shape || !strcmp(component->shape, "auto")) return NULL;
    lw_network *network = component->network->create(component->shape, why);
    if (!network) {
        tell(component, "bad-shape", component->shape_variable, component->shape, why,
             component->network->allowed, "");
        mca_base_var_set_value(component->shape_variable, "auto", sizeof "auto",
                               MCA_BASE_VAR_SOURCE_SET, NULL);
    }
    return network;
}

/* The mapping asked for; *file is its path, owned. Hardware, also from now on, if it is none. */
static lw_mapping mapping_of(lw_component *component, char **file)
{
    static const char prefix[] = "file:";
    const char *text = component->mapping ? component->mapping : "hardware";

    *file = NULL;
    if (!strcmp(text, "rank")) return LW_MAPPING_RANK;
    if (!strncmp(text, prefix, strlen(prefix)) && text[strlen(prefix)]) {
        *file = strdup(text + strlen(prefix));
        if (*file) return LW_MAPPING_FILE;
    } else if (strcmp(text, "hardware")) {
        tell(component, "bad-mapping", component->mapping_variable, text, "", "", "");
        mca_base_var_set_value(component->mapping_variable, "hardware", sizeof "hardware",
                               MCA_BASE_VAR_SOURCE_SET, NULL);
    }
    return LW_MAPPING_HARDWARE;
}

void lw_settings_free(lw_settings *settings)
{
    free(settings->asked);
    free(settings->file);
}

lw_settings lw_parameters_take(lw_component *component)
{
    char *file;
    const lw_mapping mapping = mapping_of(component, &file);

    return (lw_settings){
        .asked = asked(component),
        .vertex = (lw_vertex_level)component->vertex.value,
        .mapping = mapping,
        .file = file,
        .algorithm = component->algorithm.value,
        .routing = component->routing.value,
        .segment_bytes = component->segment_bytes,
        .max_bytes = component->max_bytes,
        .fabric = lw_fabric_of(component->latency_ns, component->overhead_ns,
                               component->bandwidth_mbit, component->ports, component->burst_bytes),
    };
}

static void check_choice(const lw_component *component, const lw_choice_parameter *parameter)
{
    char names[2 * LW_TEXT] = "";
    int count = 0;

    if (!parameter->wrong) return;
    parameter->values->get_count(parameter->values, &count);
    for (int i = 0; i < count; i++) {
        const size_t length = strlen(names);
        const char *name;
        int value;
        parameter->values->get_value(parameter->values, i, &value, &name);
        snprintf(names + length, sizeof names - length, "%s%s", i ? ", " : "", name);
    }
    tell(component, "bad-choice", parameter->variable, parameter->wrong, "", names, "");
}

/* Is the text a whole number that fits, with a suffix or without? */
static bool is_number(const char *text, bool may_be_negative, bool may_have_suffix)
{
    static const char suffixes[] = "kmg";
    char *end;

    if (text[0] == '-' && !may_be_negative) return false;
    errno = 0;
    const unsigned long long value = strtoull(text, &end, 0);
    if (end == text || errno) return false;
    if (!*end) return true;
    const char *suffix = strchr(suffixes, tolower((unsigned char)*end));
    const int shift = suffix ? 10 * (int)(suffix - suffixes + 1) : 0;
    return may_have_suffix && suffix && !end[1] &&
           value <= (unsigned long long)PTRDIFF_MAX >> shift;
}

static void check_bytes(lw_component *component, int variable, size_t *value, size_t otherwise,
                        const char *topic)
{
    const char *text = text_of(variable);
    char number[LW_TEXT];

    if (*value <= PTRDIFF_MAX && (!text || is_number(text, false, true))) return;
    snprintf(number, sizeof number, "%td", (ptrdiff_t)*value);
    tell(component, topic, variable, text ? text : number, "", "", "");
    *value = otherwise;
}

static void check_fabric(lw_component *component)
{
    size_t *const value[] = {&component->latency_ns, &component->overhead_ns,
                             &component->bandwidth_mbit, &component->ports,
                             &component->burst_bytes};
    static const size_t otherwise[] = {LW_LATENCY_NS, LW_OVERHEAD_NS, LW_BANDWIDTH_MBIT, LW_PORTS,
                                       LW_BURST_BYTES};

    for (int i = 0; i < 5; i++) {
        check_bytes(component, component->fabric_variable[i], value[i], otherwise[i], "bad-fabric");
    }
}

static void check_priority(lw_component *component)
{
    const char *text = text_of(component->priority_variable);

    component->priority_given = is_given(component->priority_variable);
    if (!text || is_number(text, true, false)) return;
    tell(component, "bad-priority", component->priority_variable, text, "", "", "");
    component->priority = 0;
    component->priority_given = false;
}

void lw_parameters_check(lw_component *component)
{
    check_priority(component);
    lw_settings settings = lw_parameters_take(component);
    lw_settings_free(&settings);
    check_choice(component, &component->algorithm);
    check_choice(component, &component->routing);
    check_choice(component, &component->vertex);
    check_bytes(component, component->segment_variable, &component->segment_bytes, 0,
                "bad-segment-bytes");
    check_fabric(component);
    check_bytes(component, component->max_variable, &component->max_bytes, 0, "bad-max-bytes");
}

void lw_tell_too_large(lw_component *component, const lw_network *large, ompi_communicator_t *comm,
                       int seats, const lw_network *instead)
{
    char why[2 * LW_TEXT], allowed[LW_TEXT];
    const int ranks = ompi_comm_size(comm);
    char place[LW_TEXT] = "";

    if (!lw_first_of_job() || atomic_exchange(&component->told_too_large, true)) return;
    if (seats < ranks) snprintf(place, sizeof place, " in %d groups", seats);
    snprintf(why, sizeof why, "it has %d vertices, %s has %d ranks%s", large->vertices,
             comm->c_name, ranks, place);
    snprintf(allowed, sizeof allowed, "at most %d vertices", seats);
    tell(component, "too-large-shape", component->shape_variable, strchr(large->name, ':') + 1, why,
         allowed, instead->name);
}

void lw_tell_bad_file(const lw_component *component, const char *path, const char *why)
{
    char value[2 * LW_TEXT];

    snprintf(value, sizeof value, "file:%s", path);
    show(component, "bad-mapping-file", component->mapping_variable, value, why,
         "lines 'RANK VERTEX', each rank once; '#' begins a comment", "");
}
