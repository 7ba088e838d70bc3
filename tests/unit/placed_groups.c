/* Trees among ranks placed by hardware: all ranks' plans agree, the seats' trees share no arc, and a
 * vertex for each host means one message in each tree for each other host.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/placed_trees.h"
#include "tests/unit/placed.h"

/* The seats' trees span and share no arc: parents and depths as the representatives have them. */
static void check_seat_trees(const placed *p, const lw_placed_trees *placed_trees, int root,
                             const lw_plan *plans)
{
    const int seats = p->placement.seats, count = placed_trees->count;
    lw_trees trees;

    assert_int_equal(lw_trees_init(&trees, count, seats, lw_seat_of_rank(&p->placement, root)),
                     LW_OK);
    for (int i = 0; i < p->m.ranks * count; i++) {
        const int seat = lw_seat_of_rank(&p->placement, i / count);
        const size_t at = (size_t)(i % count) * (size_t)seats + (size_t)seat;
        lw_plan outside;
        lw_plan_init(&outside);
        add_outside(p, i / count, &plans[i], &outside);
        if (outside.parent >= 0) {
            trees.parent[at] = outside.parent;
            trees.depth[at] = outside.round;
        }
        lw_plan_free(&outside);
    }
    for (int t = 0; t < count; t++) trees.depth[t * seats + trees.root] = 0;
    check_trees(placed_trees->made ? placed_trees->made : p->network, &trees);
    lw_trees_free(&trees);
}

/* Rounds are depths: one more than the parent's. */
static void check_depths(const lw_plan *plans, int count)
{
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < plans[i].children; j++) {
            assert_int_equal(plans[i].child[j].round, plans[i].round + 1);
        }
    }
}

static void check_trees_out_of(placed *p, lw_placed_trees *trees, int root)
{
    const int count = trees->count;
    lw_plan *plans = new_plans(p->m.ranks * count);

    for (int me = 0; me < p->m.ranks; me++) {
        assert_int_equal(lw_placed_trees_plans(trees, root, me, &plans[me * count]), LW_OK);
    }
    for (int t = 0; t < count; t++) {
        check_messages(p, check_walk(&p->m, plans + t, count, root), "trees", root);
    }
    check_depths(plans, p->m.ranks * count);
    check_seat_trees(p, trees, root, plans);
    free_plans(plans, p->m.ranks * count);
}

static void check_level_of_trees(lw_vertex_level level, int step)
{
    for (int i = 0; i < PLACED_TYPES * machines(); i++) {
        placed p = start_placed(i, level);
        lw_placed_trees trees;
        assert_int_equal(lw_placed_trees_init(&trees, &p.placement), LW_OK);
        for (int root = 0; root < p.m.ranks; root += p.hosts ? 1 : step) {
            check_trees_out_of(&p, &trees, root);
        }
        lw_placed_trees_free(&trees);
        end_placed(&p);
    }
}

static void trees_of_hosts(void **state)
{
    (void)state;
    check_level_of_trees(LW_VERTEX_HOST, 1);
}

static void trees_of_other_groups(void **state)
{
    (void)state;
    check_level_of_trees(LW_VERTEX_RANK, 17);
    check_level_of_trees(LW_VERTEX_CORE, 17);
    check_level_of_trees(LW_VERTEX_PACKAGE, 17);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(trees_of_hosts),
        cmocka_unit_test(trees_of_other_groups),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_groups", tests, NULL, NULL);
}
