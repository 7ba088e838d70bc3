/* How a limited time is shared among sizes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/bench/bench.h"

#include "bench/budget.h"

static void equal_shares(void **state)
{
    struct budget budget;
    (void)state;
    budget_open(&budget, 100.0, 12.0);
    assert_true(budget_next(&budget, 102.0, 8, 5));
    assert_true(budget.until == 104.0);
    /* What the size before has left over is shared again. */
    assert_true(budget_next(&budget, 103.0, 16, 3));
    assert_true(budget.until == 106.0);
}

static void passes_within_a_share(void **state)
{
    struct budget budget;
    (void)state;
    budget_open(&budget, 0.0, 10.0);
    budget_next(&budget, 0.0, 8, 1);
    budget_made(&budget, 3.0, 8);
    assert_true(budget_allows(&budget, 3.0, 2));
    assert_true(budget_allows(&budget, 7.0, 1));
    assert_false(budget_allows(&budget, 7.0, 2));
    assert_false(budget_allows(&budget, 7.5, 1));
}

static void grows_with_the_size(void **state)
{
    struct budget budget;
    (void)state;
    budget_open(&budget, 0.0, 10.0);
    assert_true(budget_next(&budget, 0.0, 1000, 3));
    budget_made(&budget, 1.0, 1000);
    assert_true(budget_next(&budget, 2.0, 4000, 2)); /* 4 of 8 s */
    assert_true(budget.pass == 4.0);
    assert_true(budget_allows(&budget, 2.0, 1));
    assert_false(budget_allows(&budget, 2.0, 2));
    assert_false(budget_next(&budget, 2.0, 16000, 1)); /* 16 of 8 s */
}

static void nothing_is_known_at_first(void **state)
{
    struct budget budget;
    (void)state;
    budget_open(&budget, 0.0, 1.0);
    assert_true(budget_next(&budget, 5.0, 1 << 30, 1));
    budget_made(&budget, 0.1, 1 << 30);
    assert_false(budget_allows(&budget, 5.1, 1));
    assert_false(budget_next(&budget, 5.1, 1 << 30, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_shares),
        cmocka_unit_test(passes_within_a_share),
        cmocka_unit_test(grows_with_the_size),
        cmocka_unit_test(nothing_is_known_at_first),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("budget", tests, NULL, NULL);
}
