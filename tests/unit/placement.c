/* Broadcasts among any number of ranks: verified with their guests, and plans against schedules.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "mapping/pinched.h"
#include "mapping/placement.h"

enum { ALL_ROOTS = 48, SAMPLE = 10 /* roots, where there are more ranks */ };

static void check_own_part(const lw_placement *placement, const lw_algorithm *algorithm,
                           const lw_schedule *schedule)
{
    lw_plan *plans = new_plans(placement->ranks);
    char name[2 * LW_TEXT];

    snprintf(name, sizeof name, "%d ranks on %s, %s", placement->ranks, placement->network->name,
             algorithm->name);
    for (int rank = 0; rank < placement->ranks; rank++) {
        const int error =
            lw_placement_plan(placement, algorithm, schedule->root, rank, &plans[rank]);
        assert_int_equal(error, LW_OK);
    }
    check_plans(name, schedule, plans, placement->ranks);
    free_plans(plans, placement->ranks);
}

static void check_rounds(const lw_placement *placement, const lw_algorithm *algorithm,
                         const lw_schedule *schedule)
{
    const int rounds = lw_placement_rounds(placement, algorithm, schedule->root);
    const bool empty = placement->vertices < placement->network->vertices;

    if (schedule->rounds == rounds || (empty && schedule->rounds < rounds)) return;
    fault("%d ranks on %s, %s, root %d: %d rounds, said to be %d", placement->ranks,
          placement->network->name, algorithm->name, schedule->root, schedule->rounds, rounds);
}

/* One broadcast; ranks are seats, and so the pinched network's vertices. */
static void check_root(const lw_placement *placement, const lw_network *pinched, int root)
{
    for (const lw_algorithm *a = placement->network->type->algorithms; a->name; a++) {
        lw_schedule schedule;
        lw_schedule_init(&schedule, root);
        assert_int_equal(lw_pinched_schedule(placement, a, root, &schedule), LW_OK);
        check_broadcast(pinched, placement->ranks, &schedule, a->disjoint);
        check_rounds(placement, a, &schedule);
        check_own_part(placement, a, &schedule);
        lw_schedule_free(&schedule);
    }
}

/* Every root of a few ranks; of many, the first and last of either kind and some at random. */
static void check_placement(const lw_network *network, int ranks, uint64_t *seed)
{
    const lw_placement placement = lw_place(network, ranks);
    lw_network *pinched = lw_pinched_network(&placement);

    assert_non_null(pinched);
    for (int root = 0; root < ranks && ranks <= ALL_ROOTS; root++) {
        check_root(&placement, pinched, root);
    }
    if (ranks > ALL_ROOTS) {
        check_root(&placement, pinched, 0);
        check_root(&placement, pinched, placement.vertices - 1);
        check_root(&placement, pinched, placement.vertices % ranks);
        check_root(&placement, pinched, ranks - 1);
        for (int i = 0; i < SAMPLE; i++) {
            check_root(&placement, pinched, random_below(seed, ranks));
        }
    }
    free(pinched);
}

static void check_fitted(const lw_network_type *type, int first, int last)
{
    uint64_t seed = 11;
    for (int ranks = first; ranks <= last; ranks++) {
        lw_network *network = type->fit(ranks);
        assert_non_null(network);
        check_placement(network, ranks, &seed);
        free(network);
    }
}

static void fitted_with_empty_vertices(void **state)
{
    (void)state;
    check_fitted(&lw_pt_type, 2, 9);
}

static void fitted(void **state)
{
    (void)state;
    check_fitted(&lw_pt_type, 10, 200);
}

/* Full duplex: the two ends of a guest's link may use it at once. */
static void fitted_cubes(void **state)
{
    uint64_t seed = 13;
    (void)state;
    check_fitted(&lw_hcube_type, 2, 140);
    lw_network *network = lw_hcube_create(3);
    for (int ranks = 8; ranks <= 80; ranks++) check_placement(network, ranks, &seed);
    free(network);
}

static void check_forced(int l, int m, int n, int first, int last)
{
    lw_network *network = new_pt(l, m, n);
    uint64_t seed = 12;
    for (int ranks = first; ranks <= last; ranks++) check_placement(network, ranks, &seed);
    free(network);
}

static void many_guests_on_a_link(void **state)
{
    (void)state;
    check_forced(1, 1, 1, 2, 150);
    check_forced(1, 1, 1, 500, 503);
}

static void guests_on_other_shapes(void **state)
{
    (void)state;
    check_forced(2, 1, 1, 20, 80);
    check_forced(1, 3, 3, 90, 130);
    check_forced(1, 4, 6, 700, 702);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fitted_with_empty_vertices),
        cmocka_unit_test(fitted),
        cmocka_unit_test(fitted_cubes),
        cmocka_unit_test(many_guests_on_a_link),
        cmocka_unit_test(guests_on_other_shapes),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placement", tests, NULL, NULL);
}
