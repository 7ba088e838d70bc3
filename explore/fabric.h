/* What the network between hosts is like, as the user or a file says.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_FABRIC_H
#define LW_EXPLORE_FABRIC_H

#include "explore/request.h"
#include "mapping/fabric.h"

enum { LW_TERMS = 5 };

/* One of the components' parameters: its name behind coll_KIND_, its value, where that is from. */
typedef struct lw_term {
    const char *name;
    size_t value;
    const char *from; /* "default", an option's name, or the file of --params */
} lw_term;

/* Takes latency_ns, overhead_ns, bandwidth_mbit, ports and burst_bytes, in this order, from options, --params or
 * the defaults, the first that has them. LW_EXIT_OK, or another exit status after a complaint. */
int lw_take_terms(const lw_request *request, const char *kind, lw_term term[LW_TERMS]);

/* The model's fabric. */
lw_fabric lw_fabric_of_terms(const lw_term term[LW_TERMS]);

#endif
