/* Results as comma-separated values.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_CSV_H
#define LWBENCH_CSV_H

#include "rows.h"

#include <stdbool.h>
#include <stdio.h>

/* Writes a line of names, those of the JSON, and one for each row, as RFC 4180 has them: CR LF ends
 * a line. What is null in the JSON is empty. Returns false if the file can't be written. */
bool csv_write(FILE *file, const struct rows *rows);

/* Writes one field, in quotes where it needs them. */
void csv_text(FILE *file, const char *text);

#endif
