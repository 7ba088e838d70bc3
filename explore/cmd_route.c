/* `linkwise route`: the way from one vertex to another.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/values.h"

static int print_route(const lw_network *network, int from, int to)
{
    int *path = malloc((size_t)network->longest_route * sizeof *path);
    if (!path) return lw_complain_error(LW_NO_MEMORY);

    const int length = network->type->route(network, from, to, path);
    for (int i = 0; i < length; i++) {
        char text[LW_TEXT];
        network->type->coordinates(network, path[i], text);
        printf("%d %s\n", path[i], text);
    }
    free(path);
    return LW_EXIT_OK;
}

int lw_cmd_route(const lw_request *request)
{
    lw_network *network;
    char what[2 * LW_TEXT];
    int from, to;
    int status = lw_take_network(request, &network);
    if (status) return status;

    snprintf(what, sizeof what, "vertex of %s", network->name);
    status = lw_take_index(request->operand[1], "argument FROM", what, network->vertices, &from);
    if (!status) {
        status = lw_take_index(request->operand[2], "argument TO", what, network->vertices, &to);
    }
    if (!status) status = print_route(network, from, to);
    free(network);
    return status;
}
