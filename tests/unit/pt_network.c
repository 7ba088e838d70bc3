/* The Petersen-torus as a graph, against the links that algorithms.md lists, for many shapes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

/* Links of a module: both rings and the spokes; and where its nodes' outward links lead. */
static const int inside[15][2] = {
    {0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {5, 6}, {6, 7}, {7, 8},
    {8, 9}, {9, 5}, {0, 5}, {1, 8}, {2, 6}, {3, 9}, {4, 7},
};
static const struct {
    int p, dz, dx, dy, q;
} outside[5] = {
    {6, 0, 0, 1, 9}, {1, 0, 1, 0, 4}, {2, 0, 1, 1, 3}, {7, 0, -1, 1, 8}, {0, 1, 0, 0, 5},
};

static bool *joined; /* vertices × vertices */

static void join(int vertices, int a, int b)
{
    if (a == b) return;
    joined[(size_t)a * (size_t)vertices + (size_t)b] = true;
    joined[(size_t)b * (size_t)vertices + (size_t)a] = true;
}

/* Writes the links down by their definition; a double link counts once, a loop not at all. */
static void define_links(int l, int m, int n)
{
    const int vertices = l * m * n * 10;

    joined = calloc((size_t)vertices * (size_t)vertices, sizeof *joined);
    assert_non_null(joined);
    for (int i = 0; i < l * m * n; i++) {
        const int z = i / n / m, x = i / n % m, y = i % n;
        for (int k = 0; k < 15; k++) join(vertices, 10 * i + inside[k][0], 10 * i + inside[k][1]);
        for (int k = 0; k < 5; k++) {
            const int to_z = (z + outside[k].dz) % l, to_x = (x + outside[k].dx + m) % m;
            const int to = (to_z * m + to_x) * n + (y + outside[k].dy) % n;
            join(vertices, 10 * i + outside[k].p, 10 * to + outside[k].q);
        }
    }
}

/* Exactly the defined neighbours, each once. */
static int check_neighbours(const lw_network *network, int v)
{
    const bool *row = joined + (size_t)v * (size_t)network->vertices;
    int neighbour[4], expected = 0;
    const int count = network->type->neighbours(network, v, neighbour);

    for (int u = 0; u < network->vertices; u++) expected += row[u];
    if (count != expected) fault("%s: %d has %d neighbours", network->name, v, count);
    for (int i = 0; i < count; i++) {
        if (!row[neighbour[i]]) fault("%s: no link %d-%d", network->name, v, neighbour[i]);
        for (int j = 0; j < i; j++) assert_int_not_equal(neighbour[i], neighbour[j]);
    }
    return count;
}

static int expected_degree(const lw_network *network, int p)
{
    const lw_pt *pt = as_pt(network);
    const bool diagonal = p == 2 || p == 3 || p == 7 || p == 8;

    if (pt->l == 1 && (p == 0 || p == 5)) return 3;
    return pt->m == 1 && pt->n == 1 && diagonal ? 3 : 4;
}

static void check_links_of(const lw_network *network, int v, int degree, int *named)
{
    long link[4];

    assert_int_equal(network->type->links_of(network, v, link), degree);
    for (int i = 0; i < degree; i++) {
        int end[2];
        assert_in_range(link[i], 0, network->links - 1);
        for (int j = 0; j < i; j++) assert_int_not_equal(link[i], link[j]);
        network->type->link_ends(network, link[i], end);
        assert_true(end[0] == v || end[1] == v);
        assert_true(are_neighbours(network, end[0], end[1]));
        named[link[i]]++;
    }
}

static void check_shape(int l, int m, int n)
{
    lw_network *network = new_pt(l, m, n);
    int *named = calloc((size_t)network->links, sizeof *named), degrees = 0;

    assert_non_null(named);
    assert_int_equal(network->vertices, 10 * l * m * n);
    assert_int_equal(network->degree, 4);
    define_links(l, m, n);
    for (int v = 0; v < network->vertices; v++) {
        const int degree = check_neighbours(network, v);
        if (degree != expected_degree(network, v % 10)) {
            fault("%s: degree of %d is %d", network->name, v, degree);
        }
        check_links_of(network, v, degree, named);
        degrees += degree;
    }
    assert_int_equal(degrees, 2 * network->links);
    for (long link = 0; link < network->links; link++) assert_int_equal(named[link], 2);
    free(joined);
    free(named);
    free(network);
}

static void small_shapes(void **state)
{
    (void)state;
    for (int i = 0; i < 64; i++) check_shape(1 + i / 16, 1 + i / 4 % 4, 1 + i % 4);
}

static void larger_shapes(void **state)
{
    (void)state;
    check_shape(1, 9, 5);
    check_shape(2, 1, 17);
    check_shape(7, 1, 1);
    check_shape(3, 6, 7);
    check_shape(5, 5, 5);
}

static void counts_of_links(void **state)
{
    static const int expected[][4] = {
        {1, 1, 1, 17}, {2, 1, 1, 36}, {1, 1, 2, 38}, {1, 3, 3, 171}, {5, 5, 5, 2500}};
    (void)state;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        lw_network *network = new_pt(expected[i][0], expected[i][1], expected[i][2]);
        assert_int_equal(network->links, expected[i][3]);
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_shapes),
        cmocka_unit_test(larger_shapes),
        cmocka_unit_test(counts_of_links),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_network", tests, NULL, NULL);
}
