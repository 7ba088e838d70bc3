/* Networks of all seats for trees: simple, nearly regular, evenly loaded, with k trees as before.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/tree_guests.h"

#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "schedule/connectivity.h"
#include "tests/unit/common.h"

static lw_network *make(const lw_network *base, int ranks)
{
    static lw_placement placement; /* must outlive the network */
    lw_network *made;

    placement = lw_place(base, ranks);
    assert_int_equal(lw_tree_network(&placement, &made), LW_OK);
    return made;
}

/* Links go both ways, none is double or a loop. */
static void check_simple(const lw_network *network)
{
    int neighbour[32];
    long ends = 0;

    assert_true(network->degree <= 32);
    for (int v = 0; v < network->vertices; v++) {
        const int count = network->type->neighbours(network, v, neighbour);
        assert_in_range(count, 1, network->degree);
        ends += count;
        for (int i = 0; i < count; i++) {
            assert_in_range(neighbour[i], 0, network->vertices - 1);
            assert_int_not_equal(neighbour[i], v);
            assert_true(are_neighbours(network, neighbour[i], v));
            for (int j = 0; j < i; j++) assert_int_not_equal(neighbour[i], neighbour[j]);
        }
    }
    assert_int_equal(ends, 2 * network->links);
}

/* Guests have `degree` links; vertices as many as before, but one of them one more if a guest was
 * left over, or two if two guests were that are linked already. */
static void check_degrees(const lw_network *base, const lw_network *network, int degree)
{
    const int guests = network->vertices - base->vertices;
    int neighbour[32], more = 0;

    for (int v = 0; v < network->vertices; v++) {
        const int count = network->type->neighbours(network, v, neighbour);
        if (v >= base->vertices) {
            assert_int_equal(count, degree);
        } else {
            more += count - base->type->neighbours(base, v, neighbour);
        }
    }
    assert_in_range(more, 0, degree % 2 ? 2 : 0);
    assert_int_equal(more % 2, degree % 2 && guests % 2);
}

/* While links aren't pinched twice, no vertex has all links pinched if another has none. */
static void check_spread(const lw_network *base, const lw_network *network, int h)
{
    const int guests = network->vertices - base->vertices;
    int neighbour[32], least = 32, most = 0;

    if ((long)h * guests > base->links) return;
    for (int v = 0; v < base->vertices; v++) {
        const int count = network->type->neighbours(network, v, neighbour);
        int sitting = 0;
        for (int i = 0; i < count; i++) sitting += neighbour[i] >= base->vertices;
        if (sitting < least) least = sitting;
        if (sitting > most) most = sitting;
    }
    if (least == 0 && most == base->degree && most > 3) {
        fault("%s: up to %d guests beside a vertex, %d beside another", network->name, most, least);
    }
}

/* k trees out of every step-th root, guests among them. */
static void check(const lw_network *base, int k, int guests, int step)
{
    const int degree = k < 3 ? 3 : k;
    lw_network *network = make(base, base->vertices + guests);

    assert_non_null(network);
    assert_int_equal(network->vertices, base->vertices + guests);
    check_simple(network);
    check_degrees(base, network, degree);
    check_spread(base, network, degree / 2);
    const int count = lw_edge_connectivity(network);
    if (count < k) fault("%s: %d trees, not %d", network->name, count, k);
    for (int root = 0; root < network->vertices; root += step) {
        lw_trees trees = new_trees(network, root, count);
        check_trees(network, &trees);
        lw_trees_free(&trees);
    }
    free(network);
}

static void petersen_graph(void **state)
{
    lw_network *base = new_pt(1, 1, 1);
    (void)state;
    for (int guests = 1; guests < 10; guests++) check(base, 3, guests, 1);
    for (int guests = 10; guests <= 40; guests++) check(base, 3, guests, 9);
    free(base);
}

static void two_modules(void **state)
{
    lw_network *base = new_pt(1, 1, 2);
    (void)state;
    for (int guests = 1; guests < 20; guests++) check(base, 3, guests, 3);
    free(base);
}

static void torus(void **state)
{
    lw_network *base = new_pt(2, 3, 3);
    (void)state;
    for (int guests = 1; guests < 180; guests += 11) check(base, 4, guests, 1000);
    check(base, 4, 90, 60);
    check(base, 4, 179, 60);
    check(base, 4, 500, 100);
    free(base);
}

static void hypercubes(void **state)
{
    (void)state;
    for (int n = 2; n <= 5; n++) {
        lw_network *base = lw_hcube_create(n);
        for (int guests = 1; guests < base->vertices; guests++) {
            check(base, n, guests, n < 4 ? 1 : 17);
        }
        free(base);
    }
}

static void star_connected_cycles(void **state)
{
    lw_network *three = lw_scc_create(3), *four = lw_scc_create(4);
    (void)state;
    for (int guests = 1; guests < 60; guests++) check(three, 2, guests, guests < 7 ? 1 : 13);
    for (int guests = 1; guests < 408; guests += guests < 72 ? 5 : 67) {
        check(four, 3, guests, guests % 2 ? 1000 : 47);
    }
    free(three);
    free(four);
}

/* Too few ranks for a network, or two vertices with one link: as many trees as P ranks can have, up
 * to four. */
static void few_ranks(void **state)
{
    lw_network *bases[] = {new_pt(1, 1, 1), lw_scc_create(2), lw_hcube_create(1)};
    static const int most[] = {9, 11, 3};
    (void)state;

    for (int i = 0; i < 3; i++) {
        for (int ranks = i ? 3 : 2; ranks <= most[i]; ranks++) {
            lw_network *network = make(bases[i], ranks);
            assert_non_null(network);
            assert_int_equal(network->vertices, ranks);
            check_simple(network);
            const int count = ranks < 5 ? ranks - 1 : 4;
            assert_int_equal(lw_edge_connectivity(network), count);
            for (int root = 0; root < ranks; root++) {
                lw_trees trees;
                assert_int_equal(lw_make_trees(network, root, &trees), LW_OK);
                assert_int_equal(trees.count, count);
                assert_in_range(check_trees(network, &trees), 1, 4);
                lw_trees_free(&trees);
            }
            free(network);
        }
        free(bases[i]);
    }
}

static void own_network_serves(void **state)
{
    lw_network *bases[] = {new_pt(1, 1, 1), lw_scc_create(2), lw_hcube_create(1)};
    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_null(make(bases[i], bases[i]->vertices));
        free(bases[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(petersen_graph),
        cmocka_unit_test(two_modules),
        cmocka_unit_test(torus),
        cmocka_unit_test(hypercubes),
        cmocka_unit_test(star_connected_cycles),
        cmocka_unit_test(few_ranks),
        cmocka_unit_test(own_network_serves),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trees_guests", tests, NULL, NULL);
}
