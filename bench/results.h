/* Results read back from a file that --json wrote.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_RESULTS_H
#define LWBENCH_RESULTS_H

#include "errors.h"
#include "rows.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* The caller owns it and frees it with results_free. */
struct results {
    const char *path; /* the caller's */
    struct rows rows; /* names are the document's */
    json_t *document;
};

/* Reads a file. Returns false, with error filled in and nothing to free, if it can't be read, isn't
 * JSON, has no rows, or a row lacks something or says something twice; the line or row is named. */
bool results_read(struct results *results, const char *path, char error[ERROR_ROOM]);

/* Frees what results_read allocated. */
void results_free(struct results *results);

/* The row of a variant and a size, or NULL. */
const struct row *results_find(const struct results *results, const char *variant, size_t bytes);

/* Whether any row is that variant's. */
bool results_have(const struct results *results, const char *variant);

/* The bound at that size; 0: unknown. */
double results_bound(const struct results *results, size_t bytes);

/* Writes where it was measured, as "16 ranks on 4 hosts, hcube:4", as far as the file tells. */
void results_place(const struct results *results, char *text, size_t room);

#endif
