/* MB4, once as the paper's procedure and once as a rule for the parent.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_hcube/hcube_mb4.h"

static bool is_power(int c)
{
    return !(c & (c - 1));
}

/* The parent of relative address c > 0 in `width` dimensions, and the round. */
static int parent_of(int c, int width, int *round)
{
    const int all = (1 << width) - 1;

    *round = c == all || (is_power(c) && c > 1) ? 1 : 2;
    if (*round == 1 || c == 1) return 0;
    if (is_power(c ^ all)) return all;
    return c & (c - 1); /* two bits: the upper one */
}

int lw_mb4_plan(int source, int me, int low, int width, int before, lw_plan *plan)
{
    const int mine = (source ^ me) >> low;
    int round, error = LW_OK;

    if (mine) {
        plan->parent = source ^ parent_of(mine, width, &round) << low;
        plan->round = before + round;
    }
    for (int c = 1; c < 1 << width && !error; c++) {
        if (c == mine || parent_of(c, width, &round) != mine) continue;
        error = lw_plan_add(plan, source ^ c << low, before + round);
    }
    return error;
}

int lw_hcube_send(const lw_network *network, int round, int from, int to, lw_schedule *schedule)
{
    int path[LW_HCUBE_MOST + 1];
    const int length = lw_hcube_route(network, from, to, path);
    return lw_schedule_add(schedule, round, path, length - 1);
}

/* One MB4 while it's written down. */
typedef struct mb4 {
    const lw_network *network;
    lw_schedule *schedule;
    int source;
    int low;
    int received; /* a bit per relative address */
    int error;
} mb4;

static void send(mb4 *m, int round, int from, int to)
{
    if (m->error || m->received >> to & 1) return;
    m->received |= 1 << to;
    m->error = lw_hcube_send(m->network, round, m->source ^ from << m->low,
                             m->source ^ to << m->low, m->schedule);
}

int lw_mb4_schedule(const lw_network *network, int source, int low, int width, int before,
                    lw_schedule *schedule)
{
    const int all = (1 << width) - 1, last = before + lw_mb4_rounds(width);
    mb4 m = {network, schedule, source, low, 1, LW_OK};

    for (int i = 1; i < width; i++) send(&m, before + 1, 0, 1 << i);
    send(&m, before + 1, 0, all);
    send(&m, last, 0, 1);
    for (int i = 0; i < width; i++) send(&m, last, all, all ^ 1 << i);
    for (int i = 1; i < width; i++) {
        for (int j = 0; j < i; j++) send(&m, last, 1 << i, 1 << i | 1 << j);
    }
    return m.error;
}

int lw_mb4_rounds(int width)
{
    return width == 1 ? 1 : 2;
}
