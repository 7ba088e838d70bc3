/* The cost model: its formulas by hand, and which way wins.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/cost.h"

#include <math.h>

#include "tests/unit/common.h"
#include "tests/unit/fabrics.h"

/* 10 us, 2 us, 1 byte a us. */
static const lw_fabric slow = {10e-6, 2e-6, 1e6, 2, 0};
static const lw_shape some = {
    .ranks = 10, .hosts = 10, .rounds = 3, .children = 5, .trees = 4, .depth = 6};

static void expect(lw_fabric fabric, lw_shape shape, lw_way way, size_t bytes, size_t segment,
                   double microseconds)
{
    const double cost = 1e6 * lw_cost(&fabric, &shape, way, bytes, segment);
    if (fabs(cost - microseconds) > 1e-6 * microseconds) {
        fault("way %d, %zu bytes in %zu: %f us, not %f", way, bytes, segment, cost, microseconds);
    }
}

/* 3 (10 + 2) + (2 + 5/2) 100; with a port for each child, and ports to spare, + 3·100. */
static void schedule_by_hand(void **state)
{
    lw_fabric fabric = slow;
    (void)state;
    expect(fabric, some, LW_SCHEDULE, 100, 100, 486);
    fabric.ports = 5;
    expect(fabric, some, LW_SCHEDULE, 100, 100, 336);
    fabric.ports = 50;
    expect(fabric, some, LW_SCHEDULE, 100, 100, 336);
    fabric.latency = fabric.overhead = 0;
    expect(fabric, some, LW_SCHEDULE, 1, 1, 3);
}

static void trees_by_hand(void **state)
{
    lw_fabric fabric = slow;
    lw_shape shape = some;
    (void)state;
    /* Two trees to a port: s = 4 (2 + 1.25·100/2) = 258; 6 (10 + s) + (10 - 1) s. */
    expect(fabric, shape, LW_TREES, 4000, 100, 3930);
    expect(fabric, shape, LW_TREES, 4001, 100, 3930 + 258); /* one byte begins a segment */
    expect(fabric, shape, LW_TREES, 4, 1, 6 * (10 + 10.5));
    /* A port for each tree: s = 4 (2 + 100/4) = 108. More ports than trees help no further. */
    fabric.ports = 4;
    expect(fabric, shape, LW_TREES, 4000, 100, 6 * 118 + 9 * 108);
    fabric.ports = 9;
    expect(fabric, shape, LW_TREES, 4000, 100, 6 * 118 + 9 * 108);
    shape.trees = 1;
    expect(fabric, shape, LW_TREES, 1000, 100, 6 * 112 + 9 * 102);
}

/* 9 (10 + 2 + 100) + (10 - 1)(2 + 100), however many ports and trees. */
static void path_by_hand(void **state)
{
    lw_fabric fabric = slow;
    lw_shape shape = some;
    (void)state;
    for (fabric.ports = 1; fabric.ports < 9; fabric.ports++) {
        shape.trees = 9 - fabric.ports;
        expect(fabric, shape, LW_PATH, 1000, 100, 1926);
    }
    expect(fabric, shape, LW_PATH, 1001, 100, 2028);
    shape.ranks = shape.hosts = 2;
    expect(fabric, shape, LW_PATH, 1, 1, 13);
}

/* Hops inside hosts take an overhead each, of every tree, and nothing else. */
static void inside_by_hand(void **state)
{
    lw_shape shape = some;
    (void)state;
    shape.inside = 3;
    expect(slow, shape, LW_SCHEDULE, 100, 100, 486 + 3 * 2);
    expect(slow, shape, LW_TREES, 4000, 100, 3930 + 3 * 4 * 2);
    shape.hosts = 4; /* so 3 of the path's 9 hops lead from host to host */
    expect(slow, shape, LW_PATH, 1000, 100, 3 * 112 + 6 * 2 + 9 * 102);
    shape.hosts = 2;
    expect(slow, shape, LW_PATH, 1000, 100, 1 * 112 + 8 * 2 + 9 * 102);
}

/* What a port lets through at once takes no time: [x] is 30 less. */
static void bursts_by_hand(void **state)
{
    lw_fabric fabric = slow;
    (void)state;
    fabric.burst = 30;
    expect(fabric, some, LW_SCHEDULE, 100, 100, 3 * 12 + 2 * 70 + (250 - 30));
    expect(fabric, some, LW_SCHEDULE, 20, 20, 3 * 12 + 2 * 0 + (50 - 30));
    expect(fabric, some, LW_SCHEDULE, 12, 12, 3 * 12);
    expect(fabric, some, LW_TREES, 4000, 100, 6 * (10 + 8 + 250 - 30) + 9 * 258);
    expect(fabric, some, LW_TREES, 40, 10, 6 * (10 + 8));
    expect(fabric, some, LW_PATH, 1000, 100, 9 * (10 + 2 + 70) + 9 * 102);
    expect(fabric, some, LW_PATH, 60, 30, 9 * (10 + 2) + 32);
}

static void best_way_is_cheapest(void **state)
{
    int wins[LW_WAYS] = {0};
    uint64_t seed = 2;
    (void)state;

    for (int i = 0; i < 100000; i++) {
        const lw_fabric fabric = any_fabric(&seed);
        const lw_shape shape = any_shape(&seed);
        const size_t bytes = (size_t)anywhere(&seed, 1, 1e10);
        const lw_way best = lw_best_way(&fabric, &shape, bytes);
        double cost[LW_WAYS];
        assert_true(best < LW_WAYS);
        for (lw_way way = 0; way < LW_WAYS; way++) {
            const size_t segment = lw_best_segment(&fabric, &shape, way, bytes);
            cost[way] = lw_cost(&fabric, &shape, way, bytes, segment);
        }
        for (lw_way way = 0; way < LW_WAYS; way++) {
            assert_true(cost[best] <= cost[way] * (1 + 1e-8));
            if (way < best) assert_true(cost[best] < cost[way]); /* of equals the first */
        }
        wins[best]++;
    }
    note("schedule %d, trees %d, path %d", wins[LW_SCHEDULE], wins[LW_TREES], wins[LW_PATH]);
    for (int way = 0; way < LW_WAYS; way++) assert_true(wins[way] > 1000);
}

static void ways_as_expected(void **state)
{
    lw_fabric fabric = ethernet;
    lw_shape few = torus;
    const lw_shape two = {
        .ranks = 2, .hosts = 2, .rounds = 1, .children = 1, .trees = 1, .depth = 2};
    (void)state;

    few.ranks = 10;
    assert_int_equal(lw_best_way(&fabric, &few, 1), LW_SCHEDULE);
    assert_int_equal(lw_best_way(&fabric, &torus, 64), LW_SCHEDULE);
    assert_int_equal(lw_best_way(&fabric, &few, 100000000), LW_PATH);
    for (size_t bytes = 1; bytes < 1000000000; bytes = 3 * bytes + 1) {
        assert_int_equal(lw_best_way(&fabric, &two, bytes), LW_SCHEDULE); /* the path is the same */
    }
    fabric.ports = torus.trees;
    assert_int_equal(lw_best_way(&fabric, &torus, 64), LW_SCHEDULE);
    assert_int_equal(lw_best_way(&fabric, &torus, 100000000), LW_TREES);
    fabric.latency = fabric.overhead = 0;
    assert_int_equal(lw_best_way(&fabric, &torus, 100000000), LW_TREES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(schedule_by_hand), cmocka_unit_test(trees_by_hand),
        cmocka_unit_test(bursts_by_hand),   cmocka_unit_test(path_by_hand),
        cmocka_unit_test(inside_by_hand),   cmocka_unit_test(best_way_is_cheapest),
        cmocka_unit_test(ways_as_expected),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("cost", tests, NULL, NULL);
}
