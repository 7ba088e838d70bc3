/* A schedule as text.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "explore/print.h"

static void print_send(const lw_network *network, const lw_schedule *schedule, const lw_send *send)
{
    char from[LW_TEXT], to[LW_TEXT];

    network->type->coordinates(network, send->from, from);
    network->type->coordinates(network, send->to, to);
    printf("  %d %s -> %d %s via", send->from, from, send->to, to);
    for (int i = 0; i <= send->hops; i++) printf(" %d", schedule->path[send->first + i]);
    putchar('\n');
}

int lw_print_text(const lw_network *network, const lw_algorithm *algorithm,
                  const lw_schedule *schedule)
{
    int next = 0;

    printf("network=%s algorithm=%s root=%d vertices=%d rounds=%d sends=%d\n", network->name,
           algorithm->name, schedule->root, network->vertices, schedule->rounds, schedule->sends);
    for (int round = 1; round <= schedule->rounds; round++) {
        int end = next;
        while (end < schedule->sends && schedule->send[end].round == round) end++;
        printf("round %d: %d send%s\n", round, end - next, end - next == 1 ? "" : "s");
        for (; next < end; next++) print_send(network, schedule, &schedule->send[next]);
    }
    return LW_OK;
}
