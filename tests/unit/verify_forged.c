/* The verifier on schedules that lw_schedule_add would not make: it must not believe a send's ends
 * or touch memory for vertices that don't exist.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

#include "schedule/verify.h"

static lw_verdict verdict_of(int root, int sends, const int (*path)[2])
{
    lw_network *network = new_pt(1, 1, 1);
    lw_schedule schedule;
    lw_verdict verdict;

    lw_schedule_init(&schedule, root);
    for (int i = 0; i < sends; i++) {
        assert_int_equal(lw_schedule_add(&schedule, i + 1, path[i], 1), LW_OK);
    }
    assert_int_equal(lw_verify(network, LW_PT_NODES, &schedule, &verdict), LW_OK);
    lw_schedule_free(&schedule);
    free(network);
    return verdict;
}

static void path_leads_elsewhere(void **state)
{
    lw_network *network = new_pt(1, 1, 1);
    lw_schedule schedule;
    lw_verdict verdict;
    (void)state;

    lw_schedule_init(&schedule, 0);
    for (int v = 1; v < LW_PT_NODES; v++) {
        assert_int_equal(lw_schedule_add(&schedule, v, (const int[]){0, 1}, 1), LW_OK);
        schedule.send[v - 1].to = v;
    }
    assert_int_equal(lw_verify(network, LW_PT_NODES, &schedule, &verdict), LW_OK);
    assert_int_equal(verdict.violations, LW_PT_NODES - 2);
    assert_false(verdict.complete);
    assert_int_equal(verdict.violation[0].fault, LW_FAULT_NO_LINK);
    lw_schedule_free(&schedule);
    free(network);
}

static void vertices_that_do_not_exist(void **state)
{
    static const int paths[][1][2] = {{{0, 10}}, {{0, -5}}, {{10, 0}}, {{-1, 1}}, {{1 << 30, 3}}};
    (void)state;

    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        const lw_verdict verdict = verdict_of(0, 1, paths[i]);
        assert_false(verdict.complete);
        assert_int_equal(verdict.violation[0].fault, LW_FAULT_NO_LINK);
    }
}

static void root_that_does_not_exist(void **state)
{
    static const int path[][2] = {{0, 1}};
    (void)state;
    assert_false(verdict_of(10, 1, path).complete);
    assert_false(verdict_of(-1, 1, path).complete);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(path_leads_elsewhere),
        cmocka_unit_test(vertices_that_do_not_exist),
        cmocka_unit_test(root_that_does_not_exist),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("verify_forged", tests, NULL, NULL);
}
