/* Trees while they are being packed; only for the files packing*.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_PACKING_STATE_H
#define LW_SCHEDULE_PACKING_STATE_H

#include <stdint.h>

#include "schedule/arcs.h"
#include "schedule/trees.h"

enum { LW_FREE = -1 }; /* an arc's owner if no tree has it */

/* Searches for arc-disjoint paths; marks count up, so that nothing needs to be cleared. */
typedef struct lw_search {
    int flow_mark;
    int seen_mark;
    int *flow;   /* per arc: flow_mark if a path takes it */
    int *seen;   /* per vertex: seen_mark if the search came by */
    int *before; /* per vertex: over which arc it came, or -1 - t: from where tree t was found */
    int *queue;
    int *hint;              /* per tree and vertex: the arc against which a path last came, or -1 */
    int end[LW_MOST_TREES]; /* per tree: the vertex where its path starts */
    int found[LW_MOST_TREES]; /* per tree: the vertex where the search found it, or -1 */
} lw_search;

typedef struct lw_packing {
    lw_arcs arcs;
    lw_trees trees;
    int *owner;    /* per arc: the tree that has it, or LW_FREE */
    uint64_t *has; /* per vertex: bit t is set if tree t has reached it */
    lw_search search;
    int *order; /* per tree: the vertices it has reached, in order of depth (as in lw_trees) */
    int *next;  /* per tree and vertex: its first arc that the tree hasn't tried */
    int reached[LW_MOST_TREES]; /* per tree: how many */
} lw_packing;

/* Room for the vertices and depths of one tree. */
static inline size_t lw_tree_at(const lw_packing *p, int t)
{
    return (size_t)t * (size_t)p->trees.vertices;
}

/* May tree t take the arc, so that all trees can still be completed? */
bool lw_paths_remain(lw_packing *p, int arc, int t);

/* Swaps the parents that vertices have in two trees, and takes free arcs, as long as the trees
 * become shallower. With moves > 0 first tries so many random swaps, also some for the worse. */
void lw_swap_parents(lw_packing *p, long moves);

#endif
