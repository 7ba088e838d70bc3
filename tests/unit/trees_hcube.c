/* The hypercube's trees in closed form: proved for every root, and no deeper than packed ones.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_hcube/hcube_network.h"

#include <stdlib.h>

#include "tests/unit/common.h"

enum { MOST = 10, MOST_PACKED = 8 };

static void every_root(void **state)
{
    (void)state;
    for (int n = 1; n <= MOST; n++) {
        lw_network *network = lw_hcube_create(n);
        for (int root = 0; root < network->vertices; root++) {
            lw_trees trees;
            assert_int_equal(lw_make_trees(network, root, &trees), LW_OK);
            assert_int_equal(trees.count, n);
            assert_int_equal(trees.root, root);
            assert_int_equal(check_trees(network, &trees), n > 1 ? n + 1 : 1);
            lw_trees_free(&trees);
        }
        free(network);
    }
}

/* A plan's children are those who name it their parent: all of them, each once. */
static void check_children(const lw_network *network, const lw_trees *trees, int t, int me)
{
    const int *parent = trees->parent + (size_t)t * (size_t)trees->vertices;
    int named = 0;
    lw_plan plan;

    lw_plan_init(&plan);
    assert_int_equal(network->type->tree_plan(network, trees->root, t, me, &plan), LW_OK);
    for (int i = 0; i < plan.children; i++) {
        assert_int_equal(parent[plan.child[i].vertex], me);
        assert_int_equal(plan.child[i].round, plan.round + 1);
        for (int j = 0; j < i; j++) {
            assert_int_not_equal(plan.child[i].vertex, plan.child[j].vertex);
        }
    }
    for (int v = 0; v < network->vertices; v++) named += parent[v] == me;
    assert_int_equal(plan.children, named);
    lw_plan_free(&plan);
}

static void children(void **state)
{
    (void)state;
    for (int n = 1; n <= 7; n++) {
        lw_network *network = lw_hcube_create(n);
        for (int root = 0; root < network->vertices; root += 5) {
            lw_trees trees;
            assert_int_equal(lw_make_trees(network, root, &trees), LW_OK);
            for (int i = 0; i < n * network->vertices; i++) {
                check_children(network, &trees, i % n, i / n);
            }
            lw_trees_free(&trees);
        }
        free(network);
    }
}

static void as_shallow_as_packed(void **state)
{
    (void)state;
    for (int n = 2; n <= MOST_PACKED; n++) {
        lw_network *network = lw_hcube_create(n);
        lw_trees packed = new_trees(network, 0, n);
        const int depth = check_trees(network, &packed);
        note("Q_%d: closed form %d deep, packed %d", n, n + 1, depth);
        assert_true(n + 1 <= depth);
        lw_trees_free(&packed);
        free(network);
    }
}

/* A vertex of the largest hypercube, whose trees nobody could write down. */
static void large(void **state)
{
    lw_network *network = lw_hcube_create(LW_HCUBE_MOST);
    uint64_t seed = 1;
    (void)state;

    for (int i = 0; i < 1000; i++) {
        const int root = random_below(&seed, network->vertices), t = random_below(&seed, 30);
        int me = random_below(&seed, network->vertices), links = 0;
        for (int round = LW_HCUBE_MOST + 2; me != root; links++) {
            lw_plan plan;
            lw_plan_init(&plan);
            assert_int_equal(lw_tree_plan(network, NULL, root, t, me, &plan), LW_OK);
            assert_true(are_neighbours(network, me, plan.parent));
            assert_true(plan.round < round && plan.round > 0);
            round = plan.round;
            me = plan.parent;
            lw_plan_free(&plan);
        }
        assert_in_range(links, 0, LW_HCUBE_MOST + 1);
    }
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_root),
        cmocka_unit_test(children),
        cmocka_unit_test(as_shallow_as_packed),
        cmocka_unit_test(large),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trees_hcube", tests, NULL, NULL);
}
