/* SB4: open a vertex in each of many subcubes at once, recurse, end with MB4.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   n dimensions left | round
 *   n > 4             | k = floor(log2(n+1)); each informed vertex opens the 2^k - 1 other subcubes
 *                     | that the upper k of its n dimensions make; then n - k are left
 *   n <= 4            | MB4, the last two
 *
 *     n=7, k=3:   b b b . . . .    Subcube b is opened at b·2^(n-k). A vertex's sends must differ in
 *                 1 0 0 0 0 0 0    their lowest set bit: where b is no power of two, one of the
 *                 0 1 0 0 0 0 0    lower bits is set too, for each such b the next one.
 *                 0 0 1 0 0 0 0
 *                 0 1 1 0 0 0 1    There are enough of these: 2^k - 1 <= n.
 *                 1 0 1 0 0 1 0
 *                 1 1 0 0 1 0 0
 *                 1 1 1 1 0 0 0 */
#include "coll_hcube/hcube_broadcast.h"
#include "coll_hcube/hcube_mb4.h"

static int floor_log2(int n)
{
    int log = 0;
    while (n >> (log + 1)) log++;
    return log;
}

/* Where subcube b is opened, with n dimensions left of which the upper k choose the subcube. */
static int opening(int b, int n, int k)
{
    const int at = b << (n - k);
    if (!(b & (b - 1))) return at;
    return at | 1 << (b - 2 - floor_log2(b)); /* b is the (b - 1 - log)-th that's no power */
}

int lw_sb4_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    int n = ((const lw_hcube *)network)->dimension, source = root, before = 0;

    for (; n > LW_MB4_DIMENSIONS; before++) {
        const int k = floor_log2(n + 1);
        const int mine = (me ^ source) >> (n - k);
        if (mine) {
            const int opener = source;
            source ^= opening(mine, n, k);
            if (me == source) {
                plan->parent = opener;
                plan->round = before + 1;
            }
        } else if (me == source) {
            for (int b = 1; b < 1 << k; b++) {
                if (lw_plan_add(plan, me ^ opening(b, n, k), before + 1)) return LW_NO_MEMORY;
            }
        }
        n -= k;
    }
    return lw_mb4_plan(source, me, 0, n, before, plan);
}

/* Broadcasts out of an informed vertex in the subcube of its lower n dimensions. */
static int serve(const lw_network *network, int source, int n, int before, lw_schedule *schedule)
{
    if (n <= LW_MB4_DIMENSIONS) return lw_mb4_schedule(network, source, 0, n, before, schedule);

    const int k = floor_log2(n + 1);
    int error = serve(network, source, n - k, before + 1, schedule), next = 0;
    for (int b = 1; b < 1 << k && !error; b++) {
        const bool power = !(b & (b - 1));
        const int target = source ^ (b << (n - k) | (power ? 0 : 1 << next));
        if (!power) next++;
        error = lw_hcube_send(network, before + 1, source, target, schedule);
        if (!error) error = serve(network, target, n - k, before + 1, schedule);
    }
    return error;
}

int lw_sb4_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    const int error = serve(network, root, ((const lw_hcube *)network)->dimension, 0, schedule);
    return error ? error : lw_schedule_sort(schedule);
}

int lw_sb4_rounds(const lw_network *network, int root)
{
    int n = ((const lw_hcube *)network)->dimension, rounds = 0;

    (void)root;
    for (; n > LW_MB4_DIMENSIONS; rounds++) n -= floor_log2(n + 1);
    return rounds + lw_mb4_rounds(n);
}
