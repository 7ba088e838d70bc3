/* Routings of star-connected cycles: the optimal one is, the random one follows its seed; names.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_routing.h"

#include <stdlib.h>
#include <string.h>

#include "tests/unit/common.h"

enum { ROOM = 100 };

static lw_scc *new_scc(int n)
{
    lw_network *network = lw_scc_create(n);
    assert_non_null(network);
    assert_true(network->longest_route <= ROOM);
    return (lw_scc *)network;
}

/* Distances from a vertex to all, breadth first. */
static int *distances(const lw_network *network, int start)
{
    int *distance = malloc((size_t)network->vertices * sizeof *distance);
    int *queue = malloc((size_t)network->vertices * sizeof *queue);
    int tail = 1, neighbour[3];

    for (int v = 0; v < network->vertices; v++) distance[v] = -1;
    distance[start] = 0;
    queue[0] = start;
    for (int head = 0; head < tail; head++) {
        const int count = network->type->neighbours(network, queue[head], neighbour);
        for (int i = 0; i < count; i++) {
            if (distance[neighbour[i]] >= 0) continue;
            distance[neighbour[i]] = distance[queue[head]] + 1;
            queue[tail++] = neighbour[i];
        }
    }
    free(queue);
    return distance;
}

static void optimal_is_the_distance(void **state)
{
    (void)state;
    for (int n = 2; n <= 7; n++) {
        lw_scc *scc = new_scc(n);
        const int to = scc->head.vertices * 2 / 3;
        int *distance = distances(&scc->head, to), path[ROOM];
        for (int v = 0; v < scc->head.vertices; v++) {
            assert_int_equal(lw_scc_route(&scc->head, v, to, path) - 1, distance[v]);
        }
        free(distance);
        free(scc);
    }
}

/* Pairs of the same vertices whose random routes differ, by two seeds. */
static int differences(unsigned one, unsigned other)
{
    lw_scc *scc = new_scc(6);
    int path[2][ROOM], length[2], differ = 0;

    scc->routing = LW_SCC_RANDOM;
    for (int v = 0; v < scc->head.vertices; v++) {
        scc->seed = one;
        length[0] = lw_scc_route(&scc->head, v, 11, path[0]);
        scc->seed = other;
        length[1] = lw_scc_route(&scc->head, v, 11, path[1]);
        differ +=
            length[0] != length[1] || memcmp(path[0], path[1], (size_t)length[0] * sizeof **path);
    }
    free(scc);
    return differ;
}

static void random_follows_its_seed(void **state)
{
    (void)state;
    assert_int_equal(differences(7, 7), 0);
    assert_in_range(differences(7, 8), 1000, 3600);
    assert_in_range(differences(0, 1u << 31), 1000, 3600);
}

/* The paper's figure 4. */
static void figure_4(void **state)
{
    static const int expected[] = {5, 4, 2, 4, 3};
    const lw_scc_node from = {5, {{0, 5, 4, 1, 2, 3, 6}}};
    int lateral[LW_SCC_LATERALS];
    (void)state;

    assert_int_equal(lw_scc_optimal_laterals(6, &from, 3, 0, lateral), 5);
    assert_memory_equal(lateral, expected, sizeof expected);
}

static void names(void **state)
{
    static const char *const expected[] = {"optimal", "greedy", "random"};
    lw_scc_routing routing;
    (void)state;

    for (int i = 0; i < 3; i++) {
        assert_string_equal(lw_scc_routings[i].name, expected[i]);
        assert_true(lw_scc_find_routing(expected[i], &routing));
        assert_int_equal(routing, i);
    }
    assert_null(lw_scc_routings[3].name);
    assert_false(lw_scc_find_routing("", &routing));
    assert_false(lw_scc_find_routing("Greedy", &routing));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(optimal_is_the_distance),
        cmocka_unit_test(random_follows_its_seed),
        cmocka_unit_test(figure_4),
        cmocka_unit_test(names),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_routing", tests, NULL, NULL);
}
