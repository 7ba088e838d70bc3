/* `linkwise decide`: which way messages go.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdlib.h>
#include <string.h>

#include "bench/numbers.h"
#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/print_outlook.h"
#include "explore/values.h"

enum { MOST = 1000000 /* ranks: as many as -n takes */ };

/* As lwbench's -m: a range is doubled. */
static int take_sizes(const char *text, struct sizes *sizes)
{
    size_t least = 8, most = 4 << 20;

    if (!text) text = "8,64,256,1k,4k,16k,64k,256k,1m,4m";
    if (strchr(text, ',')) {
        if (sizes_parse(text, sizes)) return LW_EXIT_OK;
    } else if (range_parse(text, &least, &most)) {
        *sizes = sizes_doubled(strchr(text, ':') ? least : most, most);
        return LW_EXIT_OK;
    }
    return lw_complain(LW_EXIT_USAGE,
                       "option -m '%.80s': allowed is MIN:MAX, 1 <= MIN <= MAX <= 2147483647, or "
                       "an ascending list with commas",
                       text);
}

static int refuse_ranks(const lw_network *network)
{
    return lw_complain(LW_EXIT_USAGE,
                       "argument '%.80s': it has %d vertices; allowed with decide are %d",
                       network->name, network->vertices, MOST);
}

static int print(lw_outlook *outlook, bool json)
{
    int error = lw_outlook_survey(outlook);

    if (!error && json) error = lw_print_outlook_json(outlook);
    if (!error && !json) lw_print_outlook(outlook);
    return error ? lw_complain_error(error) : LW_EXIT_OK;
}

static int run(const lw_request *request, const lw_network *network, int ranks)
{
    lw_outlook outlook = {.placement = lw_place(network, ranks),
                          .algorithm = network->type->algorithms,
                          .between_hosts = !request->option[LW_ONE_HOST]};
    bool json;
    int status = lw_take_root(request, network, ranks, &outlook.root);

    if (!status) status = take_sizes(request->option[LW_SIZES], &outlook.sizes);
    if (!status) status = lw_take_terms(request, network->type->kind, outlook.term);
    if (!status) status = lw_take_format(request, &json);
    return status ? status : print(&outlook, json);
}

int lw_cmd_decide(const lw_request *request)
{
    lw_network *network;
    int ranks;
    int status = lw_take_ranks(request, &network, &ranks);
    if (status) return status;

    if (network->vertices > MOST) {
        status = refuse_ranks(network);
    } else {
        status = run(request, network, ranks ? ranks : network->vertices);
    }
    free(network);
    return status;
}
