/* Broadcasts among ranks placed by hardware, all ways: all ranks' plans agree, what the seats do is
 * what the verifier proved, and a vertex for each host means one message for each other host.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "mapping/path.h"
#include "mapping/pinched.h"
#include "mapping/placed_trees.h"
#include "tests/unit/machines.h"

static const lw_network_type *const types[] = {&lw_pt_type, &lw_hcube_type, &lw_scc_type};

/* A machine's ranks on the network that fits the groups of a level. */
typedef struct placed {
    machine m;
    lw_network *network;
    lw_placement placement;
    int hosts; /* between which messages are counted; 0: a vertex isn't a host */
} placed;

static placed start(int which, const lw_network_type *type, lw_vertex_level wish)
{
    placed p = {.m = new_machine(which)};
    const machine *m = &p.m;
    lw_vertex_level level;
    int groups;

    assert_int_equal(lw_choose_level(type, m->ranks, m->locality, wish, &level, &groups), LW_OK);
    p.network = type->fit(groups);
    assert_non_null(p.network);
    assert_int_equal(lw_place_by_hardware(p.network, m->ranks, m->locality, level, &p.placement),
                     LW_OK);
    if (level == LW_VERTEX_HOST) p.hosts = hosts_of(m);
    return p;
}

static void end(placed *p)
{
    lw_placement_free(&p->placement);
    free(p->network);
    free_machine(&p->m);
}

static void check_count(const placed *p, int between, const char *way, int root)
{
    if (!p->hosts || between == p->hosts - 1) return;
    fault("%s on %s, %s, root %d: %d messages between %d hosts", p->m.name, p->network->name, way,
          root, between, p->hosts);
}

/* What a rank does outside its group, with seats for ranks. */
static void add_outside(const placed *p, int rank, const lw_plan *plan, lw_plan *outside)
{
    const int seat = lw_seat_of_rank(&p->placement, rank);

    if (plan->parent >= 0 && lw_seat_of_rank(&p->placement, plan->parent) != seat) {
        outside->parent = lw_seat_of_rank(&p->placement, plan->parent);
        outside->round = plan->round;
    }
    for (int i = 0; i < plan->children; i++) {
        const int to = lw_seat_of_rank(&p->placement, plan->child[i].vertex);
        if (to == seat) continue;
        assert_int_equal(lw_plan_add(outside, to, plan->child[i].round), LW_OK);
    }
}

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
        check_count(p, check_walk(&p->m, plans, 1, root), a->name, root);
        check_seats(p, a, root, plans);
        check_rounds(p, a, root, plans);
        free_plans(plans, p->m.ranks);
    }
}

static void check_path(placed *p, int root)
{
    lw_plan *plans = new_plans(p->m.ranks);

    for (int me = 0; me < p->m.ranks; me++) {
        assert_int_equal(lw_placed_path_plan(&p->placement, root, me, &plans[me]), LW_OK);
        assert_int_equal(plans[me].children, plans[me].round < p->m.ranks - 1);
    }
    assert_int_equal(check_walk(&p->m, plans, 1, root), hosts_of(&p->m) - 1);
    free_plans(plans, p->m.ranks);
}

/* The seats' trees span and share no arc: parents and depths as the representatives have them. */
static void check_seat_trees(const placed *p, const lw_placed_trees *placed_trees, int root,
                             const lw_plan *plans)
{
    const int seats = p->placement.seats, count = placed_trees->count;
    lw_trees trees;

    assert_int_equal(lw_trees_init(&trees, count, seats, lw_seat_of_rank(&p->placement, root)),
                     LW_OK);
    for (int i = 0; i < p->m.ranks * count; i++) {
        const int seat = lw_seat_of_rank(&p->placement, i / count);
        const size_t at = (size_t)(i % count) * (size_t)seats + (size_t)seat;
        lw_plan outside;
        lw_plan_init(&outside);
        add_outside(p, i / count, &plans[i], &outside);
        if (outside.parent >= 0) {
            trees.parent[at] = outside.parent;
            trees.depth[at] = outside.round;
        }
        lw_plan_free(&outside);
    }
    for (int t = 0; t < count; t++) trees.depth[t * seats + trees.root] = 0;
    check_trees(placed_trees->made ? placed_trees->made : p->network, &trees);
    lw_trees_free(&trees);
}

/* Rounds are depths: one more than the parent's. */
static void check_depths(const lw_plan *plans, int count)
{
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < plans[i].children; j++) {
            assert_int_equal(plans[i].child[j].round, plans[i].round + 1);
        }
    }
}

static void check_trees_out_of(placed *p, lw_placed_trees *trees, int root)
{
    const int count = trees->count;
    lw_plan *plans = new_plans(p->m.ranks * count);

    for (int me = 0; me < p->m.ranks; me++) {
        assert_int_equal(lw_placed_trees_plans(trees, root, me, &plans[me * count]), LW_OK);
    }
    for (int t = 0; t < count; t++) {
        check_count(p, check_walk(&p->m, plans + t, count, root), "trees", root);
    }
    check_depths(plans, p->m.ranks * count);
    check_seat_trees(p, trees, root, plans);
    free_plans(plans, p->m.ranks * count);
}

/* All ranks as roots where a vertex is a host, else some. */
static void check_way(lw_vertex_level level, int step, void (*check)(placed *, int))
{
    for (int i = 0; i < 3 * machines(); i++) {
        placed p = start(i / 3, types[i % 3], level);
        for (int root = 0; root < p.m.ranks; root += p.hosts ? 1 : step) check(&p, root);
        end(&p);
    }
}

static void schedules_of_hosts(void **state)
{
    (void)state;
    check_way(LW_VERTEX_HOST, 1, check_schedules);
}

static void schedules_of_other_groups(void **state)
{
    (void)state;
    check_way(LW_VERTEX_RANK, 7, check_schedules);
    check_way(LW_VERTEX_CORE, 7, check_schedules);
    check_way(LW_VERTEX_CACHE, 7, check_schedules);
    check_way(LW_VERTEX_NUMA, 7, check_schedules);
    check_way(LW_VERTEX_PACKAGE, 7, check_schedules);
    check_way(LW_VERTEX_AUTO, 7, check_schedules);
}

/* However ranks are grouped: hosts are entered once. */
static void paths(void **state)
{
    (void)state;
    check_way(LW_VERTEX_RANK, 1, check_path);
    check_way(LW_VERTEX_CACHE, 1, check_path);
    check_way(LW_VERTEX_HOST, 1, check_path);
}

static void check_level_of_trees(lw_vertex_level level, int step)
{
    for (int i = 0; i < 3 * machines(); i++) {
        placed p = start(i / 3, types[i % 3], level);
        lw_placed_trees trees;
        assert_int_equal(lw_placed_trees_init(&trees, &p.placement), LW_OK);
        for (int root = 0; root < p.m.ranks; root += p.hosts ? 1 : step) {
            check_trees_out_of(&p, &trees, root);
        }
        lw_placed_trees_free(&trees);
        end(&p);
    }
}

static void trees_of_hosts(void **state)
{
    (void)state;
    check_level_of_trees(LW_VERTEX_HOST, 1);
}

static void trees_of_other_groups(void **state)
{
    (void)state;
    check_level_of_trees(LW_VERTEX_RANK, 17);
    check_level_of_trees(LW_VERTEX_CORE, 17);
    check_level_of_trees(LW_VERTEX_PACKAGE, 17);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(schedules_of_hosts),
        cmocka_unit_test(schedules_of_other_groups),
        cmocka_unit_test(paths),
        cmocka_unit_test(trees_of_hosts),
        cmocka_unit_test(trees_of_other_groups),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("placed_hosts", tests, NULL, NULL);
}
