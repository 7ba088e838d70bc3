/* Results read back from a file that --json wrote: what they say.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "results.h"

#include <stdio.h>
#include <string.h>

void results_free(struct results *results)
{
    rows_free(&results->rows);
    json_decref(results->document);
    *results = (struct results){0};
}

const struct row *results_find(const struct results *results, const char *variant, size_t bytes)
{
    for (size_t i = 0; i < results->rows.count; i++) {
        const struct row *row = &results->rows.row[i];
        if (row->bytes == bytes && strcmp(row->variant, variant) == 0) {
            return row;
        }
    }
    return NULL;
}

bool results_have(const struct results *results, const char *variant)
{
    for (size_t i = 0; i < results->rows.count; i++) {
        if (strcmp(results->rows.row[i].variant, variant) == 0) {
            return true;
        }
    }
    return false;
}

double results_bound(const struct results *results, size_t bytes)
{
    for (size_t i = 0; i < results->rows.count; i++) {
        if (results->rows.row[i].bytes == bytes && results->rows.row[i].bound_us > 0.0) {
            return results->rows.row[i].bound_us;
        }
    }
    return 0.0;
}

void results_place(const struct results *results, char *text, size_t room)
{
    json_t *context = json_object_get(results->document, "context");
    json_int_t ranks = json_integer_value(json_object_get(context, "ranks"));
    json_int_t hosts = json_integer_value(json_object_get(context, "hosts"));
    json_t *cluster = json_object_get(context, "cluster");
    const char *network = json_string_value(json_object_get(cluster, "network"));
    text[0] = '\0';
    if (ranks > 0 && hosts > 0) {
        snprintf(text, room, "%lld ranks on %lld host%s%s%s", (long long)ranks, (long long)hosts,
                 hosts == 1 ? "" : "s", network ? ", " : "", network ? network : "");
    }
}
