/* The Petersen graph inside a module, and a node's number and coordinates.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

static bool joined(int a, int b)
{
    const int *neighbour = lw_petersen_neighbours[a];
    return neighbour[0] == b || neighbour[1] == b || neighbour[2] == b;
}

static int common_neighbours(int a, int b)
{
    int count = 0;
    for (int c = 0; c < LW_PT_NODES; c++) count += joined(a, c) && joined(c, b);
    return count;
}

/* Cubic, diameter 2 and no circle of 3 or 4: that's the Petersen graph, girth 5. */
static void diameter_2_and_girth_5(void **state)
{
    (void)state;
    for (int a = 0; a < LW_PT_NODES; a++) {
        int degree = 0;
        for (int b = 0; b < LW_PT_NODES; b++) {
            assert_int_equal(joined(a, b), joined(b, a));
            degree += joined(a, b);
            if (a != b) assert_int_equal(common_neighbours(a, b), joined(a, b) ? 0 : 1);
        }
        assert_int_equal(degree, 3);
        assert_false(joined(a, a));
    }
}

static void paths_are_shortest(void **state)
{
    (void)state;
    for (int i = 0; i < LW_PT_NODES * LW_PT_NODES; i++) {
        const int a = i / LW_PT_NODES, b = i % LW_PT_NODES;
        int path[3];
        const int length = lw_petersen_path(a, b, path);
        assert_int_equal(length, a == b ? 1 : joined(a, b) ? 2 : 3);
        assert_int_equal(path[0], a);
        assert_int_equal(path[length - 1], b);
        for (int j = 1; j < length; j++) assert_true(joined(path[j - 1], path[j]));
    }
}

static void outward_links_are_mutual(void **state)
{
    (void)state;
    for (int p = 0; p < LW_PT_NODES; p++) {
        const lw_pt_port there = lw_pt_ports[p], back = lw_pt_ports[there.p];
        assert_int_equal(back.p, p);
        assert_int_equal(there.dz, -back.dz);
        assert_int_equal(there.dx, -back.dx);
        assert_int_equal(there.dy, -back.dy);
    }
}

static void vertex_to_coordinates_and_back(void **state)
{
    lw_network *network = new_pt(3, 4, 5);
    int v = 0;
    (void)state;

    for (int i = 0; i < 3 * 4 * 5 * 10; i++, v++) {
        const lw_pt_node node = lw_pt_node_of(as_pt(network), v);
        const lw_pt_node wrapped = {node.z - 6, node.x + 4, node.y - 15, node.p};
        assert_int_equal(((node.z * 4 + node.x) * 5 + node.y) * 10 + node.p, v);
        assert_true(node.z < 3 && node.x < 4 && node.y < 5 && node.p < 10);
        assert_int_equal(lw_pt_vertex(as_pt(network), node), v);
        assert_int_equal(lw_pt_vertex(as_pt(network), wrapped), v);
    }
    free(network);
}

static void coordinates_in_words(void **state)
{
    lw_network *network = new_pt(3, 4, 5);
    char text[LW_TEXT];
    (void)state;

    network->type->coordinates(network, 0, text);
    assert_string_equal(text, "(0,0,0,0)");
    network->type->coordinates(network, 599, text);
    assert_string_equal(text, "(2,3,4,9)");
    network->type->coordinates(network, 217, text);
    assert_string_equal(text, "(1,0,1,7)");
    free(network);
}

static void offset_is_the_shorter_way(void **state)
{
    (void)state;
    for (int size = 1; size <= 9; size++) {
        for (int from = 0; from < size; from++) {
            for (int to = 0; to < size; to++) {
                const int offset = lw_pt_offset(from, to, size);
                assert_int_equal((from + offset + size) % size, to);
                assert_true(-(size / 2) <= offset && offset <= (size - 1) / 2);
            }
        }
    }
}

/* `orbits` promises that moving whole modules keeps the graph. */
static void translations_keep_the_graph(void **state)
{
    lw_network *network = new_pt(3, 2, 4);
    const lw_pt *pt = as_pt(network);
    (void)state;

    assert_int_equal(network->orbits, LW_PT_NODES);
    for (int v = 0; v < network->vertices; v++) {
        int neighbour[4];
        const int count = network->type->neighbours(network, v, neighbour);
        lw_pt_node from = lw_pt_node_of(pt, v);
        from.z += 1, from.x += 1, from.y += 3;
        for (int i = 0; i < count; i++) {
            lw_pt_node to = lw_pt_node_of(pt, neighbour[i]);
            to.z += 1, to.x += 1, to.y += 3;
            assert_true(are_neighbours(network, lw_pt_vertex(pt, from), lw_pt_vertex(pt, to)));
        }
    }
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(diameter_2_and_girth_5),
        cmocka_unit_test(paths_are_shortest),
        cmocka_unit_test(outward_links_are_mutual),
        cmocka_unit_test(vertex_to_coordinates_and_back),
        cmocka_unit_test(coordinates_in_words),
        cmocka_unit_test(offset_is_the_shorter_way),
        cmocka_unit_test(translations_keep_the_graph),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("petersen", tests, NULL, NULL);
}
