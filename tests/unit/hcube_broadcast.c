/* Broadcasts on hypercubes: exact rounds, channel-disjoint, plans against schedules.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>
#include <string.h>

#include "coll_hcube/hcube_network.h"
#include "tests/unit/common.h"

enum { MOST = 12, ALL_ROOTS = 8, SAMPLE = 12 };

/* Rounds for n = 1..12. SB4's are those of the construction; MB4 takes 2 for each group of four
 * dimensions, and 1 for a group of one. */
static const struct {
    const char *name;
    int rounds[MOST];
} expected[] = {
    {"sb4", {1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5}},
    {"paper", {1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5}},
    {"mb4x", {1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6}},
    {"binomial", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}},
};

static void check_algorithm(int which)
{
    const lw_algorithm *algorithm = lw_find_algorithm(&lw_hcube_type, expected[which].name);
    uint64_t seed = 31;

    assert_non_null(algorithm);
    assert_true(algorithm->disjoint);
    for (int n = 1; n <= MOST; n++) {
        lw_network *network = lw_hcube_create(n);
        const int roots = n <= ALL_ROOTS ? network->vertices : SAMPLE;
        for (int i = 0; i < roots; i++) {
            const int root = n <= ALL_ROOTS ? i : random_below(&seed, network->vertices);
            check_exact(network, algorithm, root, expected[which].rounds[n - 1]);
        }
        free(network);
    }
}

static void sb4(void **state)
{
    (void)state;
    check_algorithm(0);
    check_algorithm(1);
}

static void mb4x(void **state)
{
    (void)state;
    check_algorithm(2);
}

static void binomial(void **state)
{
    (void)state;
    check_algorithm(3);
}

static void table_is_whole(void **state)
{
    size_t entries = 0;
    (void)state;
    for (const lw_algorithm *a = lw_hcube_algorithms; a->name; a++, entries++) {
        assert_string_equal(a->name, expected[entries].name);
    }
    assert_int_equal(entries, sizeof expected / sizeof *expected);
}

/* MB4 on the four-cube, as the paper's figure has it: step 1 to 2, 4, 8 and 15. */
static void first_step_on_the_four_cube(void **state)
{
    lw_network *network = lw_hcube_create(4);
    lw_schedule schedule = new_schedule(network, &lw_hcube_algorithms[0], 0);
    int first = 0;
    (void)state;

    for (int i = 0; i < schedule.sends && schedule.send[i].round == 1; i++) {
        assert_int_equal(schedule.send[i].from, 0);
        first |= 1 << schedule.send[i].to;
    }
    assert_int_equal(first, 1 << 2 | 1 << 4 | 1 << 8 | 1 << 15);
    lw_schedule_free(&schedule);
    free(network);
}

/* A thousand million vertices: parents and children know each other. */
static void families_up_to_30(void **state)
{
    (void)state;
    for (int n = 13; n <= LW_HCUBE_MOST; n++) {
        lw_network *network = lw_hcube_create(n);
        check_families(network, 100);
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_is_whole),
        cmocka_unit_test(sb4),
        cmocka_unit_test(mb4x),
        cmocka_unit_test(binomial),
        cmocka_unit_test(families_up_to_30),
        cmocka_unit_test(first_step_on_the_four_cube),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("hcube_broadcast", tests, NULL, NULL);
}
