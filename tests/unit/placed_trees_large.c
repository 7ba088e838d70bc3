/* Trees for thousands of ranks: which packings are kept, and families along branches.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "mapping/placed_trees.h"
#include "tests/unit/common.h"

static lw_plan *plans_of(lw_placed_trees *trees, int root, int me)
{
    lw_plan *plans = new_plans(trees->count);
    assert_int_equal(lw_placed_trees_plans(trees, root, me, plans), LW_OK);
    return plans;
}

/* The parent in tree t, which must list `me` once and in its round; -1 at the root. */
static int check_parent(lw_placed_trees *trees, int root, int t, int me)
{
    lw_plan *mine = plans_of(trees, root, me);
    const int parent = mine[t].parent, depth = mine[t].round;
    int listed = 0;

    assert_int_equal(parent < 0, me == root);
    assert_int_equal(depth == 0, me == root);
    if (parent >= 0) {
        lw_plan *above = plans_of(trees, root, parent);
        for (int i = 0; i < above[t].children; i++) {
            listed += above[t].child[i].vertex == me && above[t].child[i].round == depth;
        }
        assert_int_equal(listed, 1);
        assert_int_equal(above[t].round, depth - 1);
        free_plans(above, trees->count);
    }
    free_plans(mine, trees->count);
    return parent;
}

/* Children of `me` have it for a parent. */
static void check_children(lw_placed_trees *trees, int root, int t, int me)
{
    lw_plan *mine = plans_of(trees, root, me);

    for (int i = 0; i < mine[t].children; i++) {
        assert_int_equal(check_parent(trees, root, t, mine[t].child[i].vertex), me);
    }
    free_plans(mine, trees->count);
}

/* All the way up from a few ranks, in each tree. */
static void check_branches(lw_placed_trees *trees, int root)
{
    uint64_t seed = 3;

    for (int i = 0; i < 4 * trees->count; i++) {
        const int t = i % trees->count, ranks = trees->placement->ranks;
        for (int me = random_below(&seed, ranks); me >= 0;) {
            check_children(trees, root, t, me);
            me = check_parent(trees, root, t, me);
        }
    }
}

static int packings(const lw_placed_trees *trees)
{
    int kept = 0;
    for (int i = 0; i < LW_KEPT_PACKINGS; i++) kept += trees->packed[i].count > 0;
    return kept;
}

/* Roots of two orbits, by turns (the second has room only if all packings are kept). */
static void check_kept(int ranks, int slots)
{
    static const int roots[] = {4093, 12, 3, 4093};
    lw_network *network = lw_pt_type.fit(ranks);
    assert_non_null(network);
    const lw_placement placement = lw_place(network, ranks);
    lw_placed_trees trees;

    note("%d ranks on %s", ranks, network->name);
    assert_int_equal(lw_placed_trees_init(&trees, &placement), LW_OK);
    assert_int_equal(packings(&trees), 0);
    assert_int_equal(trees.slots, slots);
    for (int i = 0; i < 4; i++) check_branches(&trees, roots[i] < ranks ? roots[i] : roots[i] % 10);
    assert_int_equal(packings(&trees), slots < 2 ? slots : 2);
    lw_placed_trees_free(&trees);
    assert_int_equal(packings(&trees), 0);
    free(network);
}

static void large_packings_are_kept_one_at_a_time(void **state)
{
    (void)state;
    check_kept(4100, 1);
    check_kept(4160, 1);
}

static void others_are_kept(void **state)
{
    (void)state;
    check_kept(250, LW_KEPT_PACKINGS);
}

/* Two trees, but where any number is known in closed form. */
static void check_count(const lw_network_type *type, int ranks, int count)
{
    lw_network *network = type->fit(ranks);
    assert_non_null(network);
    const lw_placement placement = lw_place(network, ranks);
    lw_placed_trees trees;
    int depth;

    note("%d ranks on %s", ranks, network->name);
    assert_int_equal(lw_placed_trees_init(&trees, &placement), LW_OK);
    assert_int_equal(trees.count, count);
    assert_int_equal(lw_placed_trees_depth(&trees, &depth), LW_OK);
    assert_in_range(depth, 2, 50);
    assert_true(lw_placed_trees_ready(&trees, 77));
    check_branches(&trees, 77);
    assert_int_equal(packings(&trees), 0);
    lw_placed_trees_free(&trees);
    free(network);
}

static void too_many_to_pack(void **state)
{
    (void)state;
    check_count(&lw_pt_type, LW_MOST_PACKED + 1, 2);
    check_count(&lw_scc_type, LW_MOST_PACKED + 50, 2);
    check_count(&lw_hcube_type, LW_MOST_PACKED + 1, 2);
    check_count(&lw_hcube_type, 2 * LW_MOST_PACKED, 15);
}

/* All roots of an orbit are served by one packing, made once: a mark in it shows in later plans. */
static void an_orbit_shares_a_packing(void **state)
{
    lw_network *network = new_pt(1, 5, 5);
    const lw_placement placement = lw_place(network, network->vertices);
    lw_placed_trees trees;
    (void)state;

    assert_int_equal(lw_placed_trees_init(&trees, &placement), LW_OK);
    free_plans(plans_of(&trees, 13, 0), trees.count);
    assert_int_equal(trees.packed[3].root, 3);
    trees.packed[3].depth[3] = 1000; /* the root's, in the first tree */
    for (int root = 3; root < network->vertices; root += 10) {
        lw_plan *plans = plans_of(&trees, root, root);
        assert_int_equal(plans[0].round, 1000);
        assert_int_equal(plans[1].round, 0);
        free_plans(plans, trees.count);
    }
    assert_int_equal(packings(&trees), 1);
    lw_placed_trees_free(&trees);
    free(network);
}

/* To be freed in any state. */
static void freed_twice(void **state)
{
    lw_placed_trees trees = {0};
    (void)state;
    lw_placed_trees_free(&trees);
    lw_placed_trees_free(&trees);
    assert_null(trees.made);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_packings_are_kept_one_at_a_time),
        cmocka_unit_test(others_are_kept),
        cmocka_unit_test(too_many_to_pack),
        cmocka_unit_test(an_orbit_shares_a_packing),
        cmocka_unit_test(freed_twice),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_trees_large", tests, NULL, NULL);
}
