/* The table of networks: a new one is added here and nowhere else.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/networks.h"

#include <stdio.h>
#include <string.h>

#include "coll_hcube/hcube_network.h"
#include "coll_pt/pt_network.h"
#include "coll_scc/scc_network.h"

static const lw_network_type *const types[] = {&lw_pt_type, &lw_hcube_type, &lw_scc_type};
enum { TYPES = sizeof types / sizeof *types };

const lw_network_type *lw_type_at(int i)
{
    return i < TYPES ? types[i] : NULL;
}

const lw_network_type *lw_type_of(const char *text)
{
    const size_t length = strcspn(text, ":");

    for (int i = 0; i < TYPES; i++) {
        if (strlen(types[i]->kind) == length && !strncmp(types[i]->kind, text, length)) {
            return types[i];
        }
    }
    return NULL;
}

void lw_list_types(char *text, size_t size)
{
    size_t length = 0;

    for (int i = 0; i < TYPES && length < size; i++) {
        const int more = snprintf(text + length, size - length, "%s%s:%s", i ? " or " : "",
                                  types[i]->kind, types[i]->shape);
        length += more > 0 ? (size_t)more : 0;
    }
}
