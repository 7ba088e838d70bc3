/* `linkwise route`: the way from one vertex to another.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "coll_scc/scc_cycles.h"
#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/values.h"

static void print_vertex(const lw_network *network, int v, const char *class)
{
    char text[LW_TEXT];

    network->type->coordinates(network, v, text);
    printf("%d %s%s%s\n", v, text, class ? " " : "", class ? class : "");
}

/* With star-connected cycles each vertex but the first has the class of the link that led to it. */
static int print_route(const lw_network *network, int from, int to)
{
    const bool classes = network->type == &lw_scc_type;
    int *path = malloc((size_t)network->longest_route * sizeof *path);
    lw_scc_class *class = malloc((size_t)network->longest_route * sizeof *class);
    if (!path || !class) {
        free(path);
        free(class);
        return lw_complain_error(LW_NO_MEMORY);
    }

    const int length = network->type->route(network, from, to, path);
    if (classes) lw_scc_classify((const lw_scc *)network, path, length, class);
    print_vertex(network, path[0], NULL);
    for (int i = 1; i < length; i++) {
        print_vertex(network, path[i], classes ? lw_scc_class_name(class[i - 1]) : NULL);
    }
    free(path);
    free(class);
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
    if (!status) status = lw_take_routing(request, network, NULL);
    if (!status) status = print_route(network, from, to);
    free(network);
    return status;
}
