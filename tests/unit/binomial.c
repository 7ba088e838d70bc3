/* The binomial tree: complete, its plans the schedule, ceil(log2 V) rounds.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/binomial.h"

#include <stdlib.h>

#include "tests/unit/common.h"

static const lw_algorithm *binomial(void)
{
    return lw_find_algorithm(&lw_pt_type, "binomial");
}

static void check_root(const lw_network *network, int root)
{
    const int rounds = ceil_log2(network->vertices);
    lw_schedule schedule = new_schedule(network, binomial(), root);

    assert_int_equal(schedule.rounds, rounds);
    assert_int_equal(lw_binomial_rounds(network, root), rounds);
    assert_int_equal(schedule.sends, network->vertices - 1);
    check_broadcast(network, network->vertices, &schedule, false);
    check_own_plans(network, binomial(), &schedule);
    lw_schedule_free(&schedule);
}

static void small_shapes(void **state)
{
    uint64_t seed = 21;
    (void)state;
    for (int i = 0; i < 64; i++) {
        lw_network *network = new_pt(1 + i / 16, 1 + i / 4 % 4, 1 + i % 4);
        check_root(network, 0);
        check_root(network, network->vertices - 1);
        check_root(network, random_below(&seed, network->vertices));
        free(network);
    }
}

static void all_roots_of_1x3x3(void **state)
{
    lw_network *network = new_pt(1, 3, 3);
    (void)state;
    for (int root = 0; root < network->vertices; root++) check_root(network, root);
    free(network);
}

/* Vertex numbers alone count: root 7 of ten, by hand. */
static void tree_of_ten(void **state)
{
    static const int sends[][3] = {{7, 8, 1}, {7, 9, 2}, {8, 0, 2}, {7, 1, 3}, {8, 2, 3},
                                   {9, 3, 3}, {0, 4, 3}, {7, 5, 4}, {8, 6, 4}};
    lw_network *network = new_pt(1, 1, 1);
    lw_schedule schedule = new_schedule(network, binomial(), 7);
    (void)state;

    assert_int_equal(schedule.sends, 9);
    for (int i = 0; i < 9; i++) {
        bool found = false;
        for (int j = 0; j < schedule.sends; j++) {
            const lw_send *send = &schedule.send[j];
            found = found || (send->from == sends[i][0] && send->to == sends[i][1] &&
                              send->round == sends[i][2]);
        }
        if (!found) fault("no send %d to %d in round %d", sends[i][0], sends[i][1], sends[i][2]);
    }
    lw_schedule_free(&schedule);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_shapes),
        cmocka_unit_test(all_roots_of_1x3x3),
        cmocka_unit_test(tree_of_ten),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("binomial", tests, NULL, NULL);
}
