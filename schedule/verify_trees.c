/* The verifier of trees. It trusts nothing but the network's list of neighbours.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/verify_trees.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct check {
    const lw_network *network;
    const lw_trees *trees;
    int *user; /* per channel v·degree + i, from the i-th neighbour of v to v: its tree, or -1 */
    int *neighbour;
    char *why;
} check;

static int parent_of(const check *c, int t, int v)
{
    return c->trees->parent[(size_t)t * (size_t)c->trees->vertices + (size_t)v];
}

static int depth_of(const check *c, int t, int v)
{
    return c->trees->depth[(size_t)t * (size_t)c->trees->vertices + (size_t)v];
}

/* Is the trees' shape that of the network? */
static bool check_shape(const check *c)
{
    const lw_trees *trees = c->trees;

    if (trees->count < 1 || trees->vertices != c->network->vertices) {
        snprintf(c->why, LW_TEXT, "%d trees of %d vertices, but the network has %d", trees->count,
                 trees->vertices, c->network->vertices);
        return false;
    }
    if (trees->root < 0 || trees->root >= trees->vertices) {
        snprintf(c->why, LW_TEXT, "the root %d is no vertex", trees->root);
        return false;
    }
    return true;
}

/* Counts the arc into v in; false if there is none, or another tree has it. */
static bool take_arc(const check *c, int t, int v)
{
    const int parent = parent_of(c, t, v), degree = c->network->degree;
    const int count = c->network->type->neighbours(c->network, v, c->neighbour);
    int i = 0;

    while (i < count && c->neighbour[i] != parent) i++;
    if (i == count) {
        snprintf(c->why, LW_TEXT, "tree %d: vertex %d: its parent %d isn't a neighbour", t, v,
                 parent);
        return false;
    }
    int *user = &c->user[(size_t)v * (size_t)degree + (size_t)i];
    if (*user >= 0) {
        snprintf(c->why, LW_TEXT, "tree %d: the arc from %d to %d is in tree %d too", t, parent, v,
                 *user);
        return false;
    }
    *user = t;
    return true;
}

/* Depths that grow by one from parent to child, from 0 at the root, leave no room for a circle. */
static bool check_vertex(const check *c, int t, int v)
{
    const int parent = parent_of(c, t, v), depth = depth_of(c, t, v);

    if (v == c->trees->root) {
        if (parent == -1 && depth == 0) return true;
        snprintf(c->why, LW_TEXT, "tree %d: the root %d has parent %d and depth %d", t, v, parent,
                 depth);
        return false;
    }
    if (!take_arc(c, t, v)) return false;
    const int above = depth_of(c, t, parent);
    if (depth > 0 && depth - 1 == above) return true;
    snprintf(c->why, LW_TEXT, "tree %d: vertex %d: depth %d below its parent %d of depth %d", t, v,
             depth, parent, above);
    return false;
}

static void check_all(const check *c)
{
    const size_t channels = (size_t)c->network->vertices * (size_t)c->network->degree;

    if (!check_shape(c)) return;
    for (size_t i = 0; i < channels; i++) c->user[i] = -1;
    for (int t = 0; t < c->trees->count; t++) {
        for (int v = 0; v < c->trees->vertices; v++) {
            if (!check_vertex(c, t, v)) return;
        }
    }
}

int lw_verify_trees(const lw_network *network, const lw_trees *trees, char *why)
{
    const size_t vertices = (size_t)network->vertices, degree = (size_t)network->degree;
    const check c = {
        .network = network,
        .trees = trees,
        .user = malloc(vertices * degree * sizeof(int)),
        .neighbour = malloc(degree * sizeof(int)),
        .why = why,
    };
    const bool room = c.user && c.neighbour;

    *why = '\0';
    if (room) check_all(&c);
    free(c.user);
    free(c.neighbour);
    return room ? LW_OK : LW_NO_MEMORY;
}
