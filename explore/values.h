/* What the texts of a request mean: networks, algorithms, roots, numbers of ranks.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * All functions return LW_EXIT_OK, or another exit status after they have complained. */
#ifndef LW_EXPLORE_VALUES_H
#define LW_EXPLORE_VALUES_H

#include "explore/request.h"
#include "schedule/network.h"

/* The network that the first operand names, as in "pt:1x3x3". To be freed by free(). */
int lw_take_network(const lw_request *request, lw_network **network);

/* The same together with -n: *ranks is 0 if that isn't given; if it is, a kind without a shape
 * is a network that fits. Fewer ranks than vertices are accepted only where none fits better. */
int lw_take_ranks(const lw_request *request, lw_network **network, int *ranks);

/* The network that the first operand names, or one of that kind that fits, for `seats` >= 2. Fewer
 * seats than vertices are accepted only where no network fits better. A complaint about that
 * begins with `what`, as in "option -n '5': fewer ranks"; then *network is NULL. */
int lw_take_fitting(const lw_request *request, int seats, const char *what, lw_network **network);

/* The number of -n, or 0 if it isn't given. */
int lw_take_rank_count(const lw_request *request, int *ranks);

/* The algorithm of --algorithm, or the kind's first. */
int lw_take_algorithm(const lw_request *request, const lw_network_type *type,
                      const lw_algorithm **algorithm);

/* A text that is a number from 0 to `count` - 1. `where` says where it stands ("option --root"),
 * `what` what it counts ("vertex of pt:1x3x3"). */
int lw_take_index(const char *text, const char *where, const char *what, int count, int *index);

/* The root of --root, or 0: one of the network's vertices; if there are ranks, one of those. */
int lw_take_root(const lw_request *request, const lw_network *network, int ranks, int *root);

/* The roots that --root or --all-roots ask for, *first to *last: vertices, or if there are ranks,
 * those. 0 alone if neither is given; both together are refused. */
int lw_take_roots(const lw_request *request, const lw_network *network, int ranks, int *first,
                  int *last);

enum { LW_RANKS_LEAST = 2, LW_RANKS_MOST = 1000000 };

/* Is --format json? text is the default. */
int lw_take_format(const lw_request *request, bool *json);

/* Sets the routing of --routing (default: optimal) and the seed of --seed on a network of kind
 * scc; on others neither may be given. With `all`, the routing may be "all", which is also the
 * default: *all says so. `all` may be NULL. */
int lw_take_routing(const lw_request *request, lw_network *network, bool *all);

#endif
