/* lwbench tune: which ranks are paired, how samples become values, and values parameters.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/bench/bench.h"

#include "bench/places.h"
#include "bench/tuning.h"

/* Pairs lie on two places, and each is another pair. */
static void test_pairs(void **state)
{
    int first[9] = {0, 3, 4, 9, 10, 11, 12, 20, 30};
    (void)state;
    for (int count = 2; count <= 9; count++) {
        struct places places = {.count = count, .first = first};
        int pairs = count < 4 ? count : 4;
        int pair[4][2];
        for (int i = 0; i < pairs; i++) {
            places_pair(&places, pairs, i, pair[i]);
            assert_int_not_equal(pair[i][0], pair[i][1]);
            assert_in_range(pair[i][1], 0, first[count - 1]);
            for (int j = 0; j < i; j++) {
                assert_int_not_equal(pair[i][0], pair[j][0]);
            }
        }
    }
}

static void check_shift(int ranks, int *of, int expected)
{
    struct places places = {.ranks = ranks, .of = of};
    assert_int_equal(places_shift(&places), expected);
}

/* With ranks by host, or dealt out, the shift that leaves the host on all ranks. */
static void test_shift(void **state)
{
    (void)state;
    check_shift(2, (int[]){0, 1}, 1);
    check_shift(6, (int[]){0, 0, 0, 1, 1, 1}, 3);
    check_shift(6, (int[]){0, 0, 1, 1, 2, 2}, 2);
    check_shift(6, (int[]){0, 1, 2, 0, 1, 2}, 1);
    check_shift(4, (int[]){0, 1, 0, 1}, 1);
}

static void test_spread(void **state)
{
    double sample[11] = {10, 0, 5, 3, 8, 1, 9, 2, 7, 4, 6};
    struct spread one = spread_of(sample, 11);
    struct spread three[] = {{5, 1, 9, 11}, {7, 0.5, 8, 2}, {6, 3, 40, 1}};
    (void)state;
    assert_float_equal(one.median, 5, 1e-9);
    assert_float_equal(one.low, 1, 1e-9);
    assert_float_equal(one.high, 9, 1e-9);
    assert_float_equal(one.count, 11, 1e-9);
    struct spread all = spread_join(three, 3);
    assert_float_equal(all.median, 6, 1e-9);
    assert_float_equal(all.low, 0.5, 1e-9);
    assert_float_equal(all.high, 40, 1e-9);
    assert_float_equal(all.count, 14, 1e-9);
}

static void test_conclusions(void **state)
{
    struct tuning tuning = {.half = {.median = 61.2e-6},
                            .calls = {.median = 1.2e-6},
                            .loaded = {.median = 3.1e-6},
                            .rate = {.median = 117.6e6},
                            .flows = 3,
                            .together = {{.median = 100e6}, {.median = 198e6}, {.median = 290e6}}};
    (void)state;
    tuning_conclude(&tuning);
    assert_int_equal(tuning.latency_ns, 60000);
    assert_int_equal(tuning.overhead_ns, 3100);
    assert_int_equal(tuning.bandwidth_mbit, 941);
    assert_int_equal(tuning.ports, 3);
}

/* Never below what a parameter may be. */
static void test_least(void **state)
{
    struct tuning tuning = {.half = {.median = 1e-6},
                            .calls = {.median = 2e-6},
                            .rate = {.median = 100},
                            .flows = 2,
                            .together = {{.median = 100}, {.median = 60}}};
    (void)state;
    tuning_conclude(&tuning);
    assert_int_equal(tuning.latency_ns, 1);
    assert_int_equal(tuning.overhead_ns, 1);
    assert_int_equal(tuning.bandwidth_mbit, 1);
    assert_int_equal(tuning.ports, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pairs),  cmocka_unit_test(test_shift),
        cmocka_unit_test(test_spread), cmocka_unit_test(test_conclusions),
        cmocka_unit_test(test_least),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("tuning", tests, NULL, NULL);
}
