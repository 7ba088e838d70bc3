/* Star-connected cycles: the graph against its definition.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_network.h"

#include <stdlib.h>

#include "tests/unit/common.h"

enum { SMALL = 7, SAMPLES = 2000 };

static lw_network *new_scc(int n)
{
    lw_network *network = lw_scc_create(n);
    assert_non_null(network);
    return network;
}

static const lw_scc *as_scc(const lw_network *network)
{
    return (const lw_scc *)network;
}

/* By the definition: a lateral link swaps positions 1 and i, a local one goes to i + 1 or i - 1. */
static bool are_joined(int n, const lw_scc_node *a, const lw_scc_node *b)
{
    int differ = 0;

    for (int p = 1; p <= n; p++) differ += a->label.symbol[p] != b->label.symbol[p];
    if (differ) {
        return a->i == b->i && differ == 2 && a->label.symbol[1] == b->label.symbol[a->i] &&
               b->label.symbol[1] == a->label.symbol[a->i];
    }
    const int apart = abs(a->i - b->i);
    return apart == 1 || (apart == n - 2 && apart > 0);
}

/* Counts in `named`, unless it is NULL, how often each link is named. */
static void check_vertex(const lw_network *network, int v, int *named)
{
    const int n = as_scc(network)->n, degree = n > 3 ? 3 : n - 1;
    const lw_scc_node node = lw_scc_node_of(as_scc(network), v);
    int neighbour[3], end[2];
    long link[3];

    assert_int_equal(lw_scc_vertex(as_scc(network), &node), v);
    assert_int_equal(network->degree, degree);
    assert_int_equal(network->type->neighbours(network, v, neighbour), degree);
    assert_int_equal(network->type->links_of(network, v, link), degree);
    for (int i = 0; i < degree; i++) {
        const lw_scc_node other = lw_scc_node_of(as_scc(network), neighbour[i]);
        assert_in_range(neighbour[i], 0, network->vertices - 1);
        for (int j = 0; j < i; j++) assert_int_not_equal(neighbour[i], neighbour[j]);
        if (!are_joined(n, &node, &other)) fault("%s: %d-%d", network->name, v, neighbour[i]);
        assert_true(are_neighbours(network, neighbour[i], v));

        assert_in_range(link[i], 0, network->links - 1);
        network->type->link_ends(network, link[i], end);
        assert_true(end[0] == v || end[1] == v);
        assert_int_equal(end[0] + end[1] - v, neighbour[i]);
        if (named) named[link[i]]++;
    }
}

static void graph(void **state)
{
    static const int vertices[] = {0, 0, 2, 12, 72, 480, 3600, 30240};
    (void)state;

    for (int n = 2; n <= SMALL; n++) {
        lw_network *network = new_scc(n);
        int *named = calloc((size_t)network->links, sizeof *named);
        assert_int_equal(network->vertices, vertices[n]);
        assert_int_equal(2 * network->links, (long)network->vertices * network->degree);
        for (int v = 0; v < network->vertices; v++) check_vertex(network, v, named);
        for (long link = 0; link < network->links; link++) assert_int_equal(named[link], 2);
        free(named);
        free(network);
    }
}

static void graph_of_the_largest(void **state)
{
    lw_network *network = new_scc(LW_SCC_MOST);
    uint64_t seed = 10;
    (void)state;

    assert_int_equal(network->vertices, 9 * 3628800);
    for (int k = 0; k < SAMPLES; k++) {
        check_vertex(network, random_below(&seed, network->vertices), NULL);
    }
    check_vertex(network, 0, NULL);
    check_vertex(network, network->vertices - 1, NULL);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graph),
        cmocka_unit_test(graph_of_the_largest),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_network", tests, NULL, NULL);
}
