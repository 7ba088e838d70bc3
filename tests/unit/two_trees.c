/* Two binary trees: spanning, of no common arc, no rank sends more than one message in all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/two_trees.h"

#include <stdlib.h>

#include "tests/unit/common.h"

/* All plans of tree t, from all ranks. */
static lw_plan *tree_of(int ranks, int root, int t)
{
    lw_plan *plans = new_plans(ranks);

    for (int me = 0; me < ranks; me++) {
        assert_int_equal(lw_two_trees_plan(ranks, root, t, me, &plans[me]), LW_OK);
    }
    return plans;
}

/* Parents list their children, once; depths grow by one; so all hang below the root. */
static void check_tree(const lw_plan *plans, int ranks, int root)
{
    int listed = 0;

    for (int me = 0; me < ranks; me++) {
        assert_int_equal(plans[me].parent < 0, me == root);
        if (me == root) assert_int_equal(plans[me].round, 0);
        assert_in_range(plans[me].round, 0, lw_two_trees_depth(ranks));
        for (int i = 0; i < plans[me].children; i++, listed++) {
            const lw_child child = plans[me].child[i];
            assert_int_equal(plans[child.vertex].parent, me);
            assert_int_equal(plans[child.vertex].round, plans[me].round + 1);
            assert_int_equal(child.round, plans[me].round + 1);
            if (i) assert_int_not_equal(child.vertex, plans[me].child[0].vertex);
        }
    }
    assert_int_equal(listed, ranks - 1);
}

/* A rank with children in both trees would have to send more than it has received. */
static void check_both(int ranks, int root)
{
    lw_plan *one = tree_of(ranks, root, 0), *other = tree_of(ranks, root, 1);

    check_tree(one, ranks, root);
    check_tree(other, ranks, root);
    for (int me = 0; me < ranks; me++) {
        if (me == root) continue;
        if (one[me].children && other[me].children) {
            fault("%d ranks, root %d: %d has children in both trees", ranks, root, me);
        }
        assert_in_range(one[me].children + other[me].children, 0, 2);
    }
    assert_int_equal(one[root].children, 1);
    assert_int_equal(other[root].children, 1);
    if (ranks > 2) assert_int_not_equal(one[root].child[0].vertex, other[root].child[0].vertex);
    free_plans(one, ranks);
    free_plans(other, ranks);
}

static void all_roots(void **state)
{
    (void)state;
    for (int ranks = 3; ranks <= 100; ranks++) {
        for (int root = 0; root < ranks; root++) check_both(ranks, root);
    }
}

static void large(void **state)
{
    static const int sizes[] = {1000, 16383, 16384, 16385, 16386, 50001};
    (void)state;
    for (int i = 0; i < 6; i++) check_both(sizes[i], sizes[i] / 3);
}

/* The header's picture. */
static void as_drawn(void **state)
{
    static const int parent[2][7] = {{-1, 2, 4, 2, 0, 6, 4}, {-1, 3, 1, 0, 5, 3, 5}};
    (void)state;
    for (int t = 0; t < 2; t++) {
        lw_plan *plans = tree_of(7, 0, t);
        for (int me = 0; me < 7; me++) assert_int_equal(plans[me].parent, parent[t][me]);
        free_plans(plans, 7);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_roots),
        cmocka_unit_test(large),
        cmocka_unit_test(as_drawn),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("two_trees", tests, NULL, NULL);
}
