/* The growing lists below everything: plans, schedules; and numbers read from text.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

enum { MANY = 1000 };

static void plan_starts_empty(void **state)
{
    lw_plan plan;
    (void)state;
    lw_plan_init(&plan);
    assert_true(plan.parent == -1 && plan.round == 0 && plan.children == 0 && !plan.child);
    assert_int_equal(lw_plan_add(&plan, 5, 1), LW_OK);
    lw_plan_free(&plan);
    assert_true(plan.parent == -1 && plan.children == 0 && plan.room == 0 && !plan.child);
    lw_plan_free(&plan);
}

/* Round order whatever the order of adding; those of one round stay as they came. */
static void plan_keeps_round_order(void **state)
{
    uint64_t seed = 31;
    lw_plan plan;
    (void)state;

    lw_plan_init(&plan);
    for (int i = 0; i < MANY; i++) {
        assert_int_equal(lw_plan_add(&plan, i, 1 + random_below(&seed, 9)), LW_OK);
    }
    assert_int_equal(plan.children, MANY);
    assert_in_range(plan.room, MANY, 2 * MANY);
    for (int i = 1; i < MANY; i++) {
        const lw_child before = plan.child[i - 1], child = plan.child[i];
        assert_true(before.round < child.round ||
                    (before.round == child.round && before.vertex < child.vertex));
    }
    lw_plan_free(&plan);
}

static void schedule_keeps_paths(void **state)
{
    uint64_t seed = 32;
    lw_schedule schedule;
    (void)state;

    lw_schedule_init(&schedule, 3);
    for (int i = 0; i < MANY; i++) {
        const int path[3] = {i, i + 1, i + 2};
        assert_int_equal(lw_schedule_add(&schedule, 1 + random_below(&seed, 9), path, 1 + i % 2),
                         LW_OK);
    }
    assert_int_equal(lw_schedule_sort(&schedule), LW_OK);
    assert_true(schedule.root == 3 && schedule.rounds == 9 && schedule.sends == MANY);
    assert_int_equal(schedule.path_length, MANY * 5 / 2);
    for (int i = 0; i < MANY; i++) {
        const lw_send *send = &schedule.send[i];
        const int *path = schedule.path + send->first;
        assert_int_equal(send->hops, 1 + send->from % 2);
        assert_int_equal(send->to, send->from + send->hops);
        for (int j = 0; j <= send->hops; j++) assert_int_equal(path[j], send->from + j);
        if (i)
            assert_true(send[-1].round < send->round ||
                        (send[-1].round == send->round && send[-1].from < send->from));
    }
    lw_schedule_free(&schedule);
    assert_true(schedule.root == 3 && schedule.sends == 0 && !schedule.send && !schedule.path);
}

static void empty_schedule_sorts(void **state)
{
    lw_schedule schedule;
    (void)state;
    lw_schedule_init(&schedule, 0);
    assert_int_equal(lw_schedule_sort(&schedule), LW_OK);
    assert_int_equal(schedule.sends, 0);
    lw_schedule_free(&schedule);
}

static void numbers_are_read_up_to_their_end(void **state)
{
    const char *text = "12x0034,";
    int number = -1;
    (void)state;
    assert_true(lw_read_number(&text, 0, 100, &number) && number == 12 && *text == 'x');
    text++;
    assert_true(lw_read_number(&text, 34, 34, &number) && number == 34);
    assert_string_equal(text, ",");
}

static void numbers_are_refused(void **state)
{
    static const char *const texts[] = {
        "", "x", "-1", "+1", " 1", "101", "0", "4294967297", "99999999999999999999"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *text = texts[i];
        int number = -7;
        if (lw_read_number(&text, 1, 100, &number)) fault("\"%s\" read", texts[i]);
        assert_ptr_equal(text, texts[i]);
        assert_int_equal(number, -7);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plan_starts_empty),
        cmocka_unit_test(plan_keeps_round_order),
        cmocka_unit_test(schedule_keeps_paths),
        cmocka_unit_test(empty_schedule_sorts),
        cmocka_unit_test(numbers_are_read_up_to_their_end),
        cmocka_unit_test(numbers_are_refused),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("lists", tests, NULL, NULL);
}
