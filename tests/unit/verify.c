/* The verifier on broken schedules made by hand: the right fault, send and words for each.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>
#include <string.h>

#include "schedule/verify.h"

enum { SENDS = 9, MOST_HOPS = 4 };

typedef struct hand_send {
    int round;
    int hops;
    int path[MOST_HOPS + 1];
} hand_send;

/* A broadcast on PT(1,1,1) out of node 0. */
static const hand_send correct[SENDS] = {
    {1, 1, {0, 1}}, {1, 1, {0, 4}}, {1, 1, {0, 5}}, {2, 1, {1, 2}}, {2, 1, {1, 8}},
    {2, 1, {4, 3}}, {2, 1, {4, 7}}, {2, 1, {5, 6}}, {2, 1, {5, 9}},
};

static void check_sends(const hand_send *sends, int count, int seats, const lw_violation *expected,
                        const char *words)
{
    lw_network *network = new_pt(1, 1, 1);
    lw_schedule schedule;
    lw_verdict verdict;
    char text[3 * LW_TEXT];

    lw_schedule_init(&schedule, 0);
    for (int i = 0; i < count; i++) {
        const int error = lw_schedule_add(&schedule, sends[i].round, sends[i].path, sends[i].hops);
        assert_int_equal(error, LW_OK);
    }
    assert_int_equal(lw_schedule_sort(&schedule), LW_OK);
    assert_int_equal(lw_verify(network, seats, &schedule, &verdict), LW_OK);
    assert_int_equal(verdict.violations, expected ? 1 : 0);
    if (expected) {
        const bool twice = expected->fault == LW_FAULT_LINK_TWICE;
        assert_memory_equal(&verdict.violation[0], expected, sizeof *expected);
        lw_describe_violation(network, &schedule, &verdict.violation[0], text, sizeof text);
        assert_string_equal(text, words);
        assert_int_equal(verdict.complete, twice);
        assert_int_equal(verdict.disjoint, !twice);
    } else {
        assert_true(verdict.complete && verdict.disjoint);
        assert_int_equal(verdict.informed, seats);
    }
    lw_schedule_free(&schedule);
    free(network);
}

/* The correct schedule with one send replaced, or with one more. */
static void check_changed(int index, hand_send send, lw_violation expected, const char *words)
{
    hand_send sends[SENDS + 1];

    memcpy(sends, correct, sizeof correct);
    sends[index] = send;
    check_sends(sends, index < SENDS ? SENDS : SENDS + 1, LW_PT_NODES, &expected, words);
}

static void correct_one_passes(void **state)
{
    (void)state;
    check_sends(correct, SENDS, LW_PT_NODES, NULL, NULL);
}

static void empty_seat_needs_nothing(void **state)
{
    (void)state;
    check_sends(correct, SENDS - 1, LW_PT_NODES - 1, NULL, NULL);
}

static void uninformed_in_the_same_round(void **state)
{
    (void)state;
    check_changed(3, (hand_send){1, 1, {1, 2}}, (lw_violation){LW_FAULT_UNINFORMED, 3, 1, 2},
                  "round 1: send 1 to 2: the sender has nothing yet: 1 (0,0,0,1) - 2 (0,0,0,2)");
}

static void root_receives(void **state)
{
    (void)state;
    check_changed(SENDS, (hand_send){2, 1, {5, 0}},
                  (lw_violation){LW_FAULT_RECEIVES_TWICE, 9, 5, 0},
                  "round 2: send 5 to 0: the target has it already: 5 (0,0,0,5) - 0 (0,0,0,0)");
}

static void vertex_receives_twice(void **state)
{
    (void)state;
    check_changed(SENDS, (hand_send){3, 1, {2, 3}},
                  (lw_violation){LW_FAULT_RECEIVES_TWICE, 9, 2, 3},
                  "round 3: send 2 to 3: the target has it already: 2 (0,0,0,2) - 3 (0,0,0,3)");
}

static void no_link_between_the_ends(void **state)
{
    (void)state;
    check_changed(8, (hand_send){2, 1, {4, 9}}, (lw_violation){LW_FAULT_NO_LINK, 8, 4, 9},
                  "round 2: send 4 to 9: no such link: 4 (0,0,0,4) - 9 (0,0,0,9)");
}

static void no_link_on_the_way(void **state)
{
    (void)state;
    check_changed(8, (hand_send){2, 2, {5, 0, 9}}, (lw_violation){LW_FAULT_NO_LINK, 8, 0, 9},
                  "round 2: send 5 to 9: no such link: 0 (0,0,0,0) - 9 (0,0,0,9)");
}

static void link_twice_in_the_same_direction(void **state)
{
    (void)state;
    check_changed(4, (hand_send){2, 4, {1, 2, 6, 7, 8}},
                  (lw_violation){LW_FAULT_LINK_TWICE, 4, 1, 2},
                  "round 2: send 1 to 8: link used twice: 1 (0,0,0,1) - 2 (0,0,0,2)");
}

static void link_twice_in_opposite_directions(void **state)
{
    const lw_violation expected = {LW_FAULT_LINK_TWICE, 5, 3, 2};
    hand_send sends[SENDS];
    (void)state;

    memcpy(sends, correct, sizeof correct);
    sends[3] = (hand_send){2, 2, {1, 2, 3}};
    sends[5] = (hand_send){2, 2, {4, 3, 2}};
    check_sends(sends, SENDS, LW_PT_NODES, &expected,
                "round 2: send 4 to 2: link used twice: 3 (0,0,0,3) - 2 (0,0,0,2)");
}

static void link_there_and_back(void **state)
{
    (void)state;
    check_changed(7, (hand_send){2, 3, {5, 0, 5, 6}}, (lw_violation){LW_FAULT_LINK_TWICE, 7, 0, 5},
                  "round 2: send 5 to 6: link used twice: 0 (0,0,0,0) - 5 (0,0,0,5)");
}

static void never_reached(void **state)
{
    const lw_violation expected = {LW_FAULT_NEVER_REACHED, -1, 9, 9};
    (void)state;
    check_sends(correct, SENDS - 1, LW_PT_NODES, &expected, "vertex 9 (0,0,0,9) never receives");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(correct_one_passes),
        cmocka_unit_test(empty_seat_needs_nothing),
        cmocka_unit_test(uninformed_in_the_same_round),
        cmocka_unit_test(root_receives),
        cmocka_unit_test(vertex_receives_twice),
        cmocka_unit_test(no_link_between_the_ends),
        cmocka_unit_test(no_link_on_the_way),
        cmocka_unit_test(link_twice_in_the_same_direction),
        cmocka_unit_test(link_twice_in_opposite_directions),
        cmocka_unit_test(link_there_and_back),
        cmocka_unit_test(never_reached),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("verify", tests, NULL, NULL);
}
