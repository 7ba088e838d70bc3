/* MB4 on each group of four dimensions, the lowest first.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   group g | every informed vertex broadcasts by MB4 over dimensions 4g .. 4g+3, in a subcube of
 *           | its own: two rounds, one if the last group has one dimension only
 *
 *     0000'0000 --> 0000'xxxx --> each of these: xxxx'0000 .. xxxx'xxxx */
#include "coll_hcube/hcube_broadcast.h"
#include "coll_hcube/hcube_mb4.h"

static int width_of(const lw_network *network, int low)
{
    const int rest = ((const lw_hcube *)network)->dimension - low;
    return rest < LW_MB4_DIMENSIONS ? rest : LW_MB4_DIMENSIONS;
}

int lw_mb4x_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    int before = 0, error = LW_OK;

    for (int low = 0; low < ((const lw_hcube *)network)->dimension && !error; low += 4) {
        const int width = width_of(network, low);
        const int group = ((1 << width) - 1) << low, above = ~((1 << (low + width)) - 1);
        const bool informed = !((me ^ root) & above); /* by the end of this group */
        if (informed)
            error = lw_mb4_plan((me & ~group) | (root & group), me, low, width, before, plan);
        before += lw_mb4_rounds(width);
    }
    return error;
}

int lw_mb4x_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    int before = 0, error = LW_OK;

    for (int low = 0; low < ((const lw_hcube *)network)->dimension && !error; low += 4) {
        const int width = width_of(network, low);
        for (int c = 0; c < 1 << low && !error; c++) {
            error = lw_mb4_schedule(network, root ^ c, low, width, before, schedule);
        }
        before += lw_mb4_rounds(width);
    }
    return error ? error : lw_schedule_sort(schedule);
}

int lw_mb4x_rounds(const lw_network *network, int root)
{
    int rounds = 0;

    (void)root;
    for (int low = 0; low < ((const lw_hcube *)network)->dimension; low += 4) {
        rounds += lw_mb4_rounds(width_of(network, low));
    }
    return rounds;
}
