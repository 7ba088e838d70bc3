/* The paper's broadcast, verified on many shapes; its rounds against those of algorithms.md.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

#include "coll_pt/pt_broadcast.h"

enum { SIDES = 12 };

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* The rounds that algorithms.md gives: the division's logarithm counts at least 1, a plane of one
 * module has neither division nor spread, and a single module is just filled. */
static int expected_rounds(int l, int m, int n, int p)
{
    const int k = larger(m, n), enter = p == 2 ? 0 : 1;

    if (l == 1 && k == 1) return 2;
    if (k == 1) return enter + l / 2 + 2;
    return enter + l / 2 + larger(ceil_log2(k - 1), 1) + 4;
}

static void check_root(const lw_network *network, int root)
{
    const lw_pt *pt = as_pt(network);
    const int rounds = expected_rounds(pt->l, pt->m, pt->n, root % LW_PT_NODES);
    lw_schedule schedule = new_schedule(network, &lw_pt_algorithms[0], root);

    check_broadcast(network, network->vertices, &schedule, true);
    if (schedule.rounds != rounds || lw_pt_paper_rounds(network, root) != rounds) {
        fault("%s, root %d: %d rounds, said to be %d; by the paper's sum %d", network->name, root,
              schedule.rounds, lw_pt_paper_rounds(network, root), rounds);
    }
    lw_schedule_free(&schedule);
}

/* All nodes of module 0 and of the middle module as roots. */
static void check_two_modules(int l, int m, int n)
{
    lw_network *network = new_pt(l, m, n);
    const int middle = lw_pt_vertex(as_pt(network), (lw_pt_node){l / 2, m / 2, n / 2, 0});

    for (int p = 0; p < LW_PT_NODES; p++) {
        check_root(network, p);
        if (middle) check_root(network, middle + p);
    }
    free(network);
}

static void check_all_roots(int l, int m, int n)
{
    lw_network *network = new_pt(l, m, n);
    for (int root = 0; root < network->vertices; root++) check_root(network, root);
    free(network);
}

static void check_planes(int l)
{
    for (int i = 0; i < SIDES * SIDES; i++) check_two_modules(l, 1 + i / SIDES, 1 + i % SIDES);
}

static void planes_1(void **state)
{
    (void)state;
    check_planes(1);
}

static void planes_2(void **state)
{
    (void)state;
    check_planes(2);
}

static void planes_3(void **state)
{
    (void)state;
    check_planes(3);
}

static void planes_4(void **state)
{
    (void)state;
    check_planes(4);
}

static void all_roots_of_1x17x17(void **state)
{
    (void)state;
    check_all_roots(1, 17, 17);
}

static void all_roots_of_1x14x15(void **state)
{
    (void)state;
    check_all_roots(1, 14, 15);
}

static void all_roots_of_5x5x5(void **state)
{
    (void)state;
    check_all_roots(5, 5, 5);
}

static void long_thin_shapes(void **state)
{
    (void)state;
    check_two_modules(9, 1, 1);
    check_two_modules(1, 1, 40);
    check_two_modules(1, 33, 2);
    check_two_modules(1, 31, 18);
    check_two_modules(1, 33, 33);
}

/* The paper says floor(l/2) + floor(log2(n-1)) + 5 for PT(l,n,n). */
static int papers_rounds(int l, int n)
{
    int log = 0;
    while (n - 1 >= 2 << log) log++;
    return l / 2 + log + 5;
}

static void paper_is_right_for_powers_only(void **state)
{
    (void)state;
    for (int n = 3; n <= 40; n++) {
        lw_network *network = new_pt(3, n, n);
        const bool power = ((n - 1) & (n - 2)) == 0; /* n = 2^i + 1 */
        assert_int_equal(lw_pt_paper_rounds(network, 0), papers_rounds(3, n) + (power ? 0 : 1));
        free(network);
    }
}

static void paper_is_short_of_a_round_for_8(void **state)
{
    lw_network *network = new_pt(1, 8, 8);
    (void)state;
    assert_int_equal(papers_rounds(1, 8), 7);
    assert_int_equal(lw_pt_paper_rounds(network, 0), 8);
    assert_int_equal(lw_pt_paper_rounds(network, 2), 7); /* no round to enter */
    free(network);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planes_1),
        cmocka_unit_test(planes_2),
        cmocka_unit_test(planes_3),
        cmocka_unit_test(planes_4),
        cmocka_unit_test(all_roots_of_1x17x17),
        cmocka_unit_test(all_roots_of_1x14x15),
        cmocka_unit_test(all_roots_of_5x5x5),
        cmocka_unit_test(long_thin_shapes),
        cmocka_unit_test(paper_is_right_for_powers_only),
        cmocka_unit_test(paper_is_short_of_a_round_for_8),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_broadcast", tests, NULL, NULL);
}
