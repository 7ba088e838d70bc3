/* Trees on stdout, as text or JSON.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "explore/print.h"

static int at(const int *array, const lw_trees *trees, int t, int v)
{
    return array[(size_t)t * (size_t)trees->vertices + (size_t)v];
}

static void print_vertex(const lw_network *network, const lw_trees *trees, int v, int sends)
{
    char name[LW_TEXT];

    network->type->coordinates(network, v, name);
    printf("  %d %s", v, name);
    if (v == trees->root) {
        printf(" root");
    } else {
        printf(" parents");
        for (int t = 0; t < trees->count; t++) printf(" %d", at(trees->parent, trees, t, v));
        printf(" depths");
        for (int t = 0; t < trees->count; t++) printf(" %d", at(trees->depth, trees, t, v));
    }
    printf(" sends %d\n", sends);
}

int lw_print_trees_text(const lw_network *network, const lw_trees *trees)
{
    int *sends = calloc((size_t)trees->vertices, sizeof *sends);
    if (!sends) return LW_NO_MEMORY;

    for (int t = 0; t < trees->count; t++) {
        for (int v = 0; v < trees->vertices; v++) {
            if (v != trees->root) sends[at(trees->parent, trees, t, v)]++;
        }
    }
    for (int v = 0; v < trees->vertices; v++) print_vertex(network, trees, v, sends[v]);
    free(sends);
    return LW_OK;
}

/* The numbers of one tree, or NULL. */
static json_t *list(const int *array, const lw_trees *trees, int t)
{
    json_t *numbers = json_array();

    for (int v = 0; numbers && v < trees->vertices; v++) {
        if (json_array_append_new(numbers, json_integer(at(array, trees, t, v)))) {
            json_decref(numbers);
            return NULL;
        }
    }
    return numbers;
}

int lw_print_trees_json(const lw_network *network, const lw_trees *trees)
{
    int error = LW_OK;

    printf("{\"network\":\"%s\",\"root\":%d,\"vertices\":%d,\"trees\":[", network->name,
           trees->root, trees->vertices);
    for (int t = 0; t < trees->count && !error; t++) {
        json_t *tree = json_pack("{s:o*, s:o*}", "parents", list(trees->parent, trees, t), "depths",
                                 list(trees->depth, trees, t));
        fputs(t ? ",\n" : "\n", stdout);
        if (!tree || json_object_size(tree) < 2) error = LW_NO_MEMORY;
        if (tree) json_dumpf(tree, stdout, JSON_COMPACT | JSON_PRESERVE_ORDER);
        json_decref(tree);
    }
    puts("\n]}");
    return error;
}
