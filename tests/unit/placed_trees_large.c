/* Trees for thousands of ranks: which packings are kept, families along a branch, depths.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "mapping/placed_trees.h"
#include "schedule/packing.h"
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

/* Foretells the depth of the trees out of vertex 0. */
static void check_depth(lw_network *network, int ranks, int off)
{
    const lw_placement placement = lw_place(network, ranks);
    lw_placed_trees placed;
    int foretold;

    assert_int_equal(lw_placed_trees_init(&placed, &placement), LW_OK);
    assert_int_equal(lw_placed_trees_depth(&placed, &foretold), LW_OK);
    assert_int_equal(packings(&placed), 0);
    const lw_network *seats = placed.made ? placed.made : network;
    lw_trees trees;
    assert_int_equal(lw_make_trees(seats, 0, &trees), LW_OK);
    assert_int_equal(trees.count, placed.count);
    const int depth = check_trees(seats, &trees);
    note("%s: depth %d, foretold %d", seats->name, depth, foretold);
    if (abs(depth - foretold) > off) fault("%s: %d, not %d", seats->name, foretold, depth);
    lw_trees_free(&trees);
    lw_placed_trees_free(&placed);
    free(network);
}

static void depths(void **state)
{
    (void)state;
    check_depth(new_pt(1, 3, 3), 90, 1);
    check_depth(new_pt(2, 3, 3), 180, 1);
    check_depth(new_pt(5, 5, 5), 1250, 1);
    check_depth(new_pt(1, 3, 3), 100, 2);
    check_depth(lw_scc_create(4), 72, 1);
    check_depth(lw_scc_create(5), 480, 1);
    for (int n = 2; n <= 8; n++) check_depth(lw_hcube_create(n), 1 << n, 0);
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
        cmocka_unit_test(depths),
        cmocka_unit_test(freed_twice),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_trees_large", tests, NULL, NULL);
}
