/* What the unit tests share: trees under test.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

#include "schedule/packing.h"
#include "schedule/verify_trees.h"

lw_trees new_trees(const lw_network *network, int root, int count)
{
    lw_trees trees;

    const int error = lw_pack_trees(network, root, count, &trees);
    if (error) fault("%s, root %d, %d trees: error %d", network->name, root, count, error);
    assert_int_equal(trees.count, count);
    assert_int_equal(trees.root, root);
    return trees;
}

int check_trees(const lw_network *network, const lw_trees *trees)
{
    char why[LW_TEXT];
    lw_tree_costs costs;

    assert_int_equal(lw_verify_trees(network, trees, why), LW_OK);
    if (*why) fault("%s, root %d: %s", network->name, trees->root, why);
    assert_int_equal(lw_measure_trees(trees, &costs), LW_OK);
    assert_in_range(costs.most_sends, 1, network->degree);
    return costs.depth;
}

int eccentricity(const lw_network *network, int v)
{
    int *queue = malloc((size_t)network->vertices * sizeof *queue), tail = 0, neighbour[32];
    int *distance = calloc((size_t)network->vertices, sizeof *distance); /* one more than it is */

    assert_true(queue && distance && network->degree <= 32);
    distance[v] = 1;
    queue[tail++] = v;
    for (int head = 0; head < tail; head++) {
        const int count = network->type->neighbours(network, queue[head], neighbour);
        for (int i = 0; i < count; i++) {
            if (distance[neighbour[i]]) continue;
            distance[neighbour[i]] = distance[queue[head]] + 1;
            queue[tail++] = neighbour[i];
        }
    }
    const int farthest = distance[queue[tail - 1]] - 1;
    free(queue);
    free(distance);
    return farthest;
}
