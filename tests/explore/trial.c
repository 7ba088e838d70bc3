/* explore/trial: schedules at fault, which no algorithm gives. Needs tests/unit/common.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/trial.h"

#include <stdlib.h>

#include "schedule/verify.h"
#include "tests/unit/common.h"

static int paper(const lw_network *network, int root, lw_schedule *schedule)
{
    return lw_pt_algorithms->schedule(network, root, schedule);
}

static int rounds(const lw_network *network, int root)
{
    return lw_pt_algorithms->rounds(network, root);
}

static int one_round_more(const lw_network *network, int root)
{
    return rounds(network, root) + 1;
}

static int without_last_send(const lw_network *network, int root, lw_schedule *schedule)
{
    const int error = paper(network, root, schedule);
    schedule->sends--;
    return error;
}

static int no_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    (void)network, (void)root, (void)schedule;
    return LW_NO_PATH;
}

static const lw_algorithm correct = {.name = "correct", .schedule = paper, .rounds = rounds};
static const lw_algorithm late = {.name = "late", .schedule = paper, .rounds = one_round_more};
static const lw_algorithm part = {.name = "part", .schedule = without_last_send, .rounds = rounds};
static const lw_algorithm none = {.name = "none", .schedule = no_schedule, .rounds = rounds};

/* The trial of all vertices as roots of PT(1,1,2). */
static lw_trial try_all(const lw_algorithm *algorithm)
{
    lw_network *network = new_pt(1, 1, 2);
    lw_trial trial = {.network = network, .algorithm = algorithm, true, true, 0, 0, 0};

    for (int root = 0; root < network->vertices; root++) {
        assert_int_equal(lw_try_root(&trial, root), LW_OK);
    }
    free(network);
    return trial;
}

static void nothing_at_fault(void **state)
{
    const lw_trial trial = try_all(&correct);
    (void)state;
    assert_true(trial.complete && trial.disjoint);
    assert_int_equal(trial.faults, 0);
    assert_int_equal(trial.rounds, trial.bound);
}

static void other_rounds_than_stated(void **state)
{
    const lw_trial trial = try_all(&late);
    (void)state;
    assert_true(trial.complete && trial.disjoint);
    assert_int_equal(trial.faults, 20);
    assert_int_equal(trial.rounds + 1, trial.bound);
}

static void a_vertex_left_out(void **state)
{
    const lw_trial trial = try_all(&part);
    (void)state;
    assert_false(trial.complete);
    assert_true(trial.disjoint);
    assert_int_equal(trial.faults, 20);
}

static void no_schedule_at_all(void **state)
{
    lw_network *network = new_pt(1, 1, 2);
    lw_trial trial = {.network = network, .algorithm = &none, true, true, 0, 0, 0};
    (void)state;
    assert_int_equal(lw_try_root(&trial, 0), LW_NO_PATH);
    free(network);
}

/* With empty vertices fewer rounds than stated are right, more aren't. */
static void empty_vertices(void **state)
{
    lw_network *network = new_pt(1, 1, 1);
    const lw_placement placement = lw_place(network, 2);
    lw_network *pinched = lw_pinched_network(&placement);
    lw_trial trial = {pinched, &placement, lw_pt_algorithms, true, true, 0, 0, 0};
    (void)state;
    assert_int_equal(lw_try_root(&trial, 0), LW_OK);
    assert_int_equal(trial.faults, 0);
    assert_true(trial.rounds < trial.bound);
    free(pinched);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_at_fault),  cmocka_unit_test(other_rounds_than_stated),
        cmocka_unit_test(a_vertex_left_out), cmocka_unit_test(no_schedule_at_all),
        cmocka_unit_test(empty_vertices),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trial", tests, NULL, NULL);
}
