/* Schedules among ranks placed by hardware: all ranks' plans agree, what seats do is what the
 * verifier proved, and a vertex for each host means one message for each other host.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>

#include "mapping/pinched.h"
#include "tests/unit/placed.h"

/* The seats' part of all ranks' plans is the schedule, and that's proved. */
static void check_seats(const placed *p, const lw_algorithm *a, int root, const lw_plan *plans)
{
    lw_network *pinched = lw_pinched_network(&p->placement);
    lw_plan *seats = new_plans(p->placement.seats);
    lw_schedule schedule;

    assert_non_null(pinched);
    for (int rank = 0; rank < p->m.ranks; rank++) {
        add_outside(p, rank, &plans[rank], &seats[lw_seat_of_rank(&p->placement, rank)]);
    }
    lw_schedule_init(&schedule, lw_seat_of_rank(&p->placement, root));
    assert_int_equal(lw_pinched_schedule(&p->placement, a, schedule.root, &schedule), LW_OK);
    check_broadcast(pinched, p->placement.seats, &schedule, a->disjoint);
    check_plans(p->m.name, &schedule, seats, p->placement.seats);
    lw_schedule_free(&schedule);
    free_plans(seats, p->placement.seats);
    free(pinched);
}

/* Rounds as stated; empty vertices may save some. */
static void check_rounds(const placed *p, const lw_algorithm *a, int root, const lw_plan *plans)
{
    const int stated = lw_placement_rounds(&p->placement, a, root);
    int last = 0;

    for (int rank = 0; rank < p->m.ranks; rank++) {
        if (plans[rank].round > last) last = plans[rank].round;
    }
    if (last == stated || (last < stated && p->placement.seats < p->network->vertices)) return;
    fault("%s on %s, root %d: %d rounds, said to be %d", p->m.name, p->network->name, root, last,
          stated);
}

static void check_schedules(placed *p, int root)
{
    for (const lw_algorithm *a = p->network->type->algorithms; a->name; a++) {
        lw_plan *plans = new_plans(p->m.ranks);
        for (int me = 0; me < p->m.ranks; me++) {
            assert_int_equal(lw_placement_plan(&p->placement, a, root, me, &plans[me]), LW_OK);
        }
        check_messages(p, check_walk(&p->m, plans, 1, root), a->name, root);
        check_seats(p, a, root, plans);
        check_rounds(p, a, root, plans);
        free_plans(plans, p->m.ranks);
    }
}

static void schedules_of_hosts(void **state)
{
    (void)state;
    check_placed(LW_VERTEX_HOST, 1, check_schedules);
}

static void schedules_of_other_groups(void **state)
{
    (void)state;
    check_placed(LW_VERTEX_RANK, 7, check_schedules);
    check_placed(LW_VERTEX_CORE, 7, check_schedules);
    check_placed(LW_VERTEX_CACHE, 7, check_schedules);
    check_placed(LW_VERTEX_NUMA, 7, check_schedules);
    check_placed(LW_VERTEX_PACKAGE, 7, check_schedules);
    check_placed(LW_VERTEX_AUTO, 7, check_schedules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(schedules_of_hosts),
        cmocka_unit_test(schedules_of_other_groups),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_schedules", tests, NULL, NULL);
}
