/* Seats by hardware: one each, hosts close together, and never worse than the order of ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/placement.h"

#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"
#include "mapping/pinched.h"
#include "tests/unit/machines.h"

enum { ALL_ROOTS = 64 /* ranks up to which the placement too looks at all roots */ };

static const lw_network_type *const types[] = {&lw_pt_type, &lw_hcube_type, &lw_scc_type};

static lw_placement place(const lw_network *network, const machine *m, lw_vertex_level level)
{
    lw_placement placement;
    assert_int_equal(lw_place_by_hardware(network, m->ranks, m->locality, level, &placement),
                     LW_OK);
    return placement;
}

/* Sends of the first algorithm between hosts, out of every root. */
static int sends_between(const lw_placement *placement, const machine *m)
{
    const lw_algorithm *algorithm = placement->network->type->algorithms;
    int between = 0;

    for (int root = 0; root < m->ranks; root++) {
        lw_plan *plans = new_plans(m->ranks);
        for (int me = 0; me < m->ranks; me++) {
            assert_int_equal(lw_placement_plan(placement, algorithm, root, me, &plans[me]), LW_OK);
        }
        between += check_walk(m, plans, 1, root);
        free_plans(plans, m->ranks);
    }
    return between;
}

static int links_between(const lw_placement *placement, const machine *m)
{
    lw_network *pinched = lw_pinched_network(placement);
    int between = 0, neighbour[32];

    assert_non_null(pinched);
    for (int a = 0; a < placement->seats; a++) {
        const int count = pinched->type->neighbours(pinched, a, neighbour);
        for (int i = 0; i < count; i++) {
            if (neighbour[i] < a || neighbour[i] >= placement->seats) continue;
            between += !on_one_host(m, lw_rank_of_seat(placement, a),
                                    lw_rank_of_seat(placement, neighbour[i]));
        }
    }
    free(pinched);
    return between;
}

static void check_seats(const machine *m, const lw_placement *placement)
{
    bool *taken = calloc((size_t)m->ranks, sizeof *taken);

    assert_non_null(taken);
    assert_int_equal(placement->ranks, m->ranks);
    assert_int_equal(placement->vertices + placement->guests, placement->seats);
    for (int rank = 0; rank < m->ranks; rank++) {
        const int seat = lw_seat_of_rank(placement, rank);
        assert_in_range(seat, 0, placement->seats - 1);
        assert_true(lw_rank_of_seat(placement, seat) <= rank);
        assert_int_equal(lw_seat_of_rank(placement, lw_rank_of_seat(placement, seat)), seat);
        taken[seat] = true;
    }
    for (int seat = 0; seat < placement->seats; seat++) assert_true(taken[seat]);
    free(taken);
}

/* Returns how many sends less than in the order of ranks lead from host to host. */
static int check_ranks(const machine *m, const lw_network_type *type)
{
    lw_network *network = type->fit(m->ranks);
    assert_non_null(network);
    const lw_placement plain = lw_place(network, m->ranks);
    lw_placement placed = place(network, m, LW_VERTEX_RANK);
    const int links[] = {links_between(&plain, m), links_between(&placed, m)};
    int sends[] = {0, 0};

    assert_int_equal(placed.seats, m->ranks);
    check_seats(m, &placed);
    if (m->ranks <= ALL_ROOTS) {
        sends[0] = sends_between(&plain, m);
        sends[1] = sends_between(&placed, m);
    }
    if (sends[1] > sends[0] || links[1] > links[0]) {
        fault("%s on %s: %d sends, %d links between hosts, by rank %d and %d", m->name,
              network->name, sends[1], links[1], sends[0], links[0]);
    }
    lw_placement_free(&placed);
    free(network);
    return sends[0] - sends[1];
}

static void never_worse_than_by_rank(void **state)
{
    int better = 0;
    (void)state;

    for (int i = 0; i < machines(); i++) {
        machine m = new_machine(i);
        for (int t = 0; t < 3; t++) better += check_ranks(&m, types[t]) > 0;
        free_machine(&m);
    }
    note("better on %d of %d", better, 3 * machines());
    assert_true(better >= 100); /* by slot, or with one host, the order of ranks is best */
}

static void groups_seated_once(void **state)
{
    (void)state;
    for (int i = 0; i < 3 * machines(); i++) {
        machine m = new_machine(i / 3);
        for (int level = LW_VERTEX_AUTO; level <= LW_VERTEX_HOST; level++) {
            lw_vertex_level chosen;
            int groups;
            assert_int_equal(
                lw_choose_level(m.ranks, m.locality, (lw_vertex_level)level, &chosen, &groups),
                LW_OK);
            lw_network *network = types[i % 3]->fit(groups);
            assert_non_null(network);
            lw_placement placed = place(network, &m, (lw_vertex_level)level);
            assert_int_equal(placed.seats, groups);
            check_seats(&m, &placed);
            lw_placement_free(&placed);
            free(network);
        }
        free_machine(&m);
    }
}

/* Ranks of one host, though spread by node, share a block of vertices. */
static void check_blocks(const lw_network_type *type, int hosts, int each, int block)
{
    machine m = new_hosts(hosts, &each, 1, true);
    lw_network *network = type->fit(m.ranks);
    assert_non_null(network);
    lw_placement placed = place(network, &m, LW_VERTEX_RANK);

    assert_int_equal(network->vertices, m.ranks);
    for (int rank = 0; rank < m.ranks; rank++) {
        const int seat = lw_seat_of_rank(&placed, rank);
        assert_int_equal(seat / block, lw_seat_of_rank(&placed, rank % hosts) / block);
    }
    lw_placement_free(&placed);
    free(network);
    free_machine(&m);
}

static void hosts_share_blocks(void **state)
{
    (void)state;
    check_blocks(&lw_pt_type, 9, 10, 10);
    check_blocks(&lw_scc_type, 24, 3, 3);
    check_blocks(&lw_scc_type, 12, 6, 6);
    check_blocks(&lw_hcube_type, 8, 8, 8);
    check_blocks(&lw_hcube_type, 4, 4, 4);
}

/* Two modules, either with room for one large host and a small one: filled in any order one after
 * another, or the large ones first, a large host would be in both. */
static void rests_share_blocks(void **state)
{
    static const int size[] = {8, 8, 2, 2};
    machine m = new_hosts(4, size, 4, true);
    lw_network *network = new_pt(2, 1, 1);
    lw_placement placed = place(network, &m, LW_VERTEX_RANK);
    (void)state;

    for (int a = 0; a < m.ranks; a++) {
        for (int b = 0; b < m.ranks; b++) {
            if (!on_one_host(&m, a, b)) continue;
            assert_int_equal(lw_seat_of_rank(&placed, a) / 10, lw_seat_of_rank(&placed, b) / 10);
        }
    }
    lw_placement_free(&placed);
    free(network);
    free_machine(&m);
}

/* 25 ranks of two hosts on ten vertices and all links: guests are beside their own. */
static void guests_beside_their_own(void **state)
{
    static const int size[] = {13, 12};
    machine m = new_hosts(2, size, 2, true);
    lw_network *network = new_pt(1, 1, 1);
    const lw_placement plain = lw_place(network, m.ranks);
    lw_placement placed = place(network, &m, LW_VERTEX_RANK);
    (void)state;

    for (int guest = placed.vertices; guest < placed.seats; guest++) {
        lw_network *pinched = lw_pinched_network(&placed);
        int neighbour[4];
        assert_int_equal(pinched->type->neighbours(pinched, guest, neighbour), 2);
        const int me = lw_rank_of_seat(&placed, guest);
        assert_true(on_one_host(&m, me, lw_rank_of_seat(&placed, neighbour[0])) ||
                    on_one_host(&m, me, lw_rank_of_seat(&placed, neighbour[1])));
        free(pinched);
    }
    assert_true(2 * sends_between(&placed, &m) < sends_between(&plain, &m));
    lw_placement_free(&placed);
    free(network);
    free_machine(&m);
}

/* What needs no memory takes none. */
static void identity(void **state)
{
    static const int one = 1, many = 12;
    lw_network *network = new_pt(1, 1, 1);
    machine apart = new_hosts(12, &one, 1, false), together = new_hosts(1, &many, 1, false);
    lw_placement a = place(network, &apart, LW_VERTEX_HOST);
    lw_placement b = place(network, &together, LW_VERTEX_AUTO);
    (void)state;

    assert_null(a.order);
    assert_null(b.order);
    assert_int_equal(a.seats, 12);
    assert_int_equal(b.seats, 12);
    free_machine(&apart);
    free_machine(&together);
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(never_worse_than_by_rank), cmocka_unit_test(groups_seated_once),
        cmocka_unit_test(hosts_share_blocks),       cmocka_unit_test(rests_share_blocks),
        cmocka_unit_test(guests_beside_their_own),  cmocka_unit_test(identity),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("by_hardware", tests, NULL, NULL);
}
