/* Ranks in groups and hosts: every rank once, together with whom it shares an object, and nobody
 * else.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/order.h"

#include <stdlib.h>

#include "tests/unit/machines.h"

/* The objects of a rank, from core to host. */
static void objects_of(const lw_locality *where, int object[5])
{
    const int all[5] = {where->core, where->cache, where->numa, where->package, where->host};
    for (int i = 0; i < 5; i++) object[i] = all[i];
}

/* Should two ranks be in one group? By the rule as the header has it. */
static bool belong_together(const machine *m, int a, int b, lw_vertex_level level)
{
    int x[5], y[5];

    if (a == b) return true;
    if (level == LW_VERTEX_RANK || !on_one_host(m, a, b)) return false;
    objects_of(&m->locality[a], x);
    objects_of(&m->locality[b], y);
    for (int i = (int)level - LW_VERTEX_CORE; i < 5; i++) {
        if (x[i] >= 0 || y[i] >= 0) return x[i] == y[i];
    }
    return false;
}

static void check_groups(const machine *m, const lw_order *order, lw_vertex_level level)
{
    for (int a = 0; a < m->ranks; a++) {
        const int group = lw_group_of_rank(order, a);
        assert_in_range(group, 0, order->groups - 1);
        assert_int_equal(order->member[order->place[a]], a);
        assert_in_range(order->lowest[group], 0, a);
        assert_int_equal(lw_group_of_rank(order, order->lowest[group]), group);
        for (int b = 0; b < m->ranks; b++) {
            const bool together = lw_group_of_rank(order, b) == group;
            if (together == belong_together(m, a, b, level)) continue;
            fault("%s, level %d: ranks %d and %d are %sin one group", m->name, (int)level, a, b,
                  together ? "" : "not ");
        }
    }
}

static void check_hosts(const machine *m, const lw_order *order)
{
    assert_int_equal(order->hosts, hosts_of(m));
    for (int host = 0; host < order->hosts; host++) {
        const int first = order->group_start[order->host_start[host]];
        const int end = order->group_start[order->host_start[host + 1]];
        assert_true(first < end);
        for (int i = first; i < end; i++) {
            assert_true(on_one_host(m, order->member[first], order->member[i]));
        }
    }
}

/* Seats in the order of lowest ranks. */
static void check_seats(const lw_order *order)
{
    for (int seat = 0; seat < order->groups; seat++) {
        assert_int_equal(order->seat[order->group_at[seat]], seat);
        if (!seat) continue;
        assert_true(order->lowest[order->group_at[seat]] >
                    order->lowest[order->group_at[seat - 1]]);
    }
}

static int largest_group(const lw_order *order)
{
    int largest = 0;

    for (int group = 0; group < order->groups; group++) {
        const int size = order->group_start[group + 1] - order->group_start[group];
        assert_true(size > 0);
        if (size > largest) largest = size;
    }
    return largest;
}

static void every_machine_and_level(void **state)
{
    (void)state;
    for (int i = 0; i < machines(); i++) {
        machine m = new_machine(i);
        for (int level = LW_VERTEX_RANK; level <= LW_VERTEX_HOST; level++) {
            lw_order *order = lw_new_order(m.ranks, m.locality, (lw_vertex_level)level);
            assert_non_null(order);
            check_groups(&m, order, (lw_vertex_level)level);
            check_hosts(&m, order);
            check_seats(order);
            assert_int_equal(order->largest, largest_group(order));
            assert_int_equal(order->groups,
                             lw_count_groups(m.ranks, m.locality, (lw_vertex_level)level));
            free(order);
        }
        free_machine(&m);
    }
    note("%d machines", machines());
}

/* Neighbours in the order share most: threads of a core, then cores of a cache, ... */
static void sorted_by_hardware(void **state)
{
    static const lw_locality where[] = {
        {0, 1, 1, 2, 4, 8}, {0, 0, 0, 0, 1, 3}, {1, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 1},
        {0, 0, 0, 1, 2, 4}, {0, 0, 0, 0, 1, 2}, {0, 0, 0, 0, 0, 0}, {0, -1, -1, -1, -1, -1}};
    static const int expected[] = {7, 6, 3, 5, 1, 4, 0, 2};
    lw_order *order = lw_new_order(8, where, LW_VERTEX_RANK);
    (void)state;

    assert_non_null(order);
    for (int i = 0; i < 8; i++) assert_int_equal(order->member[i], expected[i]);
    free(order);
}

static void check_choice(int hosts, int each, lw_vertex_level wish, lw_vertex_level expected)
{
    machine m = new_hosts(hosts, &each, 1, true);
    lw_vertex_level level;
    int groups;

    assert_int_equal(lw_choose_level(m.ranks, m.locality, wish, &level, &groups), LW_OK);
    assert_int_equal(level, expected);
    assert_int_equal(groups, expected == LW_VERTEX_RANK ? m.ranks : hosts);
    free_machine(&m);
}

static void levels_chosen(void **state)
{
    (void)state;
    check_choice(9, 4, LW_VERTEX_AUTO, LW_VERTEX_HOST);
    check_choice(10, 1, LW_VERTEX_AUTO, LW_VERTEX_HOST);
    check_choice(9, 4, LW_VERTEX_HOST, LW_VERTEX_HOST);
    check_choice(2, 4, LW_VERTEX_AUTO, LW_VERTEX_HOST);
    check_choice(1, 4, LW_VERTEX_AUTO, LW_VERTEX_RANK);
    check_choice(1, 4, LW_VERTEX_HOST, LW_VERTEX_RANK);
    check_choice(3, 4, LW_VERTEX_RANK, LW_VERTEX_RANK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_machine_and_level),
        cmocka_unit_test(sorted_by_hardware),
        cmocka_unit_test(levels_chosen),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("order", tests, NULL, NULL);
}
