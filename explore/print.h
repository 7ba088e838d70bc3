/* A schedule on stdout, in one format a file: print_FORMAT.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_PRINT_H
#define LW_EXPLORE_PRINT_H

#include "schedule/network.h"
#include "schedule/trees.h"

/* For people: a line of numbers, then each round with its sends. LW_OK. */
int lw_print_text(const lw_network *network, const lw_algorithm *algorithm,
                  const lw_schedule *schedule);

/* For programs: one JSON object, a line for each of its sends. LW_OK or LW_NO_MEMORY. */
int lw_print_json(const lw_network *network, const lw_algorithm *algorithm,
                  const lw_schedule *schedule);

/* Trees, behind a line of numbers that the caller has printed: each vertex with its parents and
 * depths by tree, and in how many sends it has a part. LW_OK or LW_NO_MEMORY. */
int lw_print_trees_text(const lw_network *network, const lw_trees *trees);

/* The same as one JSON object, with a line for each tree. LW_OK or LW_NO_MEMORY. */
int lw_print_trees_json(const lw_network *network, const lw_trees *trees);

#endif
