/* `linkwise links`: a network as a list of links.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/values.h"

int lw_cmd_links(const lw_request *request)
{
    lw_network *network;
    const int status = lw_take_network(request, &network);
    if (status) return status;

    for (long link = 0; link < network->links; link++) {
        int end[2];
        network->type->link_ends(network, link, end);
        const int low = end[0] > end[1];
        printf("%d %d\n", end[low], end[!low]);
    }
    free(network);
    return LW_EXIT_OK;
}
