/* `linkwise info`: a network in numbers.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/measure.h"
#include "explore/values.h"

static int print_info(const lw_network *network)
{
    int least, most, diameter, connectivity;

    if (lw_degrees(network, &least, &most) || (diameter = lw_diameter(network)) < 0 ||
        (connectivity = lw_edge_connectivity(network, least)) < 0) {
        return lw_complain_error(LW_NO_MEMORY);
    }
    printf("network=%s\nvertices=%d\nlinks=%ld\n", network->name, network->vertices,
           network->links);
    if (least == most) {
        printf("degree=%d\n", most);
    } else {
        printf("degree=%d..%d\n", least, most);
    }
    printf("diameter=%d\nedge-connectivity=%d\n", diameter, connectivity);
    return LW_EXIT_OK;
}

int lw_cmd_info(const lw_request *request)
{
    lw_network *network;
    int status = lw_take_network(request, &network);
    if (status) return status;

    status = print_info(network);
    free(network);
    return status;
}
