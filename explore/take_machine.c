/* --machine and how ranks are dealt out to it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/complain.h"
#include "explore/machine_parts.h"
#include "explore/values.h"
#include "mapping/machine.h"

static int refuse_binding(const lw_request *request, const char *by, const char *why)
{
    if (!*why) return lw_complain_error(LW_NO_MEMORY);
    if (request->option[LW_BY]) {
        return lw_complain(LW_EXIT_USAGE, "option --by '%.80s': %s; allowed is %s", by, why,
                           LW_BY_ALLOWED);
    }
    return lw_complain(LW_EXIT_USAGE, "option -n '%.80s': %s; allowed are as many as there are PUs",
                       request->option[LW_RANKS], why);
}

static int bind_ranks(const lw_request *request, const lw_machine *machine, lw_machine_map *map)
{
    const char *by = request->option[LW_BY] ? request->option[LW_BY] : "slot";
    char why[LW_TEXT];

    map->locality =
        lw_machine_bind(machine, by, request->option[LW_UNBOUND] != NULL, &map->ranks, why);
    if (!map->locality) return refuse_binding(request, by, why);
    if (map->ranks >= LW_RANKS_LEAST && map->ranks <= LW_RANKS_MOST) return LW_EXIT_OK;
    return lw_complain(LW_EXIT_USAGE, "option %s '%.80s': ranks are %d; allowed are %d to %d",
                       request->option[LW_BY] ? "--by" : "--machine",
                       request->option[LW_BY] ? by : request->option[LW_MACHINE], map->ranks,
                       LW_RANKS_LEAST, LW_RANKS_MOST);
}

int lw_take_machine(const lw_request *request, lw_machine_map *map)
{
    const char *text = request->option[LW_MACHINE];
    char why[LW_TEXT];
    int status = lw_take_rank_count(request, &map->ranks);
    if (status) return status;

    lw_machine *machine = lw_machine_create(text, why);
    if (!machine && !*why) return lw_complain_error(LW_NO_MEMORY);
    if (!machine) {
        return lw_complain(LW_EXIT_USAGE, "option --machine '%.80s': %s; allowed is %s", text, why,
                           LW_MACHINE_ALLOWED);
    }
    status = bind_ranks(request, machine, map);
    lw_machine_free(machine);
    for (int rank = 0; rank < map->ranks && !status; rank++) {
        if (map->locality[rank].host >= map->hosts) map->hosts = map->locality[rank].host + 1;
    }
    return status;
}
