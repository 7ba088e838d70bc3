/* `linkwise info`: a network in numbers.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/values.h"
#include "schedule/connectivity.h"
#include "schedule/measure.h"

enum { MOST = 1 << 22 }; /* vertices of a network that is measured in some seconds */

static void print_size(const lw_network *network)
{
    printf("network=%s\nvertices=%d\nlinks=%ld\n", network->name, network->vertices,
           network->links);
}

static int print_measured(const lw_network *network)
{
    int least, most, diameter, connectivity;

    if (lw_degrees(network, &least, &most) || (diameter = lw_diameter(network)) < 0 ||
        (connectivity = lw_edge_connectivity(network)) < 0) {
        return lw_complain_error(LW_NO_MEMORY);
    }
    print_size(network);
    if (least == most) {
        printf("degree=%d\n", most);
    } else {
        printf("degree=%d..%d\n", least, most);
    }
    printf("diameter=%d\nedge-connectivity=%d\n", diameter, connectivity);
    return LW_EXIT_OK;
}

static int print_info(const lw_network *network)
{
    static const char *const measures[] = {"degree", "diameter", "edge-connectivity"};

    if (network->vertices <= MOST) return print_measured(network);
    print_size(network);
    for (int i = 0; i < 3; i++) printf("%s=unknown (more than %d vertices)\n", measures[i], MOST);
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
