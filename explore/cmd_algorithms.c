/* `linkwise algorithms`: the table of a kind of network.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <string.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/networks.h"
#include "schedule/cost.h"

static int refuse(const char *text)
{
    char allowed[LW_TEXT] = "";

    for (int i = 0; lw_type_at(i); i++) {
        const size_t length = strlen(allowed);
        snprintf(allowed + length, sizeof allowed - length, "%s%s", i ? ", " : "",
                 lw_type_at(i)->kind);
    }
    return lw_complain(LW_EXIT_USAGE, "argument '%.80s': allowed is a kind of network: %s", text,
                       allowed);
}

int lw_cmd_algorithms(const lw_request *request)
{
    const char *kind = request->operand[0];
    const lw_network_type *type = lw_type_of(kind);

    if (!type || strchr(kind, ':')) return refuse(kind);
    for (const lw_algorithm *a = type->algorithms; a->name; a++) {
        printf("%-10s  %-12s  %s\n", a->name, a->disjoint ? "disjoint" : "not disjoint",
               a->best_for);
    }
    for (const lw_choice *way = lw_common_ways; way->name; way++) {
        printf("%-10s  %-12s  %s\n", way->name, "", way->best_for);
    }
    return LW_EXIT_OK;
}
