/* Routes on star-connected cycles: over links, by the classes promised, optimal ones no longer.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_routing.h"

#include <stdlib.h>

#include "coll_scc/scc_cycles.h"
#include "tests/unit/common.h"

enum { ROOM = 100, SAMPLES = 1000 };

static lw_scc *new_scc(int n)
{
    lw_network *network = lw_scc_create(n);
    assert_non_null(network);
    assert_true(network->longest_route <= ROOM);
    return (lw_scc *)network;
}

/* The route's links by class; faults unless it is one. */
static lw_scc_cost check_route(const lw_scc *scc, int from, int to)
{
    int path[ROOM], count[3] = {0};
    lw_scc_class class[ROOM];
    const int length = lw_scc_route(&scc->head, from, to, path);

    if (length < 1 || length > scc->head.longest_route || path[0] != from ||
        path[length - 1] != to) {
        fault("%s: route %d to %d has %d vertices", scc->head.name, from, to, length);
    }
    lw_scc_classify(scc, path, length, class);
    for (int k = 0; k + 1 < length; k++) {
        const bool lateral = path[k] / (scc->n - 1) != path[k + 1] / (scc->n - 1);
        assert_true(are_neighbours(&scc->head, path[k], path[k + 1]));
        assert_int_equal(class[k] == LW_SCC_LATERAL, lateral);
        count[class[k]]++;
    }
    return (lw_scc_cost){count[LW_SCC_LATERAL], count[LW_SCC_MOVE_IN], count[LW_SCC_MOVE_BETWEEN]};
}

/* The cost, as lw_scc_cost_of has it without walking. */
static void check_cost(const lw_scc *scc, int from, int to, lw_scc_cost counted)
{
    const lw_scc_node a = lw_scc_node_of(scc, from), b = lw_scc_node_of(scc, to);
    const lw_scc_node seen = {a.i, lw_scc_relabel(scc->n, &b.label, &a.label)};
    int lateral[LW_SCC_LATERALS];
    const int count = lw_scc_laterals(scc, &a, &b, lateral);
    const lw_scc_cost cost = lw_scc_cost_of(scc->n, &seen, b.i, lateral, count);

    assert_int_equal(count, lw_scc_least_laterals(scc->n, &seen.label));
    assert_int_equal(counted.lateral, cost.lateral);
    assert_int_equal(counted.move_in, cost.move_in);
    assert_int_equal(counted.move_between, cost.move_between);
}

/* All routings: the same but in move-between links, of which optimal has the fewest. */
static void check_pair(lw_scc *scc, int from, int to)
{
    lw_scc_cost optimal = {0};

    for (int i = 0; lw_scc_routings[i].name; i++) {
        scc->routing = (lw_scc_routing)i;
        const lw_scc_cost cost = check_route(scc, from, to);
        check_cost(scc, from, to, cost);
        if (scc->routing == LW_SCC_OPTIMAL) optimal = cost;
        if (cost.lateral != optimal.lateral || cost.move_in != optimal.move_in ||
            cost.move_between < optimal.move_between) {
            fault("%s: %s route %d to %d", scc->head.name, lw_scc_routings[i].name, from, to);
        }
    }
}

static void all_pairs_of_small_networks(void **state)
{
    (void)state;
    for (int n = 2; n <= 4; n++) {
        lw_scc *scc = new_scc(n);
        const int vertices = scc->head.vertices;
        for (int k = 0; k < vertices * vertices; k++) check_pair(scc, k % vertices, k / vertices);
        free(scc);
    }
}

static void some_pairs_of_larger_networks(void **state)
{
    uint64_t seed = 1;
    (void)state;

    for (int n = 5; n <= LW_SCC_MOST; n++) {
        lw_scc *scc = new_scc(n);
        for (int k = 0; k < SAMPLES; k++) {
            const int from = random_below(&seed, scc->head.vertices);
            check_pair(scc, from, random_below(&seed, scc->head.vertices));
        }
        free(scc);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_pairs_of_small_networks),
        cmocka_unit_test(some_pairs_of_larger_networks),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_routes", tests, NULL, NULL);
}
