/* A vertex's part of trees packed for another root: the same as in trees moved as a whole.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "mapping/tree_guests.h"
#include "schedule/connectivity.h"
#include "tests/unit/common.h"

static void check_plan(const lw_network *network, const lw_trees *packed, const lw_trees *moved,
                       int t, int me)
{
    const int *parent = moved->parent + (size_t)t * (size_t)moved->vertices;
    const int *depth = moved->depth + (size_t)t * (size_t)moved->vertices;
    int named = 0;
    lw_plan plan;

    lw_plan_init(&plan);
    assert_int_equal(lw_tree_plan(network, packed, moved->root, t, me, &plan), LW_OK);
    assert_int_equal(plan.parent, parent[me]);
    assert_int_equal(plan.round, depth[me]);
    for (int i = 0; i < plan.children; i++) {
        assert_int_equal(parent[plan.child[i].vertex], me);
        assert_int_equal(plan.child[i].round, depth[plan.child[i].vertex]);
        for (int j = 0; j < i; j++) {
            assert_int_not_equal(plan.child[i].vertex, plan.child[j].vertex);
        }
    }
    for (int v = 0; v < network->vertices; v++) named += parent[v] == me;
    assert_int_equal(plan.children, named);
    lw_plan_free(&plan);
}

/* All vertices' plans out of every step-th root. */
static void check(const lw_network *network, int step)
{
    const int count = lw_edge_connectivity(network);

    for (int root = 0; root < network->vertices; root += step) {
        lw_trees packed = new_trees(network, root % network->orbits, count), moved;
        assert_int_equal(lw_move_trees(network, &packed, root, &moved), LW_OK);
        assert_int_equal(moved.root, root);
        check_trees(network, &moved);
        for (int i = 0; i < count * network->vertices; i++) {
            check_plan(network, &packed, &moved, i % count, i / count);
        }
        lw_trees_free(&packed);
        lw_trees_free(&moved);
    }
}

static void tori(void **state)
{
    static const int shapes[][3] = {{1, 1, 1}, {1, 1, 2}, {1, 3, 2}, {2, 2, 2}};
    (void)state;
    for (int i = 0; i < 4; i++) {
        lw_network *network = new_pt(shapes[i][0], shapes[i][1], shapes[i][2]);
        check(network, i < 2 ? 1 : 7);
        free(network);
    }
}

static void vertex_symmetric(void **state)
{
    lw_network *star = lw_scc_create(4), *cube = lw_hcube_create(4);
    (void)state;
    check(star, 5);
    check(cube, 3);
    free(star);
    free(cube);
}

static void with_guests(void **state)
{
    lw_network *base = new_pt(1, 1, 1), *made;
    const lw_placement guests = lw_place(base, 17), few = lw_place(base, 9);
    (void)state;
    assert_int_equal(lw_tree_network(&guests, &made), LW_OK);
    check(made, 1);
    free(made);
    assert_int_equal(lw_tree_network(&few, &made), LW_OK);
    check(made, 1);
    free(made);
    free(base);
}

/* Asked for all at once, out of a root that isn't its orbit's first. */
static void made_at_once(void **state)
{
    lw_network *network = new_pt(1, 2, 3);
    lw_trees trees;
    (void)state;
    assert_int_equal(lw_make_trees(network, 47, &trees), LW_OK);
    assert_int_equal(trees.root, 47);
    assert_int_equal(trees.count, 3);
    check_trees(network, &trees);
    lw_trees_free(&trees);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tori),
        cmocka_unit_test(vertex_symmetric),
        cmocka_unit_test(with_guests),
        cmocka_unit_test(made_at_once),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trees_plans", tests, NULL, NULL);
}
