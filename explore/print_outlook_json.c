/* What is decided, as JSON.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <jansson.h>
#include <stdio.h>

#include "explore/print_outlook.h"

/* Appends a value to a list that may have failed already. */
static json_t *append(json_t *list, json_t *value)
{
    if (list && value && !json_array_append_new(list, value)) return list;
    if (!list) json_decref(value);
    json_decref(list);
    return NULL;
}

static json_t *decision_of(const lw_outlook *outlook, lw_decision decision)
{
    return json_pack("{s:s, s:i, s:I}", "way", lw_outlook_name(outlook, decision.way), "trees",
                     lw_outlook_trees(outlook, decision.way), "segment_bytes",
                     (json_int_t)decision.segment_bytes);
}

static json_t *model_of(const lw_outlook *outlook, size_t bytes)
{
    json_t *list = json_array();

    for (lw_way way = 0; way < LW_WAYS; way++) {
        size_t segment;
        if (!lw_outlook_has(outlook, way)) continue;
        const double seconds = lw_outlook_cost(outlook, way, bytes, &segment);
        list = append(list, json_pack("{s:s, s:I, s:f}", "way", lw_outlook_name(outlook, way),
                                      "segment_bytes", (json_int_t)segment, "us", seconds * 1e6));
    }
    return list;
}

static json_t *row_of(const lw_outlook *outlook, size_t bytes)
{
    return json_pack("{s:I, s:o, s:o, s:o}", "bytes", (json_int_t)bytes, "decision",
                     decision_of(outlook, lw_outlook_decide(outlook, bytes)), "first",
                     decision_of(outlook, lw_outlook_first(outlook, bytes)), "model",
                     model_of(outlook, bytes));
}

static json_t *rows_of(const lw_outlook *outlook)
{
    json_t *list = json_array();

    for (int s = 0; s < outlook->sizes.count; s++) {
        list = append(list, row_of(outlook, outlook->sizes.bytes[s]));
    }
    return list;
}

static json_t *changes_of(const lw_outlook *outlook)
{
    json_t *list = json_array();
    size_t bytes = outlook->sizes.bytes[0];

    while (lw_outlook_change(outlook, &bytes)) {
        const lw_way way = lw_outlook_decide(outlook, bytes).way;
        list = append(list, json_pack("{s:I, s:s}", "from_bytes", (json_int_t)bytes, "way",
                                      lw_outlook_name(outlook, way)));
    }
    return list;
}

static json_t *fabric_of(const lw_outlook *outlook)
{
    json_t *fabric = json_object();

    for (int i = 0; fabric && i < LW_TERMS; i++) {
        const lw_term *term = &outlook->term[i];
        /* A file's name needn't be UTF-8. */
        json_t *from = json_string(term->from);
        json_t *value = json_pack("{s:I, s:o}", "value", (json_int_t)term->value, "from",
                                  from ? from : json_string("--params"));
        if (json_object_set_new(fabric, term->name, value)) {
            json_decref(fabric);
            fabric = NULL;
        }
    }
    return fabric;
}

int lw_print_outlook_json(const lw_outlook *outlook)
{
    const lw_placement *placement = &outlook->placement;
    const lw_shape *shape = &outlook->shape;
    json_t *all =
        json_pack("{s:s, s:i, s:i, s:i, s:s, s:i, s:i, s:i, s:i, s:i, s:b, s:o, s:o, s:o}",
                  "network", placement->network->name, "ranks", placement->ranks, "vertices",
                  placement->network->vertices, "guests", placement->guests, "algorithm",
                  outlook->algorithm->name, "root", outlook->root, "rounds", shape->rounds,
                  "children", shape->children, "trees", shape->trees, "depth", shape->depth,
                  "between_hosts", outlook->between_hosts, "fabric", fabric_of(outlook), "sizes",
                  rows_of(outlook), "changes", changes_of(outlook));

    if (!all) return LW_NO_MEMORY;
    json_dumpf(all, stdout, JSON_INDENT(1) | JSON_PRESERVE_ORDER);
    json_decref(all);
    putchar('\n');
    return LW_OK;
}
