/* Layouts: every vertex inside the picture, no two too close, neighbours not farther than need be.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <math.h>
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "explore/layout.h"

static double apart(lw_point a, lw_point b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

static void check_inside(const lw_network *network, const lw_layout *layout)
{
    const double close = 1e-6;

    for (int v = 0; v < network->vertices; v++) {
        const lw_point at = layout->at[v];
        if (at.x < LW_LAYOUT_MARGIN - close || at.y < LW_LAYOUT_MARGIN - close ||
            at.x > layout->width - LW_LAYOUT_MARGIN + close ||
            at.y > layout->height - LW_LAYOUT_MARGIN + close) {
            fault("%s: vertex %d at (%g, %g)", network->name, v, at.x, at.y);
        }
    }
}

static void check_apart(const lw_network *network, const lw_layout *layout, double least)
{
    for (int a = 0; a < network->vertices; a++) {
        for (int b = 0; b < a; b++) {
            const double distance = apart(layout->at[a], layout->at[b]);
            if (distance < least) fault("%s: %d and %d: %g", network->name, a, b, distance);
        }
    }
}

/* The network is given away. */
static void check(lw_network *network)
{
    lw_layout layout, large;

    assert_non_null(network);
    assert_int_equal(lw_layout_network(network, 1, &layout), LW_OK);
    check_inside(network, &layout);
    check_apart(network, &layout, 0.7 * LW_LAYOUT_LINK);
    assert_int_equal(lw_layout_network(network, 2, &large), LW_OK);
    check_inside(network, &large);
    check_apart(network, &large, 2 * 0.7 * LW_LAYOUT_LINK);
    lw_layout_free(&large);
    lw_layout_free(&layout);
    free(network);
}

static void all_kinds(void **state)
{
    (void)state;
    check(new_pt(1, 1, 1));
    check(new_pt(1, 3, 3));
    check(new_pt(3, 2, 4));
    for (int d = 1; d <= 9; d++) check(lw_hcube_create(d));
    for (int n = LW_SCC_LEAST; n <= 6; n++) check(lw_scc_create(n));
}

/* A Petersen graph as everybody draws it: ring, spokes and star, each of one length. */
static void petersen_graph(void **state)
{
    lw_network *network = new_pt(1, 1, 1);
    lw_layout layout;
    (void)state;

    assert_int_equal(lw_layout_network(network, 1, &layout), LW_OK);
    const double ring = apart(layout.at[0], layout.at[1]);
    const double spoke = apart(layout.at[0], layout.at[5]);
    const double star = apart(layout.at[5], layout.at[6]);
    for (int p = 0; p < 5; p++) {
        const int outer = lw_petersen_neighbours[p][0] == (p + 1) % 5 ? 0 : 1;
        assert_true(fabs(apart(layout.at[p], layout.at[lw_petersen_neighbours[p][outer]]) - ring) <
                    1e-6);
        assert_true(fabs(apart(layout.at[p], layout.at[lw_petersen_neighbours[p][2]]) - spoke) <
                    1e-6);
        assert_true(fabs(apart(layout.at[5 + p], layout.at[5 + (p + 1) % 5]) - star) < 1e-6);
    }
    lw_layout_free(&layout);
    free(network);
}

/* The six supernodes of S_3 in the order of their ring: lateral links join the next ones only. */
static void scc_ring(void **state)
{
    lw_network *network = lw_scc_create(3);
    lw_layout layout;
    (void)state;

    assert_non_null(network);
    assert_int_equal(lw_layout_network(network, 1, &layout), LW_OK);
    for (long link = 0; link < network->links; link++) {
        int end[2];
        network->type->link_ends(network, link, end);
        assert_true(apart(layout.at[end[0]], layout.at[end[1]]) < 4 * LW_LAYOUT_LINK);
    }
    lw_layout_free(&layout);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_kinds),
        cmocka_unit_test(petersen_graph),
        cmocka_unit_test(scc_ring),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
