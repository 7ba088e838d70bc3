/* Message sizes and numbers, as they are typed, and sizes rounded to whole elements.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/bench/bench.h"

#include "bench/numbers.h"
#include "bench/sizes.h"

static void assert_sizes(const struct sizes *sizes, int count, const size_t *expected)
{
    assert_int_equal(sizes->count, count);
    for (int s = 0; s < count; s++) assert_int_equal(sizes->bytes[s], expected[s]);
}

static void doubled_sizes(void **state)
{
    (void)state;
    struct sizes sizes = sizes_doubled(3, 25);
    assert_sizes(&sizes, 4, (const size_t[]){3, 6, 12, 24});
    sizes = sizes_doubled(7, 7);
    assert_sizes(&sizes, 1, (const size_t[]){7});
    sizes = sizes_doubled(1, BYTES_MOST);
    assert_int_equal(sizes.count, 31);
    assert_int_equal(sizes.bytes[30], 1 << 30);
}

static void list_of_sizes(void **state)
{
    (void)state;
    struct sizes sizes;
    assert_true(sizes_parse("8,1k,16K,256k,1m,1g", &sizes));
    assert_sizes(&sizes, 6, (const size_t[]){8, 1024, 16384, 262144, 1 << 20, 1 << 30});
    assert_true(sizes_parse("2147483647", &sizes));
}

static void wrong_lists(void **state)
{
    static const char *const wrong[] = {"",    ",",    "8,",   ",8",   "8,,9", "8,8",    "16,8",
                                        "0,8", "8,2g", "8 ,9", "8,-9", "8,9x", "1k,1024"};
    (void)state;
    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
        struct sizes sizes = {.count = 5};
        assert_false(sizes_parse(wrong[i], &sizes));
        assert_int_equal(sizes.count, 5);
    }
}

static void too_many_sizes(void **state)
{
    (void)state;
    char list[SIZES_MAX * 16] = "1";
    struct sizes sizes;
    for (int s = 2; s <= SIZES_MAX; s++) snprintf(list + strlen(list), 16, ",%d", s);
    assert_true(sizes_parse(list, &sizes));
    assert_int_equal(sizes.count, SIZES_MAX);
    strcat(list, ",65");
    assert_false(sizes_parse(list, &sizes));
}

static void rounded_sizes(void **state)
{
    (void)state;
    struct sizes sizes = sizes_doubled(1, 64);
    struct sizes rounded = sizes_rounded(&sizes, 12);
    assert_sizes(&rounded, 4, (const size_t[]){12, 24, 36, 72});
}

static void rounded_to_nothing_new(void **state)
{
    (void)state;
    struct sizes sizes = sizes_doubled(1, 64);
    struct sizes rounded = sizes_rounded(&sizes, 1);
    assert_sizes(&rounded, 7, sizes.bytes);
    sizes = sizes_doubled(BYTES_MOST, BYTES_MOST);
    rounded = sizes_rounded(&sizes, 8);
    assert_sizes(&rounded, 1, (const size_t[]){BYTES_MOST - 7});
}

static void counts(void **state)
{
    unsigned long count = 7;
    (void)state;
    assert_true(count_parse("0", &count) && count == 0);
    assert_true(count_parse("8k", &count) && count == 8192);
    assert_true(count_parse("18446744073709551615", &count) && count == ULONG_MAX);
    count = 7;
    assert_false(count_parse("18446744073709551616", &count));
    assert_false(count_parse("18014398509481984k", &count));
    assert_false(count_parse("-1", &count) || count_parse("8kk", &count));
    assert_false(count_parse("", &count) || count_parse("k", &count));
    assert_int_equal(count, 7);
}

static void rates(void **state)
{
    double rate = 7.0;
    (void)state;
    assert_true(rate_parse("20mbit", &rate) && rate == 20e6);
    assert_true(rate_parse("1.5Gbit", &rate) && rate == 1.5e9);
    assert_true(rate_parse("4000000", &rate) && rate == 4e6);
    assert_true(rate_parse("9kbit", &rate) && rate == 9e3);
    rate = 7.0;
    assert_false(rate_parse("0", &rate) || rate_parse("-1", &rate) || rate_parse("", &rate));
    assert_false(rate_parse("20m", &rate) || rate_parse("inf", &rate) || rate_parse("nan", &rate));
    assert_false(rate_parse("0x10", &rate) || rate_parse("1e99", &rate));
    assert_true(rate == 7.0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(doubled_sizes), cmocka_unit_test(list_of_sizes),
        cmocka_unit_test(wrong_lists),   cmocka_unit_test(too_many_sizes),
        cmocka_unit_test(rounded_sizes), cmocka_unit_test(rounded_to_nothing_new),
        cmocka_unit_test(counts),        cmocka_unit_test(rates),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("sizes", tests, NULL, NULL);
}
