/* Permutations: their ranks; relabelling them is a symmetry of star-connected cycles.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>
#include <string.h>

#include "coll_scc/scc_network.h"
#include "tests/unit/common.h"

enum { SMALL = 7, SAMPLES = 2000 };

static lw_network *new_scc(int n)
{
    lw_network *network = lw_scc_create(n);
    assert_non_null(network);
    return network;
}

/* Permutations of 1..n, each rank's below the next one's. */
static void check_rank(int n, int rank, bool is_last)
{
    const lw_permutation p = lw_permutation_of(n, rank);
    bool used[LW_SCC_MOST + 1] = {false};

    for (int i = 1; i <= n; i++) {
        assert_in_range(p.symbol[i], 1, n);
        assert_false(used[(int)p.symbol[i]]);
        used[(int)p.symbol[i]] = true;
    }
    assert_int_equal(lw_permutation_rank(n, &p), rank);
    if (is_last) return;
    const lw_permutation next = lw_permutation_of(n, rank + 1);
    assert_true(memcmp(p.symbol + 1, next.symbol + 1, (size_t)n) < 0);
}

static void permutations(void **state)
{
    uint64_t seed = 3;
    int count = 1;
    (void)state;

    for (int n = 2; n <= SMALL; n++) {
        count *= n;
        for (int rank = 0; rank < count; rank++) check_rank(n, rank, rank == count - 1);
    }
    for (int k = 0; k < SAMPLES; k++) check_rank(LW_SCC_MOST, random_below(&seed, 3628799), false);
    check_rank(LW_SCC_MOST, 3628799, true);
}

/* Relabelling moves the origin to the identity, neighbours to neighbours, all ring positions to
 * themselves. */
static void check_relabel(const lw_network *network, int origin, int v)
{
    const lw_scc *scc = (const lw_scc *)network;
    const lw_permutation label = lw_scc_node_of(scc, origin).label;
    int neighbour[3], image[4];
    const int degree = network->type->neighbours(network, v, neighbour);

    for (int i = 0; i <= degree; i++) {
        lw_scc_node node = lw_scc_node_of(scc, i < degree ? neighbour[i] : v);
        node.label = lw_scc_relabel(scc->n, &label, &node.label);
        image[i] = lw_scc_vertex(scc, &node);
    }
    for (int i = 0; i < degree; i++) assert_true(are_neighbours(network, image[degree], image[i]));
    const lw_permutation home = lw_scc_relabel(scc->n, &label, &label);
    assert_int_equal(lw_permutation_rank(scc->n, &home), 0);
}

static void relabelling_is_a_symmetry(void **state)
{
    uint64_t seed = 5;
    (void)state;

    for (int n = 2; n <= LW_SCC_MOST; n++) {
        lw_network *network = new_scc(n);
        for (int k = 0; k < SAMPLES; k++) {
            const int origin = random_below(&seed, network->vertices);
            check_relabel(network, origin, random_below(&seed, network->vertices));
        }
        free(network);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(permutations),
        cmocka_unit_test(relabelling_is_a_symmetry),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_permutations", tests, NULL, NULL);
}
