/* Symmetries: one-to-one, links to links, the one vertex to the other, and undone by their inverse.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>
#include <string.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "tests/unit/common.h"

static void check_move(const lw_network *network, int from, int to, char *hit)
{
    memset(hit, 0, (size_t)network->vertices);
    for (int v = 0; v < network->vertices; v++) {
        int neighbour[32];
        const int image = network->type->moved(network, from, to, v);
        const int count = network->type->neighbours(network, v, neighbour);
        assert_in_range(image, 0, network->vertices - 1);
        if (hit[image]++) fault("%s, %d to %d: two go to %d", network->name, from, to, image);
        assert_int_equal(network->type->moved(network, to, from, image), v);
        for (int i = 0; i < count; i++) {
            const int next = network->type->moved(network, from, to, neighbour[i]);
            if (are_neighbours(network, image, next)) continue;
            fault("%s, %d to %d: %d-%d goes to %d-%d, no link", network->name, from, to, v,
                  neighbour[i], image, next);
        }
    }
    assert_int_equal(network->type->moved(network, from, to, from), to);
}

/* From every vertex, or every step-th, to all of its orbit, or every step-th of them. */
static void check(lw_network *network, int step)
{
    char *hit = malloc((size_t)network->vertices);

    assert_non_null(hit);
    for (int from = 0; from < network->vertices; from += step) {
        for (int to = from % network->orbits; to < network->vertices;
             to += network->orbits * step) {
            check_move(network, from, to, hit);
        }
    }
    free(hit);
    free(network);
}

static void tori(void **state)
{
    (void)state;
    for (int i = 0; i < 27; i++) {
        check(new_pt(i / 9 + 1, i / 3 % 3 + 1, i % 3 + 1), i < 9 ? 1 : 3);
    }
    check(new_pt(2, 4, 3), 7);
    check(new_pt(1, 5, 4), 7);
}

static void hypercubes(void **state)
{
    (void)state;
    for (int n = 1; n <= 6; n++) check(lw_hcube_create(n), 1);
}

static void star_connected_cycles(void **state)
{
    (void)state;
    for (int n = 2; n <= 4; n++) check(lw_scc_create(n), 1);
    check(lw_scc_create(5), 29);
    check(lw_scc_create(6), 911);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tori),
        cmocka_unit_test(hypercubes),
        cmocka_unit_test(star_connected_cycles),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("trees_symmetry", tests, NULL, NULL);
}
