/* Understanding a request, and saying what is allowed where it can't be understood.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/values.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "coll_scc/scc_routing.h"
#include "explore/complain.h"
#include "explore/networks.h"

static int refuse_kind(const char *text)
{
    char allowed[LW_TEXT];
    lw_list_types(allowed, sizeof allowed);
    return lw_complain(LW_EXIT_USAGE, "argument '%.80s': no such kind of network; allowed is %s",
                       text, allowed);
}

int lw_take_network(const lw_request *request, lw_network **network)
{
    const char *text = request->operand[0], *colon = strchr(text, ':');
    const lw_network_type *type = lw_type_of(text);
    char why[LW_TEXT] = "its shape is missing (only -n chooses one)";

    if (!type) return refuse_kind(text);
    errno = 0;
    *network = colon ? type->create(colon + 1, why) : NULL;
    if (*network) return LW_EXIT_OK;
    if (errno == ENOMEM) return lw_complain_error(LW_NO_MEMORY);
    return lw_complain(LW_EXIT_USAGE, "argument '%.80s': %s; allowed is %s:%s, %s", text, why,
                       type->kind, type->shape, type->allowed);
}

/* Is this, with more vertices than seats, the network that they fit best? */
static int check_empty(const lw_network *network, int seats, const char *what)
{
    lw_network *fit = network->type->fit(seats);
    if (!fit) return lw_complain_error(LW_NO_MEMORY);

    const bool same = !strcmp(fit->name, network->name);
    free(fit);
    if (same) return LW_EXIT_OK;
    return lw_complain(LW_EXIT_USAGE,
                       "%s than the %d vertices of %s; allowed are as many or more, or a network "
                       "without its shape: '%s'",
                       what, network->vertices, network->name, network->type->kind);
}

int lw_take_fitting(const lw_request *request, int seats, const char *what, lw_network **network)
{
    const char *name = request->operand[0];
    const lw_network_type *type = lw_type_of(name);

    if (type && !strchr(name, ':')) {
        *network = type->fit(seats);
        return *network ? LW_EXIT_OK : lw_complain_error(LW_NO_MEMORY);
    }
    int status = lw_take_network(request, network);
    if (status || seats >= (*network)->vertices) return status;
    status = check_empty(*network, seats, what);
    if (!status) return status;
    free(*network);
    *network = NULL;
    return status;
}

int lw_take_rank_count(const lw_request *request, int *ranks)
{
    const char *text = request->option[LW_RANKS], *rest = text;

    *ranks = 0;
    if (!text || (lw_read_number(&rest, LW_RANKS_LEAST, LW_RANKS_MOST, ranks) && !*rest)) {
        return LW_EXIT_OK;
    }
    return lw_complain(LW_EXIT_USAGE, "option -n '%.80s': allowed are %d to %d ranks", text,
                       LW_RANKS_LEAST, LW_RANKS_MOST);
}

int lw_take_ranks(const lw_request *request, lw_network **network, int *ranks)
{
    char what[LW_TEXT];
    const int status = lw_take_rank_count(request, ranks);

    if (status) return status;
    if (!*ranks) return lw_take_network(request, network);
    snprintf(what, sizeof what, "option -n '%d': fewer ranks", *ranks);
    return lw_take_fitting(request, *ranks, what, network);
}

int lw_take_algorithm(const lw_request *request, const lw_network_type *type,
                      const lw_algorithm **algorithm)
{
    const char *name = request->option[LW_ALGORITHM];
    char allowed[LW_TEXT] = "";

    *algorithm = name ? lw_find_algorithm(type, name) : type->algorithms;
    if (*algorithm) return LW_EXIT_OK;
    for (const lw_algorithm *a = type->algorithms; a->name; a++) {
        const size_t length = strlen(allowed);
        snprintf(allowed + length, sizeof allowed - length, "%s%s", length ? ", " : "", a->name);
    }
    return lw_complain(LW_EXIT_USAGE, "option --algorithm '%.80s': allowed with %s is one of %s",
                       name, type->kind, allowed);
}

int lw_take_index(const char *text, const char *where, const char *what, int count, int *index)
{
    const char *rest = text;
    if (lw_read_number(&rest, 0, count - 1, index) && !*rest) return LW_EXIT_OK;
    return lw_complain(LW_EXIT_USAGE, "%s '%.80s': allowed is a %s, 0 to %d", where, text, what,
                       count - 1);
}

int lw_take_root(const lw_request *request, const lw_network *network, int ranks, int *root)
{
    const char *text = request->option[LW_ROOT];
    char what[2 * LW_TEXT];

    snprintf(what, sizeof what, ranks ? "rank on %s" : "vertex of %s", network->name);
    return lw_take_index(text ? text : "0", "option --root", what,
                         ranks ? ranks : network->vertices, root);
}

int lw_take_roots(const lw_request *request, const lw_network *network, int ranks, int *first,
                  int *last)
{
    const char *root = request->option[LW_ROOT];

    if (root && request->option[LW_ALL_ROOTS]) {
        return lw_complain(LW_EXIT_USAGE,
                           "option --root '%.80s': allowed is that or --all-roots, not both", root);
    }
    const int status = lw_take_root(request, network, ranks, first);
    *last = *first;
    if (request->option[LW_ALL_ROOTS]) *last = (ranks ? ranks : network->vertices) - 1;
    return status;
}

int lw_take_format(const lw_request *request, bool *json)
{
    const char *name = request->option[LW_FORMAT];

    *json = name && !strcmp(name, "json");
    if (!name || *json || !strcmp(name, "text")) return LW_EXIT_OK;
    return lw_complain(LW_EXIT_USAGE, "option --format '%.80s': allowed is text or json", name);
}

/* Neither option means anything on a network that isn't star-connected cycles. */
static int check_no_routing(const lw_request *request, const lw_network *network)
{
    static const lw_option options[] = {LW_ROUTING, LW_SEED};

    for (int i = 0; i < 2; i++) {
        const char *text = request->option[options[i]];
        if (!text) continue;
        return lw_complain(LW_EXIT_USAGE, "option %s '%.80s': allowed with scc only, not with %s",
                           i ? "--seed" : "--routing", text, network->type->kind);
    }
    return LW_EXIT_OK;
}

int lw_take_routing(const lw_request *request, lw_network *network, bool *all)
{
    const char *name = request->option[LW_ROUTING], *seed = request->option[LW_SEED];
    int number;

    if (network->type != &lw_scc_type) return check_no_routing(request, network);
    lw_scc *scc = (lw_scc *)network;
    if (all) *all = !name || !strcmp(name, "all");
    if (name && !(all && *all) && !lw_scc_find_routing(name, &scc->routing)) {
        return lw_complain(LW_EXIT_USAGE,
                           "option --routing '%.80s': allowed is one of optimal, greedy, random%s",
                           name, all ? ", all" : "");
    }
    const int status =
        lw_take_index(seed ? seed : "0", "option --seed", "number", INT_MAX, &number);
    if (!status) scc->seed = (unsigned)number;
    return status;
}
