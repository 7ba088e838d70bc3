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

/* Reads one size from 1 to BYTES_MOST with an optional suffix k, m or g (powers of 1024), and moves
 * *text behind it. Returns false if there is none; *text and *bytes then mean nothing. */
bool bytes_take(const char **text, size_t *bytes);

/* Reads a whole number of bytes from 0 to ULONG_MAX with such a suffix.
 * Returns false, and leaves *bytes alone, if text is anything else. */
bool count_parse(const char *text, unsigned long *bytes);

/* Reads message sizes in bytes: MIN:MAX, MIN:, :MAX or MAX, each with an optional suffix k, m or g
 * (powers of 1024). An end that isn't typed keeps its value.
 * Returns false, and leaves *least and *most alone, unless 1 <= MIN <= MAX <= BYTES_MOST. */
bool range_parse(const char *text, size_t *least, size_t *most);

/* Reads a decimal number above 0 and up to 'most', and leaves *end behind it.
 * Returns false, and leaves *value alone, if text starts with anything else. */
bool decimal_parse(const char *text, double most, double *value, const char **end);

/* Reads a link's rate: a number, then nothing, bit, kbit, mbit or gbit (powers of 1000).
 * Returns false, and leaves *rate (bit/s) alone, if text is anything else. */
bool rate_parse(const char *text, double *rate);

#endif
