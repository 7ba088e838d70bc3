/* Plans on the Petersen-torus, from coordinates alone, against whole schedules: all algorithms.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

enum { SIDES = 9 };

static void check_root(const lw_network *network, int root)
{
    for (const lw_algorithm *a = lw_pt_algorithms; a->name; a++) {
        lw_schedule schedule = new_schedule(network, a, root);
        assert_int_equal(schedule.rounds, a->rounds(network, root));
        check_own_plans(network, a, &schedule);
        lw_schedule_free(&schedule);
    }
}

/* All ten nodes of module 0 and of one at random as roots. */
static void check_shape(int l, int m, int n, uint64_t *seed)
{
    lw_network *network = new_pt(l, m, n);
    const int module = random_below(seed, l * m * n) * LW_PT_NODES;

    for (int p = 0; p < LW_PT_NODES; p++) {
        check_root(network, p);
        if (module) check_root(network, module + p);
    }
    free(network);
}

static void check_planes(int l)
{
    uint64_t seed = (uint64_t)l;
    for (int i = 0; i < SIDES * SIDES; i++) check_shape(l, 1 + i / SIDES, 1 + i % SIDES, &seed);
}

static void planes_1(void **state)
{
    (void)state;
    check_planes(1);
}

static void planes_2(void **state)
{
    (void)state;
    check_planes(2);
}

static void planes_3(void **state)
{
    (void)state;
    check_planes(3);
}

static void larger_shapes(void **state)
{
    uint64_t seed = 4;
    (void)state;
    check_shape(1, 17, 17, &seed);
    check_shape(1, 13, 24, &seed);
    check_shape(1, 1, 50, &seed);
    check_shape(7, 1, 1, &seed);
    check_shape(12, 2, 3, &seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planes_1),
        cmocka_unit_test(planes_2),
        cmocka_unit_test(planes_3),
        cmocka_unit_test(larger_shapes),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_plan", tests, NULL, NULL);
}
