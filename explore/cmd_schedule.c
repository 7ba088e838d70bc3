/* `linkwise schedule`: every send of a broadcast, as text or JSON.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/print.h"
#include "explore/values.h"

typedef int printer(const lw_network *network, const lw_algorithm *algorithm,
                    const lw_schedule *schedule);

static int print_schedule(const lw_network *network, const lw_algorithm *algorithm, int root,
                          printer *print)
{
    lw_schedule schedule;

    lw_schedule_init(&schedule, root);
    int error = algorithm->schedule(network, root, &schedule);
    if (!error) error = print(network, algorithm, &schedule);
    lw_schedule_free(&schedule);
    return error ? lw_complain_error(error) : LW_EXIT_OK;
}

int lw_cmd_schedule(const lw_request *request)
{
    const lw_algorithm *algorithm;
    lw_network *network;
    bool json;
    int root;
    int status = lw_take_network(request, &network);
    if (status) return status;

    status = lw_take_algorithm(request, network->type, &algorithm);
    if (!status) status = lw_take_root(request, network, 0, &root);
    if (!status) status = lw_take_format(request, &json);
    if (!status)
        status = print_schedule(network, algorithm, root, json ? lw_print_json : lw_print_text);
    free(network);
    return status;
}
