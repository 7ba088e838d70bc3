/* Plans on large Petersen-tori, against those of parents and children: nothing builds the network.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

enum { PAIRS = 1500 };

static lw_plan plan_of(const lw_network *network, const lw_algorithm *algorithm, int root, int me)
{
    lw_plan plan;

    lw_plan_init(&plan);
    assert_int_equal(algorithm->plan(network, root, me, &plan), LW_OK);
    return plan;
}

/* How often a plan lists a child with that round. */
static int listed(const lw_plan *plan, int vertex, int round)
{
    int count = 0;
    for (int i = 0; i < plan->children; i++) {
        count += plan->child[i].vertex == vertex && plan->child[i].round == round;
    }
    return count;
}

/* The plan's room is bound by the rounds: a vertex sends over four links a round at most, and the
 * list doubles from 8. */
static void check_size(const lw_network *network, const lw_algorithm *algorithm, int root,
                       const lw_plan *plan)
{
    const int rounds = algorithm->rounds(network, root);

    assert_true(plan->children <= plan->room);
    assert_true(plan->room <= 8 + 8 * rounds);
    assert_true(plan->round <= rounds);
    if (plan->children) assert_true(plan->child[plan->children - 1].round <= rounds);
}

/* My parent lists me, each of my children has me for a parent, and I send only afterwards. */
static void check_family(const lw_network *network, const lw_algorithm *algorithm, int root, int me)
{
    lw_plan mine = plan_of(network, algorithm, root, me);

    check_size(network, algorithm, root, &mine);
    if (me == root) {
        assert_true(mine.parent == -1 && mine.round == 0);
    } else {
        lw_plan above = plan_of(network, algorithm, root, mine.parent);
        if (listed(&above, me, mine.round) != 1 || above.round >= mine.round) {
            fault("%s, %s, root %d: %d, in its round %d, isn't planned by its parent %d",
                  network->name, algorithm->name, root, me, mine.round, mine.parent);
        }
        lw_plan_free(&above);
    }
    for (int i = 0; i < mine.children; i++) {
        const lw_child child = mine.child[i];
        lw_plan below = plan_of(network, algorithm, root, child.vertex);
        if (below.parent != me || below.round != child.round || child.round <= mine.round) {
            fault("%s, %s, root %d: %d, a child of %d in round %d, plans to receive from %d in %d",
                  network->name, algorithm->name, root, child.vertex, me, child.round, below.parent,
                  below.round);
        }
        lw_plan_free(&below);
    }
    lw_plan_free(&mine);
}

/* Families all the way up from a vertex to the root. */
static void check_branch(const lw_network *network, const lw_algorithm *algorithm, int root, int me)
{
    for (int generation = 0; me >= 0; generation++) {
        lw_plan plan = plan_of(network, algorithm, root, me);
        assert_true(generation <= algorithm->rounds(network, root));
        assert_int_equal(plan.parent < 0, me == root);
        check_family(network, algorithm, root, me);
        me = plan.parent;
        lw_plan_free(&plan);
    }
}

/* Branches of seeded random roots and vertices, with every algorithm. */
static void check_families(int l, int m, int n)
{
    lw_network *network = new_pt(l, m, n);

    for (const lw_algorithm *a = lw_pt_algorithms; a->name; a++) {
        uint64_t seed = 5;
        for (int i = 0; i < PAIRS; i++) {
            const int root = random_below(&seed, network->vertices);
            check_branch(network, a, root, random_below(&seed, network->vertices));
            check_family(network, a, root, root);
        }
    }
    free(network);
}

static void a_million_vertices(void **state)
{
    (void)state;
    check_families(47, 47, 47);
}

static void a_wide_plane(void **state)
{
    (void)state;
    check_families(1, 300, 211);
}

static void the_largest_shapes(void **state)
{
    (void)state;
    check_families(370, 380, 380);
    check_families(1, 7000, 7669);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_million_vertices),
        cmocka_unit_test(a_wide_plane),
        cmocka_unit_test(the_largest_shapes),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_families", tests, NULL, NULL);
}
