/* The cost model's best segments against all others.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <math.h>

#include "tests/unit/common.h"
#include "tests/unit/fabrics.h"

enum { GRAIN = 2048 };

static size_t stripe_of(const lw_shape *shape, lw_way way, size_t bytes)
{
    const size_t trees = way == LW_TREES ? (size_t)shape->trees : 1;
    return (bytes + trees - 1) / trees;
}

/* None of the multiples of 2048 up to a stripe, nor the stripe, is better by 5 %. */
static void check_segment(const lw_fabric *fabric, const lw_shape *shape, lw_way way, size_t bytes)
{
    const size_t stripe = stripe_of(shape, way, bytes);
    const size_t best = lw_best_segment(fabric, shape, way, bytes);
    const double cost = lw_cost(fabric, shape, way, bytes, best);

    if (!best || best > stripe || (best < GRAIN && best < stripe)) {
        fault("way %d: segments of %zu for stripes of %zu", way, best, stripe);
    }
    for (size_t segment = GRAIN; segment < stripe + GRAIN; segment += GRAIN) {
        const size_t other = segment < stripe ? segment : stripe;
        const double others = lw_cost(fabric, shape, way, bytes, other);
        if (cost <= 1.05 * others) continue;
        fault("way %d, %zu bytes, %d ranks, %d trees %d deep, ports %d: %g s with segments of %zu, "
              "%g s of %zu",
              way, bytes, shape->ranks, shape->trees, shape->depth, fabric->ports, cost, best,
              others, other);
    }
}

static void best_segments(void **state)
{
    uint64_t seed = 1;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        const lw_fabric fabric = any_fabric(&seed);
        const lw_shape shape = any_shape(&seed);
        const size_t bytes = (size_t)anywhere(&seed, 1, 1e7);
        check_segment(&fabric, &shape, LW_TREES, bytes);
        check_segment(&fabric, &shape, LW_PATH, bytes);
        assert_int_equal(lw_best_segment(&fabric, &shape, LW_SCHEDULE, bytes), bytes);
    }
}

/* A little more than a segment, and every size about there: where rounding shows most. */
static void best_segments_of_short_stripes(void **state)
{
    (void)state;
    for (size_t bytes = 1; bytes < 20000; bytes += 7) {
        for (int ranks = 2; ranks < 200; ranks = 2 * ranks + 1) {
            lw_shape shape = torus;
            shape.ranks = ranks;
            shape.depth = ranks;
            check_segment(&ethernet, &shape, LW_TREES, bytes);
            check_segment(&ethernet, &shape, LW_PATH, bytes);
        }
    }
}

static void nothing_overflows(void **state)
{
    static const size_t bytes[] = {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX / 2 + 2, (size_t)1 << 53};
    static const lw_fabric fabrics[] = {{60e-6, 10e-6, 125e6, 1, 0},
                                        {60e-6, 0, 125e6, 1, 1e300},
                                        {1e10, 1e10, 0.125e6, 1, 1},
                                        {0, 1e10, 1e18, 64, 1e4}};
    (void)state;
    for (int i = 0; i < 4 * 4; i++) {
        const lw_fabric *fabric = &fabrics[i % 4];
        const size_t n = bytes[i / 4];
        for (int trees = 1; trees <= 64; trees += 21) {
            const lw_shape shape = {.ranks = INT32_MAX,
                                    .hosts = INT32_MAX,
                                    .rounds = 60,
                                    .children = 60,
                                    .trees = trees,
                                    .depth = 100000};
            for (lw_way way = 0; way < LW_WAYS; way++) {
                const size_t segment = lw_best_segment(fabric, &shape, way, n);
                const size_t stripe = n / (way == LW_TREES ? (size_t)trees : 1);
                assert_true(segment >= 1 && segment - 1 <= stripe);
                const double cost = lw_cost(fabric, &shape, way, n, segment);
                assert_true(isfinite(cost) && cost > 0);
            }
        }
    }
}

/* One byte goes in one segment; so does anything whose messages cost nothing but overhead. */
static void whole_stripes(void **state)
{
    const lw_fabric busy = {0, 1, 1e12, 4, 0};
    (void)state;
    assert_int_equal(lw_best_segment(&ethernet, &torus, LW_PATH, 1), 1);
    assert_int_equal(lw_best_segment(&ethernet, &torus, LW_TREES, 1), 1);
    assert_int_equal(lw_best_segment(&ethernet, &torus, LW_TREES, 4), 2);
    assert_int_equal(lw_best_segment(&busy, &torus, LW_PATH, 1000001), 1000001);
    assert_int_equal(lw_best_segment(&busy, &torus, LW_TREES, 1000001), 333334);
}

/* Without overhead nothing speaks against the shortest segments. */
static void shortest_segments(void **state)
{
    lw_fabric fabric = ethernet;
    (void)state;
    fabric.overhead = 0;
    assert_int_equal(lw_best_segment(&fabric, &torus, LW_PATH, GRAIN << 10), GRAIN);
    assert_int_equal(lw_best_segment(&fabric, &torus, LW_TREES, 3 * (GRAIN << 10)), GRAIN);
}

/* Bursts set the length of segments where a port's bandwidth would want shorter ones. */
static void segments_of_bursts(void **state)
{
    lw_fabric fabric = ethernet;
    (void)state;
    fabric.burst = 8192;
    fabric.ports = torus.trees;
    assert_int_equal(lw_best_segment(&fabric, &torus, LW_PATH, 1 << 20), 8192);
    fabric.overhead = 0;
    assert_int_equal(lw_best_segment(&fabric, &torus, LW_TREES, 3 << 20), 8192);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(best_segments),     cmocka_unit_test(best_segments_of_short_stripes),
        cmocka_unit_test(nothing_overflows), cmocka_unit_test(whole_stripes),
        cmocka_unit_test(shortest_segments), cmocka_unit_test(segments_of_bursts),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("cost_segments", tests, NULL, NULL);
}
