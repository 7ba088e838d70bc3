/* Routes on the Petersen-torus: over links, short, the same from wherever a message is.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 200 };

/* A module at an offset and the nodes of a route in it, as the paper writes paths. */
typedef struct leg {
    int dz, dx, dy;
    int nodes;
    int node[3];
} leg;

static void check_route(const lw_network *network, int from, int to)
{
    int path[ROOM], rest[ROOM];
    const int length = network->type->route(network, from, to, path);

    if (length < 1 || length > network->longest_route || path[0] != from ||
        path[length - 1] != to) {
        fault("%s: route %d to %d has %d vertices, from %d to %d", network->name, from, to, length,
              path[0], path[length - 1]);
    }
    for (int i = 1; i < length; i++) {
        if (!are_neighbours(network, path[i - 1], path[i])) {
            fault("%s: route %d to %d: no link %d-%d", network->name, from, to, path[i - 1],
                  path[i]);
        }
        for (int j = 0; j < i; j++) {
            if (path[i] != path[j]) continue;
            fault("%s: route %d to %d meets %d twice", network->name, from, to, path[i]);
        }
        const int left = network->type->route(network, path[i], to, rest);
        if (left != length - i || memcmp(rest, path + i, (size_t)left * sizeof *rest)) {
            fault("%s: route %d to %d goes another way from %d", network->name, from, to, path[i]);
        }
    }
}

static void check_all_pairs(int l, int m, int n)
{
    lw_network *network = new_pt(l, m, n);

    assert_true(network->longest_route <= ROOM);
    for (int from = 0; from < network->vertices; from++) {
        for (int to = 0; to < network->vertices; to++) check_route(network, from, to);
    }
    free(network);
}

static void all_pairs_of_small_shapes(void **state)
{
    (void)state;
    for (int i = 0; i < 48; i++) check_all_pairs(1 + i / 16, 1 + i / 4 % 4, 1 + i % 4);
}

static void all_pairs_of_larger_shapes(void **state)
{
    (void)state;
    check_all_pairs(6, 1, 1);
    check_all_pairs(1, 1, 9);
    check_all_pairs(1, 7, 6);
    check_all_pairs(5, 2, 5);
}

static void some_pairs_of_a_large_shape(void **state)
{
    lw_network *network = new_pt(11, 12, 13);
    uint64_t seed = 7;
    (void)state;

    assert_true(network->longest_route <= ROOM);
    for (int i = 0; i < 20000; i++) {
        const int from = random_below(&seed, network->vertices);
        check_route(network, from, random_below(&seed, network->vertices));
    }
    free(network);
}

/* The route between two nodes 2 of PT(5,5,5) must be just these legs. */
static void check_legs(const leg *legs, int count)
{
    lw_network *network = new_pt(5, 5, 5);
    const lw_pt *pt = as_pt(network);
    const leg *last = &legs[count - 1];
    const int from = lw_pt_vertex(pt, (lw_pt_node){1, 2, 3, 2});
    const int to = lw_pt_vertex(pt, (lw_pt_node){1 + last->dz, 2 + last->dx, 3 + last->dy, 2});
    int path[ROOM], at = 0;
    const int length = network->type->route(network, from, to, path);

    for (int i = 0; i < count; i++) {
        for (int j = 0; j < legs[i].nodes; j++) {
            const lw_pt_node node = {1 + legs[i].dz, 2 + legs[i].dx, 3 + legs[i].dy,
                                     legs[i].node[j]};
            assert_true(at < length);
            assert_int_equal(path[at++], lw_pt_vertex(pt, node));
        }
    }
    assert_int_equal(length, at);
    free(network);
}

/* Stage 1: forward 2-1-0 = 5-6-2, backward 2-6-5 = 0-1-2. */
static void papers_paths_between_planes(void **state)
{
    (void)state;
    check_legs((const leg[]){{0, 0, 0, 3, {2, 1, 0}}, {1, 0, 0, 3, {5, 6, 2}}}, 2);
    check_legs((const leg[]){{0, 0, 0, 3, {2, 6, 5}}, {-1, 0, 0, 3, {0, 1, 2}}}, 2);
}

/* Stage 2: out of node 2 by 2-3, 2-6-7 and 2-1-8 (Lemma 2), and straight out of the link 2-3. */
static void papers_paths_along_diagonals(void **state)
{
    (void)state;
    check_legs((const leg[]){{0, 0, 0, 1, {2}}, {0, 1, 1, 2, {3, 2}}, {0, 2, 2, 2, {3, 2}}}, 3);
    check_legs((const leg[]){{0, 0, 0, 2, {2, 3}}, {0, -1, -1, 2, {2, 3}}, {0, -2, -2, 1, {2}}}, 3);
    check_legs((const leg[]){{0, 0, 0, 3, {2, 6, 7}}, {0, -1, 1, 3, {8, 1, 2}}}, 2);
    check_legs((const leg[]){{0, 0, 0, 3, {2, 1, 8}}, {0, 1, -1, 3, {7, 6, 2}}}, 2);
    check_legs(
        (const leg[]){{0, 0, 0, 3, {2, 6, 7}}, {0, -1, 1, 2, {8, 7}}, {0, -2, 2, 3, {8, 1, 2}}}, 3);
}

static void diagonal_first_then_straight_then_planes(void **state)
{
    (void)state;
    check_legs((const leg[]){{0, 0, 0, 1, {2}},
                             {0, 1, 1, 3, {3, 2, 1}},
                             {0, 2, 1, 2, {4, 0}},
                             {1, 2, 1, 3, {5, 6, 2}}},
               4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_pairs_of_small_shapes),
        cmocka_unit_test(all_pairs_of_larger_shapes),
        cmocka_unit_test(some_pairs_of_a_large_shape),
        cmocka_unit_test(papers_paths_between_planes),
        cmocka_unit_test(papers_paths_along_diagonals),
        cmocka_unit_test(diagonal_first_then_straight_then_planes),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_routing", tests, NULL, NULL);
}
