/* Results as JSON.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_JSON_H
#define LWBENCH_JSON_H

#include "context.h"
#include "rows.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

/* Writes {"context": {...}, "rows": [...]}. What is unknown or was not asked for is null: so is a
 * row's "valid" where "validated" is false.
 * Texts that aren't UTF-8 lose what isn't ASCII. Returns false if memory is short or the file can't
 * be written. */
bool json_write(FILE *file, const struct context *context, const struct rows *rows);

/* The parts, for results of another kind. Each returns NULL if memory is short; what is given is
 * theirs, and may be NULL, which they pass on. */

/* What isn't UTF-8 loses what isn't ASCII. */
json_t *json_text(const char *text);

/* An object of when and where, of 'method', and of what was measured. */
json_t *json_context(const struct context *context, json_t *method);

/* Writes {"context": context, "rows": rows}. Returns false as json_write does. */
bool json_document(FILE *file, json_t *context, json_t *rows);

#endif
