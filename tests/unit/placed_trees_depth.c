/* The rule of thumb for the depth of trees for ranks, against packed trees.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "mapping/placed_trees.h"
#include "tests/unit/common.h"

/* What is foretold of trees out of vertex 0 may be wrong by `off` links. */
static void check_depth(lw_network *network, int ranks, int off)
{
    const lw_placement placement = lw_place(network, ranks);
    lw_placed_trees placed;
    int foretold;

    assert_int_equal(lw_placed_trees_init(&placed, &placement), LW_OK);
    assert_int_equal(lw_placed_trees_depth(&placed, &foretold), LW_OK);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(depths),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_trees_depth", tests, NULL, NULL);
}
