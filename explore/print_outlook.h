/* What is decided, on stdout.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_PRINT_OUTLOOK_H
#define LW_EXPLORE_PRINT_OUTLOOK_H

#include "explore/outlook.h"

/* For people: shape and fabric, a row for each size with the chosen way's time marked, and where
 * the way changes. */
void lw_print_outlook(const lw_outlook *outlook);

/* For programs: the same as one JSON object. LW_OK or LW_NO_MEMORY. */
int lw_print_outlook_json(const lw_outlook *outlook);

#endif
