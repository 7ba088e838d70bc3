/* What the unit tests share: plans against those of parents and children; nothing builds the
 * network, so it may be large.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

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

/* The plan's room is bound by the rounds: a vertex sends over each of its links once a round at
 * most, and the list doubles from 8. */
static void check_size(const lw_network *network, const lw_algorithm *algorithm, int root,
                       const lw_plan *plan)
{
    const int rounds = algorithm->rounds(network, root);

    assert_true(plan->children <= plan->room);
    assert_true(plan->room <= 8 + 2 * network->degree * rounds);
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

void check_families(const lw_network *network, int pairs)
{
    for (const lw_algorithm *a = network->type->algorithms; a->name; a++) {
        uint64_t seed = 5;
        for (int i = 0; i < pairs; i++) {
            const int root = random_below(&seed, network->vertices);
            check_branch(network, a, root, random_below(&seed, network->vertices));
            check_family(network, a, root, root);
        }
    }
}
