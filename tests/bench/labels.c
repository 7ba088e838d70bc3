/* Sizes, times, places of labels, quotes, kinds of variants.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bench/plot_script.h"
#include "bench/series.h"
#include "bench/style.h"
#include "bench/ticks.h"
#include "bench/units.h"

static void assert_bytes(size_t bytes, const char *expected)
{
    char text[UNITS_ROOM];
    units_bytes(bytes, text);
    assert_string_equal(text, expected);
}

static void assert_time(double microseconds, const char *expected)
{
    char text[UNITS_ROOM];
    units_time(microseconds, text);
    assert_string_equal(text, expected);
}

static void sizes(void **state)
{
    (void)state;
    assert_bytes(1, "1");
    assert_bytes(1000, "1000");
    assert_bytes(1024, "1 Ki");
    assert_bytes(1025, "1025");
    assert_bytes(16384, "16 Ki");
    assert_bytes(1048576, "1 Mi");
    assert_bytes(1048576 + 1024, "1025 Ki");
    assert_bytes((size_t)3 << 30, "3 Gi");
}

static void times(void **state)
{
    (void)state;
    assert_time(0.1234, "0.12 µs");
    assert_time(9.994, "9.99 µs");
    assert_time(9.996, "10.0 µs");
    assert_time(99.96, "100 µs");
    assert_time(999.4, "999 µs");
    assert_time(999.6, "1.00 ms");
    assert_time(45600, "45.6 ms");
    assert_time(7.89e6, "7.89 s");
    assert_time(1e10, "10000 s");
}

static void round_times(void **state)
{
    static const struct {
        double microseconds;
        const char *expected;
    } times[] = {{0.5, "0.5 µs"}, {1, "1 µs"},        {500, "500 µs"}, {1000, "1 ms"},
                 {2e4, "20 ms"},  {1e5, "100 ms"},    {1e6, "1 s"},    {1.5e6, "1.5 s"},
                 {1e9, "1000 s"}, {999.9, "999.9 µs"}};
    (void)state;
    for (size_t i = 0; i < sizeof(times) / sizeof(*times); i++) {
        char text[UNITS_ROOM];
        units_round_time(times[i].microseconds, text);
        assert_string_equal(text, times[i].expected);
    }
}

static void assert_ticks(struct ticks ticks, int least)
{
    assert_true(ticks.count >= least);
    for (int i = 0; i < ticks.count; i++) {
        assert_true(ticks.at[i] >= ticks.low && ticks.at[i] <= ticks.high);
        assert_true(i == 0 || ticks.at[i] > ticks.at[i - 1]);
    }
}

static void ticks_lie_on_the_axis(void **state)
{
    (void)state;
    assert_ticks(ticks_of(1, 1), 1);
    assert_ticks(ticks_of(0.97, 1.05), 2);
    assert_ticks(ticks_of(0.25, 8), 4);
    assert_ticks(ticks_of(0.001, 1e9), 8);
    assert_true(ticks_of(3, 7).low < 3 && ticks_of(3, 7).high > 7);
}

static void quotes(void **state)
{
    char *text = NULL;
    size_t length;
    (void)state;
    FILE *file = open_memstream(&text, &length);
    plot_script_text(file, "it's\n`a` \"b\"");
    fclose(file);
    assert_string_equal(text, "'it''s?`a` \"b\"'");
    free(text);
}

static void kinds(void **state)
{
    (void)state;
    assert_int_equal(series_kind_of("pt"), SERIES_OWN);
    assert_int_equal(series_kind_of("hcube:algorithm=mb4x"), SERIES_OWN);
    assert_int_equal(series_kind_of("ptx"), SERIES_OTHER);
    assert_int_equal(series_kind_of("tuned"), SERIES_COMPONENT);
    assert_int_equal(series_kind_of("tuned:6:8192"), SERIES_FORCED);
    assert_int_equal(series_kind_of("tunedx"), SERIES_OTHER);
    assert_int_equal(series_kind_of("MPI_Bcast"), SERIES_OTHER);
}

static bool look_the_same(struct style a, struct style b)
{
    return a.point == b.point && strcmp(a.dashes, b.dashes) == 0 && strcmp(a.colour, b.colour) == 0;
}

static void no_two_look_the_same(void **state)
{
    enum { FORCED = 32, OWN = 12 };
    struct series series[OWN + FORCED];
    struct series_list list = {series, OWN + FORCED};
    (void)state;
    for (size_t i = 0; i < OWN + FORCED; i++) {
        series[i] = i < OWN ? (struct series){NULL, "pt:x", SERIES_OWN}
                            : (struct series){NULL, "tuned:1:0", SERIES_FORCED};
    }
    for (size_t i = 0; i < OWN + FORCED; i++) {
        for (size_t j = 0; j < i; j++) {
            assert_false(look_the_same(style_of(&list, i), style_of(&list, j)));
        }
    }
    assert_true(style_of(&list, 0).width > style_of(&list, OWN).width);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes),
        cmocka_unit_test(times),
        cmocka_unit_test(round_times),
        cmocka_unit_test(ticks_lie_on_the_axis),
        cmocka_unit_test(quotes),
        cmocka_unit_test(kinds),
        cmocka_unit_test(no_two_look_the_same),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("bench labels", tests, NULL, NULL);
}
