/* The hypercube: its graph against the definition, its E-cube routes, the shapes it takes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_hcube/hcube_network.h"

#include <stdlib.h>
#include <string.h>

#include "tests/unit/common.h"

enum { SMALL = 8, LARGE = 12 };

static lw_network *new_cube(int dimension)
{
    lw_network *network = lw_hcube_create(dimension);
    assert_non_null(network);
    return network;
}

static bool is_power(int c)
{
    return c > 0 && !(c & (c - 1));
}

static void check_vertex(const lw_network *network, int v, int *named)
{
    int neighbour[LW_HCUBE_MOST], end[2];
    long link[LW_HCUBE_MOST];
    const int degree = network->type->neighbours(network, v, neighbour);

    assert_int_equal(degree, network->degree);
    assert_int_equal(network->type->links_of(network, v, link), degree);
    for (int i = 0; i < degree; i++) {
        assert_in_range(neighbour[i], 0, network->vertices - 1);
        assert_true(is_power(neighbour[i] ^ v));
        for (int j = 0; j < i; j++) assert_int_not_equal(neighbour[i], neighbour[j]);
        assert_in_range(link[i], 0, network->links - 1);
        network->type->link_ends(network, link[i], end);
        assert_true((end[0] == v) != (end[1] == v));
        assert_true(are_neighbours(network, end[0], end[1]));
        named[link[i]]++;
    }
}

static void graph(void **state)
{
    (void)state;
    for (int dimension = 1; dimension <= LARGE; dimension++) {
        lw_network *network = new_cube(dimension);
        int *named = calloc((size_t)network->links, sizeof *named);
        assert_int_equal(network->vertices, 1 << dimension);
        assert_int_equal(network->links, (long)dimension * (1 << dimension) / 2);
        for (int v = 0; v < network->vertices; v++) check_vertex(network, v, named);
        for (long link = 0; link < network->links; link++) assert_int_equal(named[link], 2);
        free(named);
        free(network);
    }
}

/* As a next-hop table would know it: the lowest wrong bit first, whoever asks. */
static void check_route(const lw_network *network, int from, int to)
{
    int path[LW_HCUBE_MOST + 1];
    const int length = network->type->route(network, from, to, path);

    assert_in_range(length, 1, network->longest_route);
    assert_int_equal(path[0], from);
    assert_int_equal(path[length - 1], to);
    for (int i = 1; i < length; i++) {
        const int wrong = path[i - 1] ^ to;
        assert_int_equal(path[i] ^ path[i - 1], wrong & -wrong);
    }
}

static void routes(void **state)
{
    (void)state;
    for (int dimension = 1; dimension <= SMALL; dimension++) {
        lw_network *network = new_cube(dimension);
        for (int i = 0; i < network->vertices * network->vertices; i++) {
            check_route(network, i % network->vertices, i / network->vertices);
        }
        free(network);
    }
}

static void shapes(void **state)
{
    static const char *const refused[] = {
        "", "0", "31", "-1", "+4", "4 ", " 4", "4x", "x", "1e1", "99999999999999999999", "3.0"};
    char why[LW_TEXT], text[LW_TEXT];
    (void)state;

    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        why[0] = '\0';
        assert_null(lw_hcube_type.create(refused[i], why));
        assert_string_not_equal(why, "");
    }
    lw_network *network = lw_hcube_type.create("30", why);
    assert_non_null(network);
    assert_int_equal(network->vertices, 1 << 30);
    assert_true(network->links == 15L << 30);
    free(network);
    network = new_cube(5);
    network->type->coordinates(network, 22, text);
    assert_string_equal(text, "10110");
    assert_string_equal(network->name, "hcube:5");
    free(network);
}

static void fits(void **state)
{
    (void)state;
    for (int ranks = 2; ranks <= 5000; ranks++) {
        lw_network *network = lw_hcube_type.fit(ranks);
        assert_non_null(network);
        assert_true(network->vertices <= ranks && 2 * network->vertices > ranks);
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graph),
        cmocka_unit_test(routes),
        cmocka_unit_test(shapes),
        cmocka_unit_test(fits),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("hcube_network", tests, NULL, NULL);
}
