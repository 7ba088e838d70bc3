/* Packed trees: as many as there can be, out of every root, arc-disjoint and shallow.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/packing.h"

#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "schedule/connectivity.h"
#include "tests/unit/common.h"

/* Packs out of every root, or every step-th; no tree may be deeper than the root's eccentricity
 * plus `more`, and one tree more than `count` must be refused. */
static void check(const lw_network *network, int count, int more, int step)
{
    lw_trees trees;

    assert_int_equal(lw_edge_connectivity(network), count);
    for (int root = 0; root < network->vertices; root += step) {
        trees = new_trees(network, root, count);
        const int depth = check_trees(network, &trees), least = eccentricity(network, root);
        if (depth > least + more) {
            fault("%s, root %d: depth %d, eccentricity %d", network->name, root, depth, least);
        }
        lw_trees_free(&trees);
    }
    assert_int_equal(lw_pack_trees(network, 0, count + 1, &trees), LW_NO_PATH);
    assert_null(trees.parent);
}

/* PT(l,1,1) is a chain of modules, each with one link up and one down; and two nodes of each module
 * have no link out of a plane. */
static int pt_connectivity(int l, int m, int n)
{
    if (l == 1) return 3;
    return m > 1 || n > 1 ? 4 : 2;
}

static void small_tori(void **state)
{
    (void)state;
    for (int i = 0; i < 27; i++) {
        const int l = i / 9 + 1, m = i / 3 % 3 + 1, n = i % 3 + 1;
        lw_network *network = new_pt(l, m, n);
        const int count = lw_edge_connectivity(network);
        note("%s: %d trees", network->name, count);
        if (count != pt_connectivity(l, m, n)) {
            fault("%s: %d trees, not %d", network->name, count, pt_connectivity(l, m, n));
        }
        check(network, count, 7, network->vertices > 60 ? 37 : network->vertices > 20 ? 7 : 1);
        free(network);
    }
}

static void larger_torus(void **state)
{
    lw_network *network = new_pt(6, 5, 7);
    (void)state;
    check(network, 4, 7, 997);
    free(network);
}

static void star_connected_cycles(void **state)
{
    static const int count[] = {0, 0, 1, 2, 3, 3, 3};
    (void)state;
    for (int n = 2; n <= 6; n++) {
        lw_network *network = lw_scc_create(n);
        check(network, count[n], n < 6 ? 6 : 8, n < 4 ? 1 : n < 5 ? 25 : network->vertices);
        free(network);
    }
}

static void hypercubes(void **state)
{
    (void)state;
    for (int n = 1; n <= 9; n++) {
        lw_network *network = lw_hcube_create(n);
        check(network, n, 1, n < 5 ? 1 : network->vertices);
        free(network);
    }
}

/* The same trees on every rank: nothing of the outside may matter. */
static void deterministic(void **state)
{
    lw_network *network = new_pt(2, 3, 3);
    lw_trees a = new_trees(network, 7, 4), b = new_trees(network, 7, 4);
    (void)state;
    for (int i = 0; i < 4 * network->vertices; i++) assert_int_equal(a.parent[i], b.parent[i]);
    lw_trees_free(&a);
    lw_trees_free(&b);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_tori),
        cmocka_unit_test(larger_torus),
        cmocka_unit_test(star_connected_cycles),
        cmocka_unit_test(hypercubes),
        cmocka_unit_test(deterministic),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trees_packing", tests, NULL, NULL);
}
