/* What the unit tests share: plans against the schedule that they are parts of.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>
#include <stdlib.h>

lw_plan *new_plans(int count)
{
    lw_plan *plans = malloc((size_t)count * sizeof *plans);

    assert_non_null(plans);
    for (int v = 0; v < count; v++) lw_plan_init(&plans[v]);
    return plans;
}

void free_plans(lw_plan *plans, int count)
{
    for (int v = 0; v < count; v++) lw_plan_free(&plans[v]);
    free(plans);
}

/* Faults unless v's children are in round order and each gets the message from v then. */
static void check_children(const char *name, int root, int v, const lw_plan *plan,
                           const lw_plan *expected, int count)
{
    for (int i = 0; i < plan->children; i++) {
        const lw_child child = plan->child[i];
        if (child.vertex < 0 || child.vertex >= count) {
            fault("%s, root %d: %d plans a send to %d", name, root, v, child.vertex);
        }
        if (i && plan->child[i - 1].round > child.round) {
            fault("%s, root %d: %d's children aren't in round order", name, root, v);
        }
        if (expected[child.vertex].parent != v || expected[child.vertex].round != child.round) {
            fault("%s, root %d: %d plans a send to %d in round %d, the schedule doesn't", name,
                  root, v, child.vertex, child.round);
        }
        for (int j = 0; j < i; j++) {
            if (plan->child[j].vertex != child.vertex) continue;
            fault("%s, root %d: %d plans %d twice", name, root, v, child.vertex);
        }
    }
}

void check_plans(const char *name, const lw_schedule *schedule, const lw_plan *plans, int count)
{
    const int root = schedule->root;
    lw_plan *expected = new_plans(count); /* children are only counted */

    for (int i = 0; i < schedule->sends; i++) {
        const lw_send *send = &schedule->send[i];
        expected[send->to].parent = send->from;
        expected[send->to].round = send->round;
        expected[send->from].children++;
    }
    for (int v = 0; v < count; v++) {
        if (plans[v].parent != expected[v].parent || plans[v].round != expected[v].round) {
            fault("%s, root %d: %d plans to receive from %d in round %d, it's from %d in %d", name,
                  root, v, plans[v].parent, plans[v].round, expected[v].parent, expected[v].round);
        }
        if (plans[v].children != expected[v].children) {
            fault("%s, root %d: %d plans %d sends, not %d", name, root, v, plans[v].children,
                  expected[v].children);
        }
        check_children(name, root, v, &plans[v], expected, count);
    }
    free(expected);
}

void check_own_plans(const lw_network *network, const lw_algorithm *algorithm,
                     const lw_schedule *schedule)
{
    lw_plan *plans = new_plans(network->vertices);
    char name[2 * LW_TEXT];

    snprintf(name, sizeof name, "%s, %s", network->name, algorithm->name);
    for (int v = 0; v < network->vertices; v++) {
        assert_int_equal(algorithm->plan(network, schedule->root, v, &plans[v]), LW_OK);
    }
    check_plans(name, schedule, plans, network->vertices);
    free_plans(plans, network->vertices);
}

void check_exact(const lw_network *network, const lw_algorithm *algorithm, int root, int rounds)
{
    lw_schedule schedule = new_schedule(network, algorithm, root);

    assert_int_equal(schedule.rounds, rounds);
    assert_int_equal(algorithm->rounds(network, root), rounds);
    assert_int_equal(schedule.sends, network->vertices - 1);
    check_broadcast(network, network->vertices, &schedule, algorithm->disjoint);
    check_own_plans(network, algorithm, &schedule);
    lw_schedule_free(&schedule);
}
