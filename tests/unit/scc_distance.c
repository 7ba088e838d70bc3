/* Average distances on star-connected cycles: known values, and the paper's formulas.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_distance.h"

#include <math.h>
#include <stdlib.h>

#include "coll_scc/scc_routing.h"
#include "tests/unit/common.h"

/* Computed by a script that knows nothing of this code. */
static const struct {
    int n;
    double lateral, move_in, move_between[3]; /* optimal, greedy, random: its expectation */
} known[] = {
    {2, 0.500000, 0.000000, {0.000000, 0.000000, 0.000000}},
    {3, 1.500000, 0.666667, {0.833333, 0.833333, 0.916667}},
    {4, 2.583333, 1.500000, {1.222222, 1.222222, 1.430556}},
    {5, 3.683333, 3.200000, {1.925000, 1.970833, 2.380556}},
    {6, 4.783333, 5.000000, {2.337222, 2.482222, 3.075417}},
    {7, 5.878571, 7.714286, {2.923810, 3.176653, 4.067202}},
};
enum { KNOWN = sizeof known / sizeof *known };

static lw_scc *new_scc(int n, lw_scc_routing routing)
{
    lw_scc *scc = (lw_scc *)lw_scc_create(n);
    assert_non_null(scc);
    scc->routing = routing;
    return scc;
}

static void no_progress(const lw_scc *scc, int done)
{
    (void)scc;
    (void)done;
}

static void same(double value, double expected)
{
    if (!(fabs(value - expected) < 5.1e-7)) fault("%.9f is not %.6f", value, expected);
}

static void check(int k, lw_scc_routing routing, const lw_scc_average *average)
{
    const double move_between = known[k].move_between[routing];

    same(average->links[LW_SCC_LATERAL], known[k].lateral);
    same(average->links[LW_SCC_MOVE_IN], known[k].move_in);
    same(average->links[LW_SCC_MOVE_BETWEEN], move_between);
    assert_true(fabs(average->links[LW_SCC_TOTAL] - known[k].lateral - known[k].move_in -
                     move_between) < 2e-6);
}

static void check_all(lw_scc_routing routing)
{
    for (int k = 0; k < KNOWN; k++) {
        lw_scc *scc = new_scc(known[k].n, routing);
        lw_scc_average average;
        assert_int_equal(lw_scc_average_of_all(scc, no_progress, &average), LW_OK);
        check(k, routing, &average);
        free(scc);
    }
}

static void optimal(void **state)
{
    (void)state;
    check_all(LW_SCC_OPTIMAL);
}

static void greedy(void **state)
{
    (void)state;
    check_all(LW_SCC_GREEDY);
}

static void random_expected(void **state)
{
    (void)state;
    for (int k = 0; k < KNOWN; k++) {
        lw_scc *scc = new_scc(known[k].n, LW_SCC_RANDOM);
        lw_scc_average average;
        assert_int_equal(lw_scc_average_expected(scc, &average), LW_OK);
        check(k, LW_SCC_RANDOM, &average);
        free(scc);
    }
}

/* Samples of the routes themselves lie around the expectation, by their own standard errors. */
static void random_sampled(void **state)
{
    (void)state;
    for (int k = 1; k < KNOWN; k++) {
        lw_scc *scc = new_scc(known[k].n, LW_SCC_RANDOM);
        lw_scc_average expected, average, error, again;
        scc->seed = 1;
        lw_scc_average_expected(scc, &expected);
        lw_scc_average_sampled(scc, 40000, &average, &error);
        lw_scc_average_sampled(scc, 40000, &again, &error);
        for (int c = 0; c < LW_SCC_COLUMNS; c++) {
            assert_true(error.links[c] > 0 && error.links[c] < 0.05);
            assert_true(fabs(average.links[c] - expected.links[c]) < 4 * error.links[c]);
            assert_true(average.links[c] == again.links[c]);
        }
        free(scc);
    }
}

/* Over many seeds the squares of (deviation / standard error) are 1 on average. */
static void standard_errors(void **state)
{
    enum { SEEDS = 100 };
    lw_scc *scc = new_scc(6, LW_SCC_RANDOM);
    lw_scc_average expected, average, error;
    double squares[LW_SCC_COLUMNS] = {0};
    (void)state;

    lw_scc_average_expected(scc, &expected);
    for (scc->seed = 0; scc->seed < SEEDS; scc->seed++) {
        lw_scc_average_sampled(scc, 500, &average, &error);
        for (int c = 0; c < LW_SCC_COLUMNS; c++) {
            squares[c] += pow((average.links[c] - expected.links[c]) / error.links[c], 2) / SEEDS;
        }
    }
    for (int c = 0; c < LW_SCC_COLUMNS; c++) assert_true(squares[c] > 0.5 && squares[c] < 2);
    free(scc);
}

static void formulas(void **state)
{
    (void)state;
    for (int k = 0; k < KNOWN; k++) {
        const lw_scc_average formula = lw_scc_average_formula(known[k].n);
        same(formula.links[LW_SCC_LATERAL], known[k].lateral);
        same(formula.links[LW_SCC_MOVE_IN], known[k].move_in);
    }
    same(lw_scc_average_formula(6).links[LW_SCC_MOVE_BETWEEN], 3.075);
    same(lw_scc_average_formula(7).links[LW_SCC_MOVE_BETWEEN], 4.067143);
    assert_true(isnan(lw_scc_average_formula(2).links[LW_SCC_TOTAL]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(optimal),         cmocka_unit_test(greedy),
        cmocka_unit_test(random_expected), cmocka_unit_test(random_sampled),
        cmocka_unit_test(standard_errors), cmocka_unit_test(formulas),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_distance", tests, NULL, NULL);
}
