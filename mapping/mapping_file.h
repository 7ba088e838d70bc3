/* Mapping files: at which vertex each rank sits, by hand.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   # rank vertex            '#' and what is behind it on its line counts for nothing
 *   0 4
 *   1 0                      in any order; empty lines are allowed */
#ifndef LW_MAPPING_MAPPING_FILE_H
#define LW_MAPPING_MAPPING_FILE_H

#include <stdbool.h>
#include <stdio.h>

/* Reads the vertex of every rank into vertex[ranks]: every rank once, vertices below `vertices`, and
 * no vertex twice unless `groups` of ranks may share one. False with the reason in `why` (LW_TEXT
 * bytes), which names the line; it is empty if memory ran out. */
bool lw_read_mapping(FILE *file, int ranks, int vertices, bool groups, int *vertex, char *why);

#endif
