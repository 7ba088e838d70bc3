/* One file's results as a table of texts.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TABLE_GRID_H
#define LWBENCH_TABLE_GRID_H

#include "grid.h"
#include "view.h"

#include <stdbool.h>

/* Variants are columns up to so many, more are rows. */
enum { TABLE_COLUMNS_MAX = 8 };

/* Makes a grid of the medians of one file's variants, with the ratio to the reference behind each
 * if one was asked for, the bound where known, and, for each of ours, the ratio to the best of Open
 * MPI's at that size. The caller frees it. Returns false, with nothing to free, if memory is
 * short. */
bool table_grid_make(struct grid *grid, const struct view *view, const struct results *results);

#endif
