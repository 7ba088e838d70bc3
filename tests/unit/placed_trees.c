/* Trees for ranks: all ranks' plans make spanning trees that share no arc, kept or fresh.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/placed_trees.h"

#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "tests/unit/common.h"

static const lw_network_type *const types[] = {&lw_pt_type, &lw_hcube_type, &lw_scc_type};

static lw_placed_trees start(const lw_placement *placement)
{
    lw_placed_trees trees;
    assert_int_equal(lw_placed_trees_init(&trees, placement), LW_OK);
    assert_in_range(trees.count, 1, LW_MOST_TREES);
    return trees;
}

/* plan[rank * count + tree]. */
static lw_plan *plans_of_all(lw_placed_trees *trees, int root)
{
    const int ranks = trees->placement->ranks;
    lw_plan *plans = new_plans(ranks * trees->count);

    for (int me = 0; me < ranks; me++) {
        const int error = lw_placed_trees_plans(trees, root, me, &plans[me * trees->count]);
        assert_int_equal(error, LW_OK);
    }
    return plans;
}

/* The trees in which parents and depths are those of the plans: ranks sit on seats of their own
 * number. */
static void check_spanning(const lw_placed_trees *placed, int root, const lw_plan *plans)
{
    const int ranks = placed->placement->ranks, count = placed->count;
    lw_trees trees;

    assert_int_equal(lw_trees_init(&trees, count, ranks, root), LW_OK);
    for (int i = 0; i < ranks * count; i++) {
        const size_t at = (size_t)(i % count) * (size_t)ranks + (size_t)(i / count);
        trees.parent[at] = plans[i].parent;
        trees.depth[at] = plans[i].round;
    }
    check_trees(placed->made ? placed->made : placed->placement->network, &trees);
    lw_trees_free(&trees);
}

/* As many children in a tree as ranks but one, and each says the same: so each has one parent. */
static void check_children(const lw_plan *plans, int ranks, int count)
{
    for (int t = 0; t < count; t++) {
        int children = 0;
        for (int me = 0; me < ranks; me++) {
            const lw_plan *plan = &plans[me * count + t];
            children += plan->children;
            for (int i = 0; i < plan->children; i++) {
                const lw_child child = plan->child[i];
                assert_in_range(child.vertex, 0, ranks - 1);
                assert_int_equal(plans[child.vertex * count + t].parent, me);
                assert_int_equal(plans[child.vertex * count + t].round, child.round);
                assert_int_equal(child.round, plan->round + 1);
                for (int j = 0; j < i; j++) {
                    assert_int_not_equal(plan->child[j].vertex, child.vertex);
                }
            }
        }
        assert_int_equal(children, ranks - 1);
    }
}

static void check_equal(const lw_plan *a, const lw_plan *b, int plans)
{
    for (int i = 0; i < plans; i++) {
        assert_int_equal(a[i].parent, b[i].parent);
        assert_int_equal(a[i].round, b[i].round);
        assert_int_equal(a[i].children, b[i].children);
        for (int j = 0; j < a[i].children; j++) {
            assert_int_equal(a[i].child[j].vertex, b[i].child[j].vertex);
            assert_int_equal(a[i].child[j].round, b[i].child[j].round);
        }
    }
}

/* One root: what is kept (several packings, or one) gives what is made only for this root. */
static void check_root(lw_placed_trees *several, lw_placed_trees *one, int root)
{
    const int ranks = several->placement->ranks, count = several->count;
    lw_placed_trees fresh = start(several->placement);
    lw_plan *expected = plans_of_all(&fresh, root), *kept = plans_of_all(several, root),
            *alone = plans_of_all(one, root);

    assert_int_equal(fresh.count, count);
    check_spanning(&fresh, root, expected);
    check_children(expected, ranks, count);
    check_equal(kept, expected, ranks * count);
    check_equal(alone, expected, ranks * count);
    free_plans(expected, ranks * count);
    free_plans(kept, ranks * count);
    free_plans(alone, ranks * count);
    lw_placed_trees_free(&fresh);
}

/* `roots` roots: the first, the last, then others at random, some of them again. */
static void check(const lw_network_type *type, int ranks, int roots)
{
    lw_network *network = type->fit(ranks);
    assert_non_null(network);
    const lw_placement placement = lw_place(network, ranks);
    lw_placed_trees several = start(&placement), one = start(&placement);
    uint64_t seed = (uint64_t)ranks;

    assert_int_equal(several.slots, LW_KEPT_PACKINGS);
    one.slots = 1;
    for (int i = 0; i < roots; i++) {
        const int root = !i ? 0 : i == 1 ? ranks - 1 : random_below(&seed, ranks);
        check_root(&several, &one, root);
    }
    if (roots > 2) check_root(&several, &one, 0);
    lw_placed_trees_free(&several);
    lw_placed_trees_free(&one);
    free(network);
}

static void few_ranks(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++) {
        for (int ranks = 2; ranks <= 40; ranks++) check(types[i], ranks, ranks < 12 ? ranks : 3);
    }
}

static void more_ranks(void **state)
{
    static const int ranks[] = {64, 72, 73, 90, 95, 100};
    (void)state;
    for (int i = 0; i < 3 * 6; i++) check(types[i % 3], ranks[i / 3], 3);
}

/* Every rank once the root, up and down: more kinds of roots than packings are kept. */
static void every_root(void **state)
{
    static const int ranks[] = {13, 12, 15};
    (void)state;

    for (int i = 0; i < 3; i++) {
        lw_network *network = types[i]->fit(ranks[i]);
        assert_non_null(network);
        const lw_placement placement = lw_place(network, ranks[i]);
        lw_placed_trees several = start(&placement), one = start(&placement);
        one.slots = 1;
        for (int root = 0; root < ranks[i]; root++) check_root(&several, &one, root);
        for (int root = ranks[i] - 1; root >= 0; root--) check_root(&several, &one, root);
        lw_placed_trees_free(&several);
        lw_placed_trees_free(&one);
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(few_ranks),
        cmocka_unit_test(more_ranks),
        cmocka_unit_test(every_root),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_trees", tests, NULL, NULL);
}
