/* `linkwise trees`: arc-disjoint spanning trees, shown for one root or counted up for all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "explore/commands.h"
#include "explore/complain.h"
#include "explore/print.h"
#include "explore/tree_trial.h"
#include "explore/values.h"
#include "mapping/tree_guests.h"

enum { MOST = 1 << 15 }; /* vertices of a network whose trees are packed in some seconds */

static void print_summary(const lw_tree_trial *trial)
{
    printf("network=%s trees=%d roots=%d depth=%d eccentricity=%d most_children=%d most_sends=%d "
           "disjoint=%s\n",
           trial->network->name, trial->trees, trial->roots, trial->costs.depth,
           trial->eccentricity, trial->costs.most_children, trial->costs.most_sends,
           trial->at_fault ? "no" : "yes");
}

static int show_all(const lw_network *network)
{
    lw_tree_trial trial = {.network = network};
    const int error = lw_try_all_trees(&trial);

    if (error) return lw_complain_error(error);
    print_summary(&trial);
    return trial.at_fault ? LW_EXIT_VIOLATION : LW_EXIT_OK;
}

/* Trees at fault are not shown: nobody knows what would be printed. */
static int show(const lw_network *network, int root, bool json)
{
    lw_tree_trial trial = {.network = network};
    lw_trees trees = {.count = 0};
    int error = lw_try_trees(&trial, root, &trees);

    if (!error && !json) print_summary(&trial);
    if (!error && !trial.at_fault) {
        error = json ? lw_print_trees_json(network, &trees) : lw_print_trees_text(network, &trees);
    }
    lw_trees_free(&trees);
    if (error) return lw_complain_error(error);
    return trial.at_fault ? LW_EXIT_VIOLATION : LW_EXIT_OK;
}

/* The request on a network whose vertices are all seats. */
static int run(const lw_request *request, const lw_network *network, int ranks)
{
    const bool all = request->option[LW_ALL_ROOTS];
    int first, last;
    bool json;
    int status = lw_take_roots(request, network, ranks, &first, &last);

    if (!status) status = lw_take_format(request, &json);
    if (status) return status;
    if (all && request->option[LW_FORMAT]) {
        return lw_complain(LW_EXIT_USAGE, "option --format '%s': allowed without --all-roots only",
                           request->option[LW_FORMAT]);
    }
    return all ? show_all(network) : show(network, first, json);
}

static int run_with_ranks(const lw_request *request, const lw_network *network, int ranks)
{
    const lw_placement placement = lw_place(network, ranks);
    lw_network *made;

    if (lw_tree_network(&placement, &made)) return lw_complain_error(LW_NO_MEMORY);
    const int status = run(request, made ? made : network, ranks);
    free(made);
    return status;
}

static int refuse_size(const lw_request *request)
{
    const char *ranks = request->option[LW_RANKS];
    return lw_complain(LW_EXIT_USAGE, "%s '%.80s': allowed with trees are up to %d vertices",
                       ranks ? "option -n" : "argument", ranks ? ranks : request->operand[0], MOST);
}

int lw_cmd_trees(const lw_request *request)
{
    lw_network *network;
    int ranks;
    int status = lw_take_ranks(request, &network, &ranks);
    if (status) return status;

    if (network->vertices > MOST || ranks > MOST) {
        status = refuse_size(request);
    } else if (ranks) {
        status = run_with_ranks(request, network, ranks);
    } else {
        status = run(request, network, 0);
    }
    free(network);
    return status;
}
