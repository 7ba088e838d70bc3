/* Results as JSON.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static json_t *number_or_null(double value, bool known)
{
    return known ? json_real(value) : json_null();
}

/* What users type needn't be UTF-8, and must not cost them their results. */
json_t *json_text(const char *text)
{
    json_t *value = json_string(text);
    char *plain = value ? NULL : strdup(text);
    for (char *c = plain; c && *c != '\0'; c++) {
        *c = (unsigned char)*c < 0x80 ? *c : '?';
    }
    if (plain) {
        value = json_string(plain);
    }
    free(plain);
    return value;
}

static json_t *text_or_null(const char *text)
{
    return text ? json_text(text) : json_null();
}

static json_t *command_of(const struct context *context)
{
    json_t *list = json_pack("[s]", "lwbench");
    for (int i = 0; list && i < context->argc; i++) {
        if (json_array_append_new(list, json_text(context->argv[i])) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

static json_t *variants_of(const struct context *context, bool only_counted)
{
    json_t *list = json_array();
    for (int v = 0; list && v < context->variant_count; v++) {
        if (only_counted && !context->counted[v]) {
            continue;
        }
        if (json_array_append_new(list, json_text(context->variant[v])) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

static bool add_parameter(json_t *components, const struct context_parameter *parameter)
{
    json_t *component = json_object_get(components, parameter->component);
    if (!component) {
        component = json_object();
        if (json_object_set_new(components, parameter->component, component) != 0) {
            return false;
        }
    }
    return json_object_set_new(component, parameter->name, json_text(parameter->value)) == 0;
}

static json_t *parameters_of(const struct context *context)
{
    json_t *components = json_object();
    for (int p = 0; components && p < context->parameter_count; p++) {
        if (!add_parameter(components, &context->parameter[p])) {
            json_decref(components);
            return NULL;
        }
    }
    return components;
}

static json_t *place_of(const struct context *context)
{
    const struct machine *machine = &context->machine;
    const struct hosts *hosts = &context->hosts;
    return json_pack(
        "{s:s, s:s, s:s, s:i, s:i, s:i, s:I, s:s, s:o, s:s, s:s, s:i, s:i, s:{s:i, s:i}, s:b}",
        "date", machine->date, "host", hosts->name, "cpu", hosts->cpu, "packages", hosts->packages,
        "cores", hosts->cores, "pus", hosts->pus, "memory_bytes", (json_int_t)machine->memory_bytes,
        "kernel", machine->kernel, "load", number_or_null(machine->load, machine->load >= 0.0),
        "mpi_version", context->mpi, "mpi_library", context->library, "ranks", hosts->ranks,
        "hosts", hosts->hosts, "ranks_per_host", "min", hosts->ranks_least, "max",
        hosts->ranks_most, "oversubscribed", hosts->oversubscribed);
}

static json_t *method_of(const struct context *context)
{
    return json_pack(
        "{s:i, s:b, s:s, s:s, s:o, s:{s:i, s:i}, s:{s:i, s:i}, s:i, s:o, s:{s:I, s:I}, s:b}",
        "root", context->root, "rotate_root", context->rotate_root, "sync", context->sync,
        "datatype", context->datatype, "time_limit_s",
        number_or_null(context->time_limit_s, context->time_limit_s > 0.0), "iterations", "small",
        context->small.iterations, "large", context->large.iterations, "warmup", "small",
        context->small.warmup, "large", context->large.warmup, "large_above_bytes", LARGE_BYTES,
        "left_out_from_bytes",
        context->left_out_from ? json_integer((json_int_t)context->left_out_from) : json_null(),
        "windows", "announced", (json_int_t)context->windows, "missed",
        (json_int_t)context->windows_missed, "traffic", context->traffic);
}

static json_t *subject_of(const struct context *context)
{
    const struct cluster *cluster = &context->cluster;
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:{s:o, s:o, s:i}}", "command", command_of(context),
                     "note", text_or_null(context->note), "variants", variants_of(context, false),
                     "checked_by_counters", variants_of(context, true), "parameters",
                     parameters_of(context), "cluster", "network", text_or_null(cluster->network),
                     "rate_bit_per_s", number_or_null(cluster->rate, cluster->rate > 0.0), "links",
                     cluster->links);
}

json_t *json_context(const struct context *context, json_t *method)
{
    json_t *all = json_pack("{s:s}", "lwbench", context->version);
    json_t *parts[] = {place_of(context), method, subject_of(context)};
    bool complete = all != NULL;
    for (size_t i = 0; i < sizeof(parts) / sizeof(*parts); i++) {
        complete = complete && json_object_update(all, parts[i]) == 0;
        json_decref(parts[i]);
    }
    if (!complete) {
        json_decref(all);
        return NULL;
    }
    return all;
}

static json_t *count_or_null(unsigned long long count, bool known)
{
    return known ? json_integer((json_int_t)count) : json_null();
}

static json_t *row_of(const struct row *row)
{
    return json_pack(
        "{s:o, s:I, s:i, s:b, s:o, s:f, s:f, s:f, s:f, s:f, s:f, s:o, s:o, s:f, s:f, s:f, s:o,"
        " s:o, s:o}",
        "variant", json_text(row->variant), "bytes", (json_int_t)row->bytes, "iterations",
        row->iterations, "validated", row->validated, "valid",
        row->validated ? json_boolean(row->valid) : json_null(), "median_us", row->median_us,
        "min_us", row->min_us, "max_us", row->max_us, "p10_us", row->p10_us, "p90_us", row->p90_us,
        "mean_us", row->mean_us, "low_us", number_or_null(row->low_us, row->low_us > 0.0),
        "high_us", number_or_null(row->high_us, row->high_us > 0.0), "average_us", row->average_us,
        "rank_min_us", row->rank_min_us, "rank_max_us", row->rank_max_us, "bound_us",
        number_or_null(row->bound_us, row->bound_us > 0.0), "host_messages",
        count_or_null(row->host_messages, row->counted), "host_bytes",
        count_or_null(row->host_bytes, row->counted));
}

static json_t *rows_of(const struct rows *rows)
{
    json_t *list = json_array();
    for (size_t i = 0; list && i < rows->count; i++) {
        if (json_array_append_new(list, row_of(&rows->row[i])) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

bool json_document(FILE *file, json_t *context, json_t *rows)
{
    json_t *all = json_pack("{s:o, s:o}", "context", context, "rows", rows);
    bool written = all && json_dumpf(all, file, JSON_INDENT(1) | JSON_PRESERVE_ORDER) == 0 &&
                   fputc('\n', file) != EOF;
    json_decref(all);
    return written;
}

bool json_write(FILE *file, const struct context *context, const struct rows *rows)
{
    return json_document(file, json_context(context, method_of(context)), rows_of(rows));
}
