/* What `lwbench plot` and `lwbench table` begin with: files read, variants chosen.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_VIEW_H
#define LWBENCH_VIEW_H

#include "errors.h"
#include "results.h"
#include "series.h"
#include "view_options.h"

#include <stdbool.h>
#include <stddef.h>

/* The caller owns it and frees it with view_close. */
struct view {
    const struct view_options *options;
    struct results *results; /* [files] */
    size_t files;
    struct series_list list;
    size_t *sizes; /* bytes, of all files, upwards */
    size_t size_count;
    const char *reference; /* of ratios */
};

/* Reads the files and chooses as options say. Returns false, with error filled in and nothing to
 * free, if that can't be. */
bool view_open(struct view *view, const struct view_options *options, char error[ERROR_ROOM]);

/* Frees what view_open allocated. */
void view_close(struct view *view);

/* How a series is called: its variant and, where several files have that, its file. */
void view_label(const struct view *view, const struct series *series, char *text, size_t room);

/* How a file is called: its path without folders and ".json". */
void view_file_label(const struct results *results, char *text, size_t room);

/* The median of a series at a size over that of the reference in the same file; 0: unknown. */
double view_ratio(const struct view *view, const struct series *series, size_t bytes);

#endif
