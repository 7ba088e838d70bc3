/* The path among ranks placed by hardware: hosts are entered once, and groups.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/path.h"

#include "tests/unit/placed.h"

static void check_path(placed *p, int root)
{
    lw_plan *plans = new_plans(p->m.ranks);
    int between = 0; /* groups */

    for (int me = 0; me < p->m.ranks; me++) {
        assert_int_equal(lw_placed_path_plan(&p->placement, root, me, &plans[me]), LW_OK);
        assert_int_equal(plans[me].children, plans[me].round < p->m.ranks - 1);
        between += plans[me].parent >= 0 && lw_seat_of_rank(&p->placement, plans[me].parent) !=
                                                lw_seat_of_rank(&p->placement, me);
    }
    assert_int_equal(check_walk(&p->m, plans, 1, root), hosts_of(&p->m) - 1);
    assert_int_equal(between, p->placement.seats - 1);
    free_plans(plans, p->m.ranks);
}

/* However ranks are grouped. */
static void paths(void **state)
{
    (void)state;
    check_placed(LW_VERTEX_RANK, 1, check_path);
    check_placed(LW_VERTEX_CACHE, 1, check_path);
    check_placed(LW_VERTEX_HOST, 1, check_path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_path", tests, NULL, NULL);
}
