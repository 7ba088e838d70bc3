/* The slow verifier: it goes by the list of links and compares everything with everything.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/slow_check.h"

#include <stdlib.h>

/* The number of the link between two vertices, or -1. */
static long link_number(const lw_network *network, int a, int b)
{
    for (long link = 0; link < network->links; link++) {
        int end[2];
        network->type->link_ends(network, link, end);
        if ((end[0] == a && end[1] == b) || (end[0] == b && end[1] == a)) return link;
    }
    return -1;
}

static bool follows_links(const lw_network *network, const lw_schedule *schedule)
{
    for (int i = 0; i < schedule->sends; i++) {
        const int *path = schedule->path + schedule->send[i].first;
        for (int hop = 0; hop < schedule->send[i].hops; hop++) {
            if (link_number(network, path[hop], path[hop + 1]) < 0) return false;
        }
    }
    return true;
}

/* How many sends reach v before a round. */
static int receipts(const lw_schedule *schedule, int v, int round)
{
    int count = 0;
    for (int i = 0; i < schedule->sends; i++) {
        count += schedule->send[i].to == v && schedule->send[i].round < round;
    }
    return count;
}

bool slow_is_complete(const lw_network *network, const lw_schedule *schedule)
{
    for (int v = 0; v < network->vertices; v++) {
        const int wanted = v == schedule->root ? 0 : 1;
        if (receipts(schedule, v, schedule->rounds + 1) != wanted) return false;
    }
    for (int i = 0; i < schedule->sends; i++) {
        const lw_send *send = &schedule->send[i];
        if (send->from == schedule->root) continue;
        if (receipts(schedule, send->from, send->round) != 1) return false;
    }
    return follows_links(network, schedule);
}

bool slow_is_disjoint(const lw_network *network, const lw_schedule *schedule)
{
    long *links = malloc((size_t)schedule->path_length * sizeof *links);
    int *rounds = malloc((size_t)schedule->path_length * sizeof *rounds);
    int used = 0;
    bool disjoint = links && rounds;

    for (int i = 0; i < schedule->sends && disjoint; i++) {
        const lw_send *send = &schedule->send[i];
        for (int hop = 0; hop < send->hops; hop++) {
            const int *at = schedule->path + send->first + hop;
            const long link = link_number(network, at[0], at[1]);
            if (link < 0) continue; /* that's another fault */
            for (int j = 0; j < used; j++) {
                if (links[j] == link && rounds[j] == send->round) disjoint = false;
            }
            links[used] = link;
            rounds[used++] = send->round;
        }
    }
    free(links);
    free(rounds);
    return disjoint;
}
