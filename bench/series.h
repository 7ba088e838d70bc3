/* What plots and tables show: the variants of one or more files, chosen and sorted. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SERIES_H
#define LWBENCH_SERIES_H

#include "errors.h"
#include "results.h"

#include <stdbool.h>
#include <stddef.h>

/* In the order in which they are shown. */
enum series_kind {
    SERIES_OWN,       /* one of Linkwise's components */
    SERIES_COMPONENT, /* one of Open MPI's, as it decides itself */
    SERIES_OTHER,
    SERIES_FORCED, /* tuned:N:S, a single algorithm of Open MPI's tuned */
};

/* One variant of one file. */
struct series {
    const struct results *results;
    const char *variant;
    enum series_kind kind;
};

struct series_list {
    struct series *series;
    size_t count;
};

/* Which kind a variant is, by its name. */
enum series_kind series_kind_of(const char *variant);

/* Lists the variants of all files that match 'only', a list of shell patterns with commas between,
 * or NULL for all, sorted by kind, name and file. Returns false, with error filled in and nothing
 * to free, if a pattern matches none or memory is short. */
bool series_choose(struct series_list *list, const struct results *results, size_t files,
                   const char *only, char error[ERROR_ROOM]);

/* Frees what series_choose allocated. */
void series_free(struct series_list *list);

/* The series' row of that size, or NULL. */
const struct row *series_row(const struct series *series, size_t bytes);

/* Returns what ratios are taken to: the variant asked for, or, if that is NULL, tuned if a file has
 * it, else the last one of the first file. Returns NULL, with error filled in, if no file has what
 * was asked for. */
const char *series_reference(const struct results *results, size_t files, const char *asked,
                             char error[ERROR_ROOM]);

/* Lists all sizes of all files, upwards. The caller frees the list; NULL if memory is short. */
size_t *series_sizes(const struct results *results, size_t files, size_t *count);

#endif
