/* Broadcasts on star-connected cycles: exact rounds, link-disjoint, plans against schedules.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "coll_scc/scc_network.h"
#include "tests/unit/common.h"

enum { LEAST = 2, MOST = 7, ALL_ROOTS = 4 /* orders */, SAMPLE = 12 };

/* Rounds for n = 2..7. */
static const struct {
    const char *name;
    int rounds[MOST - LEAST + 1];
} expected[] = {
    {"overlapped", {1, 3, 4, 7, 9, 11}},
    {"paper", {1, 3, 4, 7, 9, 11}},
    {"hierarchical", {1, 5, 7, 14, 17, 20}},
    {"binomial", {1, 4, 7, 9, 12, 15}},
};

static void check_order(int n)
{
    lw_network *network = lw_scc_create(n);
    uint64_t seed = (uint64_t)n;
    const int roots = n <= ALL_ROOTS ? network->vertices : n < MOST ? SAMPLE : 2;

    for (size_t which = 0; which < sizeof expected / sizeof *expected; which++) {
        const lw_algorithm *a = lw_find_algorithm(&lw_scc_type, expected[which].name);
        assert_non_null(a);
        for (int i = 0; i < roots; i++) {
            const int root = n <= ALL_ROOTS ? i : random_below(&seed, network->vertices);
            check_exact(network, a, root, expected[which].rounds[n - LEAST]);
        }
    }
    free(network);
}

static void orders_2_to_4(void **state)
{
    (void)state;
    for (int n = 2; n <= 4; n++) check_order(n);
}

static void order_5(void **state)
{
    (void)state;
    check_order(5);
}

static void orders_6_and_7(void **state)
{
    (void)state;
    check_order(6);
    check_order(7);
}

/* Up to 32 million vertices: parents and children know each other. */
static void families_up_to_10(void **state)
{
    (void)state;
    for (int n = 7; n <= LW_SCC_MOST; n++) {
        lw_network *network = lw_scc_create(n);
        check_families(network, 300);
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_2_to_4),
        cmocka_unit_test(order_5),
        cmocka_unit_test(orders_6_and_7),
        cmocka_unit_test(families_up_to_10),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_broadcast", tests, NULL, NULL);
}
