/* schedule/measure on small graphs whose degrees, diameter and connectivity are plain to see.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/measure.h"

#include "schedule/connectivity.h"
#include "tests/unit/common.h"

enum { MOST = 8 }; /* vertices */

typedef struct graph {
    lw_network head;
    int count[MOST];
    int neighbour[MOST][MOST];
} graph;

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const graph *g = (const graph *)network;
    for (int i = 0; i < g->count[v]; i++) neighbour[i] = g->neighbour[v][i];
    return g->count[v];
}

static const lw_network_type type = {.kind = "graph", .neighbours = neighbours};

/* A graph of links written as "01 12 20". */
static graph graph_of(int vertices, const char *links)
{
    graph g = {.head = {.type = &type, .vertices = vertices, .degree = MOST, .orbits = vertices}};

    for (const char *link = links; *link; link += link[2] ? 3 : 2) {
        const int a = link[0] - '0', b = link[1] - '0';
        g.neighbour[a][g.count[a]++] = b;
        g.neighbour[b][g.count[b]++] = a;
    }
    return g;
}

static void check(const graph *g, int least, int most, int diameter, int connectivity)
{
    int low, high;
    assert_int_equal(lw_degrees(&g->head, &low, &high), LW_OK);
    assert_int_equal(low, least);
    assert_int_equal(high, most);
    assert_int_equal(lw_diameter(&g->head), diameter);
    assert_int_equal(lw_edge_connectivity(&g->head), connectivity);
}

static void path(void **state)
{
    const graph g = graph_of(4, "03 31 12");
    (void)state;
    check(&g, 1, 2, 3, 1);
}

static void ring(void **state)
{
    const graph g = graph_of(5, "01 12 23 34 40");
    (void)state;
    check(&g, 2, 2, 2, 2);
}

static void complete(void **state)
{
    const graph g = graph_of(5, "01 02 03 04 12 13 14 23 24 34");
    (void)state;
    check(&g, 4, 4, 1, 4);
}

/* Connectivity below the least degree: a bridge between two triangles, two links between two
 * complete graphs, whose vertex numbers are mixed. */
static void narrow_cuts(void **state)
{
    const graph bridge = graph_of(6, "01 12 20 34 45 53 05");
    const graph two = graph_of(8, "02 04 06 24 26 46 13 15 17 35 37 57 01 67");
    (void)state;
    check(&bridge, 2, 3, 3, 1);
    check(&two, 3, 4, 3, 2);
}

/* The first path found from 1 to 0 is 1-5-4-0; the second must push it off 5-4. */
static void path_pushed_aside(void **state)
{
    const graph g = graph_of(6, "45 51 03 53 12 24 40");
    (void)state;
    check(&g, 2, 3, 3, 2);
}

static void falls_apart(void **state)
{
    const graph g = graph_of(6, "01 12 20 34 45 53");
    (void)state;
    assert_int_equal(lw_edge_connectivity(&g.head), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(path),
        cmocka_unit_test(ring),
        cmocka_unit_test(complete),
        cmocka_unit_test(narrow_cuts),
        cmocka_unit_test(path_pushed_aside),
        cmocka_unit_test(falls_apart),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("measure", tests, NULL, NULL);
}
