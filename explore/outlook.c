/* Which way messages of each size go.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/outlook.h"

int lw_outlook_survey(lw_outlook *outlook)
{
    const bool may = outlook->between_hosts;
    lw_placed_trees trees = {.count = 0};

    outlook->fabric = lw_fabric_of_terms(outlook->term);
    const int error =
        lw_survey(&outlook->placement, outlook->algorithm, may ? &trees : NULL, &outlook->shape);
    if (!error && may) outlook->ready = lw_placed_trees_ready(&trees, outlook->root);
    if (may) lw_placed_trees_free(&trees);
    return error;
}

lw_decision lw_outlook_decide(const lw_outlook *outlook, size_t bytes)
{
    return lw_decide(&outlook->fabric, &outlook->shape, LW_WAYS, outlook->between_hosts, bytes);
}

lw_decision lw_outlook_first(const lw_outlook *outlook, size_t bytes)
{
    lw_shape shape = outlook->shape;

    if (!outlook->ready) shape.trees = 0;
    return lw_decide(&outlook->fabric, &shape, LW_WAYS, outlook->between_hosts, bytes);
}

bool lw_outlook_has(const lw_outlook *outlook, lw_way way)
{
    if (way == LW_SCHEDULE) return true;
    return outlook->between_hosts && (way != LW_TREES || outlook->shape.trees);
}

double lw_outlook_cost(const lw_outlook *outlook, lw_way way, size_t bytes, size_t *segment)
{
    *segment = lw_best_segment(&outlook->fabric, &outlook->shape, way, bytes);
    return lw_cost(&outlook->fabric, &outlook->shape, way, bytes, *segment);
}

/* The least size above `low`, up to `high`, that doesn't go as that of `low`; `high` doesn't. */
static size_t halve(const lw_outlook *outlook, size_t low, size_t high)
{
    const lw_way way = lw_outlook_decide(outlook, low).way;

    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (lw_outlook_decide(outlook, middle).way == way) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return high;
}

bool lw_outlook_change(const lw_outlook *outlook, size_t *bytes)
{
    const lw_way way = lw_outlook_decide(outlook, *bytes).way;

    for (int s = 0; s < outlook->sizes.count; s++) {
        const size_t next = outlook->sizes.bytes[s];
        if (next <= *bytes) continue;
        if (lw_outlook_decide(outlook, next).way != way) {
            *bytes = halve(outlook, *bytes, next);
            return true;
        }
        *bytes = next;
    }
    return false;
}

const char *lw_outlook_name(const lw_outlook *outlook, lw_way way)
{
    return way == LW_SCHEDULE ? outlook->algorithm->name : lw_common_ways[way - LW_TREES].name;
}

int lw_outlook_trees(const lw_outlook *outlook, lw_way way)
{
    return way == LW_TREES ? outlook->shape.trees : 1;
}
