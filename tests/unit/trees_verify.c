/* The verifier of trees: right trees pass, forged ones of every kind are refused, and why.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/verify_trees.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "coll_hcube/hcube_network.h"
#include "tests/unit/common.h"

/* The two trees of a square out of 0, linked 0-1-3-2-0. */
static lw_trees square(const lw_network *network)
{
    static const int parent[] = {-1, 0, 3, 1, -1, 3, 0, 2}, depth[] = {0, 1, 3, 2, 0, 3, 1, 2};
    lw_trees trees;

    assert_int_equal(network->vertices, 4);
    assert_int_equal(lw_trees_init(&trees, 2, 4, 0), LW_OK);
    memcpy(trees.parent, parent, sizeof parent);
    memcpy(trees.depth, depth, sizeof depth);
    return trees;
}

/* One place of a tree of the square, changed. */
typedef struct forgery {
    int tree;
    int vertex;
    int parent;
    int depth;
    const char *why;
} forgery;

static const forgery forgeries[] = {
    {0, 0, 1, 0, "tree 0: the root 0 has parent 1 and depth 0"},
    {1, 0, -1, 1, "tree 1: the root 0 has parent -1 and depth 1"},
    {0, 2, -1, -1, "tree 0: vertex 2: its parent -1 isn't a neighbour"},
    {0, 2, -1, 0, "tree 0: vertex 2: its parent -1 isn't a neighbour"},
    {1, 3, 0, 2, "tree 1: vertex 3: its parent 0 isn't a neighbour"},
    {0, 1, 1, 1, "tree 0: vertex 1: its parent 1 isn't a neighbour"},
    {0, 1, 4, 1, "tree 0: vertex 1: its parent 4 isn't a neighbour"},
    {0, 1, -2, 1, "tree 0: vertex 1: its parent -2 isn't a neighbour"},
    {1, 1, 0, 1, "tree 1: the arc from 0 to 1 is in tree 0 too"},
    {1, 3, 1, 2, "tree 1: the arc from 1 to 3 is in tree 0 too"},
    {0, 1, 0, 2, "tree 0: vertex 1: depth 2 below its parent 0 of depth 0"},
    {0, 1, 0, INT_MIN, "tree 0: vertex 1: depth -2147483648 below its parent 0 of depth 0"},
    {0, 2, 3, 1, "tree 0: vertex 2: depth 1 below its parent 3 of depth 2"},
    {0, 3, 2, 2, "tree 0: vertex 3: depth 2 below its parent 2 of depth 3"}, /* 2 and 3: a circle */
};

static void check_why(const lw_network *network, const lw_trees *trees, const char *expected)
{
    char why[LW_TEXT] = "untouched";

    assert_int_equal(lw_verify_trees(network, trees, why), LW_OK);
    assert_string_equal(why, expected);
}

static void forged(void **state)
{
    lw_network *network = lw_hcube_create(2);
    (void)state;

    for (size_t i = 0; i < sizeof forgeries / sizeof *forgeries; i++) {
        const forgery *f = &forgeries[i];
        lw_trees trees = square(network);
        check_why(network, &trees, "");
        trees.parent[4 * f->tree + f->vertex] = f->parent;
        trees.depth[4 * f->tree + f->vertex] = f->depth;
        check_why(network, &trees, f->why);
        lw_trees_free(&trees);
    }
    free(network);
}

/* Depths that fit each other without leading to the root. */
static void circles(void **state)
{
    lw_network *network = lw_hcube_create(2);
    lw_trees trees = square(network);
    (void)state;

    trees.parent[2] = 3;
    trees.parent[3] = 2;
    trees.depth[2] = -1;
    trees.depth[3] = 0;
    check_why(network, &trees, "tree 0: vertex 2: depth -1 below its parent 3 of depth 0");
    trees.depth[2] = 0;
    trees.depth[3] = 1;
    check_why(network, &trees, "tree 0: vertex 2: depth 0 below its parent 3 of depth 1");
    lw_trees_free(&trees);
    free(network);
}

static void wrong_shape(void **state)
{
    lw_network *network = lw_hcube_create(2), *larger = lw_hcube_create(3);
    lw_trees trees = square(network);
    (void)state;

    check_why(larger, &trees, "2 trees of 4 vertices, but the network has 8");
    trees.root = 4;
    check_why(network, &trees, "the root 4 is no vertex");
    trees.root = -1;
    check_why(network, &trees, "the root -1 is no vertex");
    trees.root = 1;
    check_why(network, &trees, "tree 0: vertex 0: its parent -1 isn't a neighbour");
    trees.root = 0;
    trees.count = 0;
    check_why(network, &trees, "0 trees of 4 vertices, but the network has 4");
    lw_trees_free(&trees);
    free(network);
    free(larger);
}

/* Any one parent of packed trees changed is seen: all arcs into a vertex are taken, or there is
 * no such arc, or depths don't fit. */
static void mutants(void **state)
{
    enum { MUTANTS = 3000 };
    lw_network *network = new_pt(2, 3, 3);
    lw_trees trees = new_trees(network, 5, 4);
    uint64_t seed = 1;
    (void)state;

    check_trees(network, &trees);
    for (int i = 0; i < MUTANTS; i++) {
        int neighbour[4];
        const int v = random_below(&seed, network->vertices), t = random_below(&seed, 4);
        int *parent = &trees.parent[t * network->vertices + v];
        const int old = *parent, count = network->type->neighbours(network, v, neighbour);
        char why[LW_TEXT];
        *parent =
            i % 2 ? neighbour[random_below(&seed, count)] : random_below(&seed, network->vertices);
        assert_int_equal(lw_verify_trees(network, &trees, why), LW_OK);
        if ((*why == '\0') != (*parent == old)) {
            fault("vertex %d of tree %d with parent %d, not %d: '%s'", v, t, *parent, old, why);
        }
        *parent = old;
    }
    lw_trees_free(&trees);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forged),
        cmocka_unit_test(circles),
        cmocka_unit_test(wrong_shape),
        cmocka_unit_test(mutants),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trees_verify", tests, NULL, NULL);
}
