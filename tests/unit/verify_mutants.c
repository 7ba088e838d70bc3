/* The verifier on correct schedules with one seeded random change, against a slow verifier.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>
#include <string.h>

#include "schedule/verify.h"
#include "tests/unit/slow_check.h"

enum { MUTANTS = 60 /* of one kind, of one schedule */, ROOTS = 4, MOST_LENGTH = 300 };

typedef enum mutation { DROP, MOVE, DETOUR, REDIRECT } mutation;

typedef struct tally {
    int mutants;
    int incomplete;
    int colliding;
} tally;

/* Changes a path, but not its first vertex: around by a neighbour of that, or with one vertex
 * put elsewhere. Returns its new length. */
static int change_path(const lw_network *network, mutation kind, int *path, int length,
                       uint64_t *seed)
{
    if (kind == DETOUR) {
        int neighbour[4];
        const int to = path[length - 1];
        const int count = network->type->neighbours(network, path[0], neighbour);
        const int by = neighbour[random_below(seed, count)];
        return 1 + network->type->route(network, by, to, path + 1);
    }
    const int changed = 1 + random_below(seed, length - 1);
    path[changed] = random_below(seed, network->vertices);
    return length;
}

static void add_changed(const lw_network *network, mutation kind, const lw_schedule *from,
                        const lw_send *send, lw_schedule *to, uint64_t *seed)
{
    int path[MOST_LENGTH], round = send->round, length = send->hops + 1;

    assert_true(length + network->longest_route < MOST_LENGTH);
    if (kind == DROP) return;
    memcpy(path, from->path + send->first, (size_t)length * sizeof *path);
    if (kind == MOVE) round = 1 + random_below(seed, from->rounds);
    if (kind != MOVE) length = change_path(network, kind, path, length, seed);
    assert_int_equal(lw_schedule_add(to, round, path, length - 1), LW_OK);
}

static lw_schedule mutant_of(const lw_network *network, mutation kind, const lw_schedule *from,
                             uint64_t *seed)
{
    const int changed = random_below(seed, from->sends);
    lw_schedule mutant;

    lw_schedule_init(&mutant, from->root);
    for (int i = 0; i < from->sends; i++) {
        const lw_send *send = &from->send[i];
        if (i == changed) {
            add_changed(network, kind, from, send, &mutant, seed);
        } else {
            const int *path = from->path + send->first;
            assert_int_equal(lw_schedule_add(&mutant, send->round, path, send->hops), LW_OK);
        }
    }
    assert_int_equal(lw_schedule_sort(&mutant), LW_OK);
    return mutant;
}

static void check_mutant(const lw_network *network, mutation kind, const lw_schedule *mutant,
                         tally *sum)
{
    const bool complete = slow_is_complete(network, mutant);
    const bool disjoint = slow_is_disjoint(network, mutant);
    lw_verdict verdict;

    assert_int_equal(lw_verify(network, network->vertices, mutant, &verdict), LW_OK);
    if (verdict.complete != complete || verdict.disjoint != disjoint ||
        (verdict.violations == 0) != (complete && disjoint)) {
        fault("%s, root %d, mutation %d: complete %d, disjoint %d, %d violations; in truth %d, %d",
              network->name, mutant->root, (int)kind, verdict.complete, verdict.disjoint,
              verdict.violations, complete, disjoint);
    }
    sum->mutants++;
    sum->incomplete += !complete;
    sum->colliding += !disjoint;
}

static void check_kind(const lw_network *network, mutation kind, tally *sum)
{
    uint64_t seed = 1;

    for (int r = 0; r < ROOTS; r++) {
        const int root = random_below(&seed, network->vertices);
        lw_schedule schedule = new_schedule(network, &lw_pt_algorithms[0], root);
        assert_true(slow_is_complete(network, &schedule));
        assert_true(slow_is_disjoint(network, &schedule));
        for (int i = 0; i < MUTANTS; i++) {
            lw_schedule mutant = mutant_of(network, kind, &schedule, &seed);
            check_mutant(network, kind, &mutant, sum);
            lw_schedule_free(&mutant);
        }
        lw_schedule_free(&schedule);
    }
}

/* All shapes; returns how many mutants there were and how many are broken. */
static tally check_shapes(const char *name, mutation kind)
{
    static const int shapes[][3] = {{1, 1, 1}, {1, 2, 3}, {1, 3, 3}, {2, 2, 2}, {1, 4, 5}};
    tally sum = {0, 0, 0};

    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        lw_network *network = new_pt(shapes[i][0], shapes[i][1], shapes[i][2]);
        check_kind(network, kind, &sum);
        free(network);
    }
    note("%s: %d mutants, %d incomplete, %d with a link used twice", name, sum.mutants,
         sum.incomplete, sum.colliding);
    return sum;
}

static void dropped_send(void **state)
{
    const tally sum = check_shapes("a send dropped", DROP);
    (void)state;
    assert_int_equal(sum.incomplete, sum.mutants);
    assert_int_equal(sum.colliding, 0);
}

static void moved_send(void **state)
{
    const tally sum = check_shapes("a send in another round", MOVE);
    (void)state;
    assert_in_range(sum.incomplete, 1, sum.mutants - 1);
    assert_in_range(sum.colliding, 1, sum.mutants - 1);
}

static void detour(void **state)
{
    const tally sum = check_shapes("a send on a detour", DETOUR);
    (void)state;
    assert_int_equal(sum.incomplete, 0);
    assert_in_range(sum.colliding, 1, sum.mutants - 1);
}

static void redirected_send(void **state)
{
    const tally sum = check_shapes("a vertex of a path elsewhere", REDIRECT);
    (void)state;
    assert_in_range(sum.incomplete, sum.mutants / 2, sum.mutants - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dropped_send),
        cmocka_unit_test(moved_send),
        cmocka_unit_test(detour),
        cmocka_unit_test(redirected_send),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("verify_mutants", tests, NULL, NULL);
}
