/* Numbers as they are typed on a command line.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_NUMBERS_H
#define LWBENCH_NUMBERS_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

/* MPI_Bcast's count is an int. */
enum { BYTES_MOST = INT_MAX };

/* Reads a whole decimal number from 'least' (not negative) to 'most'.
 * Returns false, and leaves *value alone, if text is anything else. */
bool number_parse(const char *text, int least, int most, int *value);

/* Reads message sizes in bytes: MIN:MAX, MIN:, :MAX or MAX, each with an optional suffix k, m or g
 * (powers of 1024). An end that isn't typed keeps its value.
 * Returns false, and leaves *least and *most alone, unless 1 <= MIN <= MAX <= BYTES_MOST. */
bool range_parse(const char *text, size_t *least, size_t *most);

#endif
