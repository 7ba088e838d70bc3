/* The shape that fits so many ranks, against a search through all shapes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <limits.h>
#include <stdlib.h>

#include "mapping/placement.h"
#include "schedule/connectivity.h"

enum {
    SEARCHED = 400,
    PLACED = 130, /* ranks up to which broadcasts are counted out */
    CUT = 12      /* modules of shapes whose connectivity is computed */
};

/* What makes one shape better than another, the most important first. */
typedef struct merit {
    int rounds;
    bool thin; /* two links cut it in two */
    int guests;
    int sizes; /* l + m + n */
} merit;

/* By algorithms.md: out of a root other than node 2; guests take a round, and a guest as root one
 * more. */
static merit merit_of(int ranks, int l, int m, int n)
{
    const int k = m > n ? m : n;
    const int guests = ranks - 10 * l * m * n;
    const int plane = k == 1 ? 2 : k == 2 ? 5 : ceil_log2(k - 1) + 4;
    const int enter = l == 1 && k == 1 ? 0 : 1;
    return (merit){enter + l / 2 + plane + (guests < 2 ? guests : 2), l > 1 && k == 1, guests,
                   l + m + n};
}

static bool is_better(merit a, merit b)
{
    if (a.rounds != b.rounds) return a.rounds < b.rounds;
    if (a.thin != b.thin) return b.thin;
    if (a.guests != b.guests) return a.guests < b.guests;
    return a.sizes < b.sizes;
}

static int most_guests(int ranks)
{
    return ranks / 3 > ranks % 10 ? ranks / 3 : ranks % 10;
}

static merit best_of_all(int ranks)
{
    const int modules = ranks / 10;
    merit best = {INT_MAX, true, 0, 0};

    for (int l = 1; l <= modules; l++) {
        for (int n = 1; l * n <= modules; n++) {
            for (int m = 1; m <= n && l * m * n <= modules; m++) {
                const merit found = merit_of(ranks, l, m, n);
                if (found.guests <= most_guests(ranks) && is_better(found, best)) best = found;
            }
        }
    }
    return best;
}

static void best_of_all_shapes(void **state)
{
    (void)state;
    for (int ranks = 10; ranks <= SEARCHED; ranks++) {
        lw_network *network = lw_pt_type.fit(ranks);
        assert_non_null(network);
        const lw_pt *pt = as_pt(network);
        const merit best = best_of_all(ranks), found = merit_of(ranks, pt->l, pt->m, pt->n);
        if (found.guests < 0 || found.guests > most_guests(ranks) || pt->m > pt->n ||
            is_better(best, found) || is_better(found, best)) {
            fault("%d ranks on %s: %d rounds, thin %d, %d guests, sizes %d; best is %d, %d, %d, %d",
                  ranks, network->name, found.rounds, found.thin, found.guests, found.sizes,
                  best.rounds, best.thin, best.guests, best.sizes);
        }
        free(network);
    }
}

/* Shapes count as thin where the graph is: a cut of two links, instead of three or four. */
static void thin_shapes_have_small_cuts(void **state)
{
    (void)state;
    for (int l = 1; l <= CUT; l++) {
        for (int n = 1; l * n <= CUT; n++) {
            for (int m = 1; m <= n && l * m * n <= CUT; m++) {
                lw_network *network = lw_pt_create(l, m, n);
                assert_non_null(network);
                assert_int_equal(lw_edge_connectivity(network) < 3,
                                 merit_of(network->vertices, l, m, n).thin);
                free(network);
            }
        }
    }
}

/* The rounds that the choice goes by are those of the worst root. */
static void rounds_are_the_worst_roots(void **state)
{
    (void)state;
    for (int ranks = 10; ranks <= PLACED; ranks++) {
        lw_network *network = lw_pt_type.fit(ranks);
        const lw_pt *pt = as_pt(network);
        const lw_placement placement = lw_place(network, ranks);
        int worst = 0;
        for (int root = 0; root < ranks; root++) {
            const int rounds = lw_placement_rounds(&placement, &lw_pt_algorithms[0], root);
            if (rounds > worst) worst = rounds;
        }
        assert_int_equal(worst, merit_of(ranks, pt->l, pt->m, pt->n).rounds);
        free(network);
    }
}

static void check_name(int ranks, const char *name)
{
    lw_network *network = lw_pt_type.fit(ranks);
    assert_non_null(network);
    assert_string_equal(network->name, name);
    free(network);
}

static void expected_shapes(void **state)
{
    (void)state;
    check_name(10, "pt:1x1x1");
    check_name(20, "pt:2x1x1");
    check_name(76, "pt:1x2x3"); /* as many rounds as pt:7x1x1 */
    check_name(90, "pt:1x3x3");
    check_name(110, "pt:1x3x3"); /* as many as pt:11x1x1 */
    check_name(1250, "pt:5x5x5");
}

static void too_few_ranks_take_the_smallest(void **state)
{
    (void)state;
    for (int ranks = 2; ranks < 10; ranks++) check_name(ranks, "pt:1x1x1");
}

static void many_ranks(void **state)
{
    static const int many[] = {1000, 99991, 1000000, 1999993};
    (void)state;
    for (size_t i = 0; i < sizeof many / sizeof *many; i++) {
        lw_network *network = lw_pt_type.fit(many[i]);
        assert_non_null(network);
        assert_in_range(many[i] - network->vertices, 0, most_guests(many[i]));
        note("%d ranks: %s, %d guests", many[i], network->name, many[i] - network->vertices);
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(best_of_all_shapes),
        cmocka_unit_test(thin_shapes_have_small_cuts),
        cmocka_unit_test(rounds_are_the_worst_roots),
        cmocka_unit_test(expected_shapes),
        cmocka_unit_test(too_few_ranks_take_the_smallest),
        cmocka_unit_test(many_ranks),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_fit", tests, NULL, NULL);
}
