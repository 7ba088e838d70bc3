/* The path: the plans of all ranks together lead from the root once through everybody.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/path.h"

#include "tests/unit/common.h"

enum { MOST_RANKS = 40 };

static lw_plan *plans_of_all(int ranks, int root)
{
    lw_plan *plans = new_plans(ranks);

    for (int me = 0; me < ranks; me++) {
        assert_int_equal(lw_path_plan(ranks, root, me, &plans[me]), LW_OK);
    }
    return plans;
}

/* Walks from the root from child to child, `ranks` ranks far. */
static void check_walk(const lw_plan *plans, int ranks, int root)
{
    bool met[MOST_RANKS] = {false};
    int at = root, from = -1;

    for (int distance = 0; distance < ranks; distance++) {
        const lw_plan *plan = &plans[at];
        if (met[at]) fault("%d ranks, root %d: the path comes to %d twice", ranks, root, at);
        met[at] = true;
        assert_int_equal(plan->parent, from);
        assert_int_equal(plan->round, distance);
        assert_int_equal(plan->children, distance < ranks - 1);
        if (!plan->children) break;
        assert_in_range(plan->child[0].vertex, 0, ranks - 1);
        assert_int_equal(plan->child[0].round, distance + 1);
        from = at;
        at = plan->child[0].vertex;
    }
    for (int rank = 0; rank < ranks; rank++) {
        if (!met[rank]) fault("%d ranks, root %d: the path leaves out %d", ranks, root, rank);
    }
}

static void one_path_through_all(void **state)
{
    (void)state;
    for (int ranks = 2; ranks <= MOST_RANKS; ranks++) {
        for (int root = 0; root < ranks; root++) {
            lw_plan *plans = plans_of_all(ranks, root);
            check_walk(plans, ranks, root);
            free_plans(plans, ranks);
        }
    }
}

/* Ranks of one host follow each other: that keeps the path off the links between hosts. */
static void in_the_order_of_ranks(void **state)
{
    (void)state;
    for (int ranks = 2; ranks <= MOST_RANKS; ranks++) {
        for (int root = 0; root < ranks; root++) {
            lw_plan *plans = plans_of_all(ranks, root);
            for (int me = 0; me < ranks; me++) {
                if (plans[me].children) {
                    assert_int_equal(plans[me].child[0].vertex, (me + 1) % ranks);
                }
            }
            free_plans(plans, ranks);
        }
    }
}

static void alone(void **state)
{
    lw_plan *plan = plans_of_all(1, 0);
    (void)state;
    assert_int_equal(plan->parent, -1);
    assert_int_equal(plan->round, 0);
    assert_int_equal(plan->children, 0);
    free_plans(plan, 1);
}

/* A rank's plan alone, in the middle of as many ranks as an int can count. */
static void most_ranks_of_all(void **state)
{
    const int ranks = INT32_MAX, root = ranks - 2;
    const struct {
        int me, parent, child, round;
    } known[] = {{root, -1, ranks - 1, 0},
                 {ranks - 1, root, 0, 1},
                 {0, ranks - 1, 1, 2},
                 {root - 1, root - 2, -1, ranks - 1}};
    (void)state;

    for (int i = 0; i < 4; i++) {
        lw_plan *plan = new_plans(1);
        assert_int_equal(lw_path_plan(ranks, root, known[i].me, plan), LW_OK);
        assert_int_equal(plan->parent, known[i].parent);
        assert_int_equal(plan->round, known[i].round);
        assert_int_equal(plan->children, known[i].child >= 0);
        if (plan->children) assert_int_equal(plan->child[0].vertex, known[i].child);
        free_plans(plan, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_path_through_all),
        cmocka_unit_test(in_the_order_of_ranks),
        cmocka_unit_test(alone),
        cmocka_unit_test(most_ranks_of_all),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("path", tests, NULL, NULL);
}
