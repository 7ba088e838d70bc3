/* The kinds of networks that `linkwise` knows.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_NETWORKS_H
#define LW_EXPLORE_NETWORKS_H

#include "schedule/network.h"

/* The i-th kind, from 0; NULL behind the last. */
const lw_network_type *lw_type_at(int i);

/* The kind with which a text begins, as "pt" in "pt" or "pt:1x3x3"; NULL if there is none. */
const lw_network_type *lw_type_of(const char *text);

/* How networks are written, for messages: "pt:LxMxN or ...", into text[size]. */
void lw_list_types(char *text, size_t size);

#endif
