/* Plans in which children stand in for empty vertices.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/empty.h"

typedef struct tree {
    const lw_placement *placement;
    const lw_algorithm *algorithm;
    int root;
    int error;
} tree;

static lw_plan plan_of(tree *t, int vertex)
{
    lw_plan plan;
    lw_plan_init(&plan);
    if (!t->error) {
        t->error = t->algorithm->plan(t->placement->network, t->root, vertex, &plan);
    }
    return plan;
}

/* The vertex with a rank that acts for v, or -1 if there's none at or below v. */
static int stand_in(tree *t, int v)
{
    if (v < t->placement->vertices) return v;

    lw_plan plan = plan_of(t, v);
    int found = -1;
    for (int i = 0; i < plan.children && found < 0; i++) found = stand_in(t, plan.child[i].vertex);
    lw_plan_free(&plan);
    return found;
}

/* Adds those who act for v's children, except the one that is `me`. */
static void adopt(tree *t, const lw_plan *of, int me, lw_plan *plan)
{
    for (int i = 0; i < of->children && !t->error; i++) {
        const int child = stand_in(t, of->child[i].vertex);
        if (child >= 0 && child != me && !t->error) {
            t->error = lw_plan_add(plan, child, of->child[i].round);
        }
    }
}

int lw_plan_around_empty(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                         int me, lw_plan *plan)
{
    tree t = {placement, algorithm, root, LW_OK};
    lw_plan own = plan_of(&t, me);

    adopt(&t, &own, me, plan);
    while (!t.error && own.parent >= 0 && stand_in(&t, own.parent) == me) {
        const int above = own.parent;
        lw_plan_free(&own);
        own = plan_of(&t, above);
        adopt(&t, &own, me, plan);
    }
    if (own.parent >= 0) {
        plan->parent = stand_in(&t, own.parent);
        plan->round = own.round;
    }
    lw_plan_free(&own);
    return t.error;
}
