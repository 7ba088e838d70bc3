/* Mapping files: at which vertex each rank sits, by hand.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   # rank vertex            '#' and what is behind it on its line counts for nothing
 *   0 4
 *   1 0                      in any order; empty lines are allowed
 *
 * With S vertices named, these are 0 to S-1. Those that the network for S seats doesn't have are
 * guests on its links, in their order; those that it has besides stay empty. */
#ifndef LW_MAPPING_MAPPING_FILE_H
#define LW_MAPPING_MAPPING_FILE_H

#include <stdbool.h>
#include <stdio.h>

enum { LW_MAPPING_MOST = 16 << 20 }; /* bytes of a file */

/* Opens a mapping file, to be closed by fclose. NULL with the reason in `why` (LW_TEXT bytes): it can't
 * be opened, or isn't a regular file of at most LW_MAPPING_MOST bytes. */
FILE *lw_open_mapping(const char *path, char *why);

/* Lines that say something, counted from where the file stands; it then stands at its beginning. */
int lw_count_mapping(FILE *file);

/* Reads the vertex of every rank into vertex[ranks]: every rank once, vertices below `ranks`, and
 * no vertex twice unless `groups` of ranks may share one. False with the reason in `why` (LW_TEXT
 * bytes), which names the line; it is empty if memory ran out. */
bool lw_read_mapping(FILE *file, int ranks, bool groups, int *vertex, char *why);

/* Can ranks sit so: vertices of 0 to `ranks` - 1, each of them once unless `groups` may share one,
 * and none left out below the highest one; at least two? Sets *vertices to their number. False with
 * the reason in `why`, as above. (What ranks read from files of their own needn't fit together.) */
bool lw_check_mapping(const int *vertex, int ranks, bool groups, int *vertices, char *why);

#endif
