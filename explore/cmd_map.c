/* `linkwise map`: which rank sits at which vertex, or as a guest on which link.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/machine_map.h"
#include "explore/values.h"
#include "mapping/placement.h"

static void print_map(const lw_network *network, int ranks)
{
    const lw_placement placement = lw_place(network, ranks);

    printf("network=%s ranks=%d vertices=%d guests=%d empty=%d rounds=%d\n", network->name, ranks,
           network->vertices, placement.guests, network->vertices - placement.vertices,
           lw_most_rounds(&placement));
    for (int rank = 0; rank < ranks; rank++) {
        char seat[3 * LW_TEXT];
        lw_describe_seat(&placement, rank, seat, sizeof seat);
        printf("rank %d: %s\n", rank, seat);
    }
}

/* text, json or svg. */
static int take_format(const lw_request *request, bool *json, bool *svg)
{
    const char *name = request->option[LW_FORMAT];

    *json = name && !strcmp(name, "json");
    *svg = name && !strcmp(name, "svg");
    if (!name || *json || *svg || !strcmp(name, "text")) return LW_EXIT_OK;
    return lw_complain(LW_EXIT_USAGE, "option --format '%.80s': allowed is text, json or svg",
                       name);
}

static int show_machine(const lw_machine_map *map, bool json, bool svg)
{
    const long drawn = (long)map->network->vertices + map->placement.guests;

    if (svg && drawn > LW_DRAWN_MOST) {
        return lw_complain(LW_EXIT_USAGE,
                           "option --format 'svg': %ld vertices and guests; allowed are %d", drawn,
                           LW_DRAWN_MOST);
    }
    const int error = svg    ? lw_draw_map(map)
                      : json ? lw_print_map_json(map)
                             : lw_print_map_text(map);
    return error ? lw_complain_error(error) : LW_EXIT_OK;
}

static int map_machine(const lw_request *request)
{
    lw_machine_map map;
    bool json, svg;
    int status = take_format(request, &json, &svg);
    if (status) return status;

    status = lw_make_machine_map(request, &map);
    if (!status) status = show_machine(&map, json, svg);
    lw_machine_map_free(&map);
    return status;
}

/* What means something only where the hardware is told. */
static int check_no_machine(const lw_request *request)
{
    static const lw_option options[] = {LW_BY, LW_UNBOUND, LW_VERTEX, LW_MAPPING, LW_FORMAT};

    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const char *text = request->option[options[i]], *usage = lw_option_usage(options[i]);
        if (!text) continue;
        return lw_complain(LW_EXIT_USAGE, "option %.*s '%.80s': allowed with --machine only",
                           (int)strcspn(usage, " "), usage, text);
    }
    return LW_EXIT_OK;
}

int lw_cmd_map(const lw_request *request)
{
    lw_network *network;
    int ranks;

    if (request->option[LW_MACHINE]) return map_machine(request);
    int status = check_no_machine(request);
    if (status) return status;
    if (!request->option[LW_RANKS]) {
        return lw_complain(
            LW_EXIT_USAGE,
            "options -n and --machine are missing; allowed is map NET|KIND with one of them");
    }
    status = lw_take_ranks(request, &network, &ranks);
    if (status) return status;

    print_map(network, ranks);
    free(network);
    return LW_EXIT_OK;
}
