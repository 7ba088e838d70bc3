/* The verifier on a ring: opposite directions of a link are two channels if it is full duplex.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>

#include "schedule/verify.h"

enum { SIZE = 6 };

static int ring_neighbours(const lw_network *network, int v, int *neighbour)
{
    neighbour[0] = (v + 1) % network->vertices;
    neighbour[1] = (v + network->vertices - 1) % network->vertices;
    return 2;
}

static void ring_coordinates(const lw_network *network, int v, char *text)
{
    (void)network;
    snprintf(text, LW_TEXT, "<%d>", v);
}

/* The verdict on a broadcast out of 0 whose second round is up to the caller; it must inform
 * 1 and 2. Round 1 reaches 3, round 3 the rest. */
static lw_verdict verdict_on(bool full_duplex, const int one[], int one_hops, const int two[],
                             int two_hops)
{
    const lw_network_type type = {
        .full_duplex = full_duplex,
        .neighbours = ring_neighbours,
        .coordinates = ring_coordinates,
    };
    const lw_network ring = {.type = &type, .vertices = SIZE, .links = SIZE, .degree = 2};
    lw_schedule schedule;
    lw_verdict verdict;

    lw_schedule_init(&schedule, 0);
    lw_schedule_add(&schedule, 1, (const int[]){0, 1, 2, 3}, 3);
    lw_schedule_add(&schedule, 2, one, one_hops);
    lw_schedule_add(&schedule, 2, two, two_hops);
    lw_schedule_add(&schedule, 3, (const int[]){0, 5}, 1);
    lw_schedule_add(&schedule, 3, (const int[]){3, 4}, 1);
    assert_int_equal(lw_verify(&ring, SIZE, &schedule, &verdict), LW_OK);
    lw_schedule_free(&schedule);
    assert_true(verdict.complete);
    assert_int_equal(verdict.rounds, 3);
    return verdict;
}

static lw_verdict verdict_on_opposite(bool full_duplex)
{
    return verdict_on(full_duplex, (const int[]){0, 1, 2}, 2, (const int[]){3, 2, 1}, 2);
}

static lw_verdict verdict_on_same(bool full_duplex)
{
    return verdict_on(full_duplex, (const int[]){0, 1, 2}, 2, (const int[]){0, 1}, 1);
}

static void assert_twice(const lw_verdict *verdict, int a, int b)
{
    const lw_violation expected = {LW_FAULT_LINK_TWICE, 2, a, b};

    assert_false(verdict->disjoint);
    assert_int_equal(verdict->violations, 1);
    assert_memory_equal(&verdict->violation[0], &expected, sizeof expected);
}

static void full_duplex_allows_opposite(void **state)
{
    const lw_verdict verdict = verdict_on_opposite(true);
    (void)state;
    assert_true(verdict.disjoint);
    assert_int_equal(verdict.violations, 0);
}

static void half_duplex_forbids_opposite(void **state)
{
    const lw_verdict verdict = verdict_on_opposite(false);
    (void)state;
    assert_twice(&verdict, 2, 1);
}

static void both_forbid_the_same(void **state)
{
    const lw_verdict full = verdict_on_same(true), half = verdict_on_same(false);
    (void)state;
    assert_twice(&full, 0, 1);
    assert_twice(&half, 0, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(full_duplex_allows_opposite),
        cmocka_unit_test(half_duplex_forbids_opposite),
        cmocka_unit_test(both_forbid_the_same),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("verify_duplex", tests, NULL, NULL);
}
