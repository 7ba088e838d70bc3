/* `linkwise hops`: for every pair of vertices the first step of the way, as a router needs it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/hops.h"
#include "explore/values.h"

enum { VERTICES_MAX = 4096 }; /* the table has the square of it: 64 MiB */

static void print_hops(const lw_network *network, const lw_hops *hops)
{
    const char *kind = network->type->kind;
    const int n = network->vertices;

    if (hops->own) {
        printf("# routes: %s's own\n", kind);
    } else {
        printf("# routes: shortest (%s's own are not suffix-consistent: packets could loop)\n",
               kind);
    }
    for (int from = 0; from < n; from++) {
        for (int to = 0; to < n; to++) {
            if (to != from) printf("%d %d %d\n", from, to, hops->next[(size_t)from * n + to]);
        }
    }
}

int lw_cmd_hops(const lw_request *request)
{
    lw_network *network;
    lw_hops hops;
    int status = lw_take_network(request, &network);
    if (status) return status;

    if (network->vertices > VERTICES_MAX) {
        status = lw_complain(LW_EXIT_USAGE,
                             "argument '%.80s': it has %d vertices; allowed with hops are %d",
                             request->operand[0], network->vertices, VERTICES_MAX);
    } else {
        const int error = lw_find_hops(network, &hops);
        if (error) status = lw_complain_error(error);
        if (!error) print_hops(network, &hops);
        free(hops.next);
    }
    free(network);
    return status;
}
