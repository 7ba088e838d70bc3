/* A schedule on stdout, in one format a file: print_FORMAT.c.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_PRINT_H
#define LW_EXPLORE_PRINT_H

#include "schedule/network.h"

/* For people: a line of numbers, then each round with its sends. LW_OK. */
int lw_print_text(const lw_network *network, const lw_algorithm *algorithm,
                  const lw_schedule *schedule);

/* For programs: one JSON object, a line for each of its sends. LW_OK or LW_NO_MEMORY. */
int lw_print_json(const lw_network *network, const lw_algorithm *algorithm,
                  const lw_schedule *schedule);

#endif
