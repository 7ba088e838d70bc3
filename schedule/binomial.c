/* The binomial tree.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   0 --+-- 1 --+-- 3 -- 7        numbers relative to the root, modulo the vertices
 *       |       `-- 5
 *       +-- 2 ----- 6
 *       `-- 4
 *
 *   round r | every vertex below 2^(r-1) sends to the one 2^(r-1) above it
 */
#include "schedule/binomial.h"

#include <stdlib.h>

static int shift(const lw_network *network, int v, long by)
{
    const long vertices = network->vertices;
    return (int)((v + by + vertices) % vertices);
}

int lw_binomial_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    const long mine = shift(network, me, -(long)root);
    long reach = 1; /* vertices informed before the round */
    int round = 1;

    for (; reach <= mine; reach *= 2, round++) {
        if (reach * 2 <= mine) continue;
        plan->parent = shift(network, root, mine - reach);
        plan->round = round;
    }
    for (; mine + reach < network->vertices; reach *= 2, round++) {
        const int error = lw_plan_add(plan, shift(network, root, mine + reach), round);
        if (error) return error;
    }
    return LW_OK;
}

/* Adds the sends of vertex `me`, each along the network's route. */
static int add_sends(const lw_network *network, int root, int me, int *path, lw_schedule *schedule)
{
    lw_plan plan;
    lw_plan_init(&plan);
    int error = lw_binomial_plan(network, root, me, &plan);

    for (int i = 0; i < plan.children && !error; i++) {
        const int length = network->type->route(network, me, plan.child[i].vertex, path);
        error = lw_schedule_add(schedule, plan.child[i].round, path, length - 1);
    }
    lw_plan_free(&plan);
    return error;
}

int lw_binomial_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    int *path = malloc((size_t)network->longest_route * sizeof *path);
    int error = path ? LW_OK : LW_NO_MEMORY;

    for (int v = 0; v < network->vertices && !error; v++) {
        error = add_sends(network, root, v, path, schedule);
    }
    free(path);
    return error ? error : lw_schedule_sort(schedule);
}

int lw_binomial_rounds(const lw_network *network, int root)
{
    int rounds = 0;
    (void)root;
    for (long reach = 1; reach < network->vertices; reach *= 2) rounds++;
    return rounds;
}
