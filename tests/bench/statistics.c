/* Statistics of times against values computed elsewhere.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bench/bound.h"
#include "bench/rows.h"
#include "bench/statistics.h"

/* cmocka compares floats only. */
static void assert_close(double value, double expected)
{
    assert_true(fabs(value - expected) <= 1e-9 * fabs(expected));
}

/* Ten numbers out of order: sorted 1 2 3 5 8 13 21 34 55 89. */
static const double ten[] = {55, 1, 13, 3, 89, 2, 34, 8, 21, 5};

/* By Python: statistics.quantiles(..., n=10, method="inclusive"). */
static void quantiles(void **state)
{
    double values[10];
    (void)state;
    for (int i = 0; i < 10; i++) values[i] = ten[i];
    statistics_sort(values, 10);
    assert_close(values[0], 1);
    assert_close(values[9], 89);
    assert_close(statistics_quantile(values, 10, 0.5), 10.5);
    assert_close(statistics_quantile(values, 10, 0.1), 1.9);
    assert_close(statistics_quantile(values, 10, 0.9), 58.4);
    assert_close(statistics_quantile(values, 10, 0), 1);
    assert_close(statistics_quantile(values, 10, 1), 89);
    assert_close(statistics_quantile(values, 9, 0.5), 8);
    assert_close(statistics_quantile(values, 1, 0.9), 1);
    assert_close(statistics_mean(values, 10), 23.1);
}

/* The ranks in printed tables of the sign test's intervals; those of large samples by summing the
 * binomial distribution in exact integers. */
static void ranks_of_the_median(void **state)
{
    static const struct {
        int count, rank;
    } known[] = {{1, 1},   {2, 1},   {5, 1},    {6, 1},      {8, 1},       {9, 2},
                 {10, 2},  {11, 2},  {12, 3},   {15, 4},     {20, 6},      {25, 8},
                 {30, 10}, {50, 18}, {100, 40}, {1000, 469}, {20001, 9862}};
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        assert_int_equal(statistics_median_rank(known[i].count), known[i].rank);
    }
}

static void a_row(void **state)
{
    double seconds[10];
    struct row row = {.variant = "pt", .bytes = 8};
    (void)state;
    for (int i = 0; i < 10; i++) seconds[i] = ten[i] * 1e-6;
    row_statistics(&row, seconds, 10);
    assert_int_equal(row.iterations, 10);
    assert_close(row.median_us, 10.5);
    assert_close(row.min_us, 1);
    assert_close(row.max_us, 89);
    assert_close(row.p10_us, 1.9);
    assert_close(row.p90_us, 58.4);
    assert_close(row.mean_us, 23.1);
    assert_close(row.low_us, 2);
    assert_close(row.high_us, 55);
}

static void few_iterations_have_no_interval(void **state)
{
    double seconds[] = {5e-6, 3e-6, 4e-6};
    struct row row = {.variant = "pt"};
    (void)state;
    row_statistics(&row, seconds, 3);
    assert_true(row.low_us == 0 && row.high_us == 0);
    row_statistics(&row, (double[]){7e-6}, 1);
    assert_close(row.median_us, 7);
    assert_true(row.low_us == 0 && row.high_us == 0);
    row_statistics(&row, (double[]){5e-6, 3e-6, 4e-6, 2e-6, 7e-6, 1e-6}, 6);
    assert_close(row.low_us, 1);
    assert_close(row.high_us, 7);
}

static void a_growing_list(void **state)
{
    struct rows rows = {0};
    (void)state;
    for (size_t i = 0; i < 1000; i++) {
        assert_true(rows_add(&rows, &(struct row){.variant = "pt", .bytes = i}));
    }
    assert_int_equal(rows.count, 1000);
    for (size_t i = 0; i < 1000; i++) assert_int_equal(rows.row[i].bytes, i);
    rows_free(&rows);
    assert_int_equal(rows.count, 0);
}

static void bounds(void **state)
{
    (void)state;
    assert_close(bound_us(250000, 20e6, 1), 100000);
    assert_close(bound_us(250000, 20e6, 4), 25000);
    assert_close(bound_us(250000, 0, 4), 0);
    assert_close(bound_us(250000, 20e6, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quantiles),      cmocka_unit_test(ranks_of_the_median),
        cmocka_unit_test(a_row),          cmocka_unit_test(few_iterations_have_no_interval),
        cmocka_unit_test(a_growing_list), cmocka_unit_test(bounds),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("bench statistics", tests, NULL, NULL);
}
