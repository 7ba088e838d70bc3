/* Results as JSON.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_JSON_H
#define LWBENCH_JSON_H

#include "context.h"
#include "rows.h"

#include <stdbool.h>
#include <stdio.h>

/* Writes {"context": {...}, "rows": [...]}. What is unknown or was not asked for is null: so is a
 * row's "valid" where "validated" is false.
 * Texts that aren't UTF-8 lose what isn't ASCII. Returns false if memory is short or the file can't
 * be written. */
bool json_write(FILE *file, const struct context *context, const struct rows *rows);

#endif
