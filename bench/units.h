/* Sizes and times as people read them. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_UNITS_H
#define LWBENCH_UNITS_H

#include <stddef.h>

enum { UNITS_ROOM = 32 };

/* Writes a size in bytes, as 8, 1 Ki, 16 Ki, 1 Mi; one that isn't a whole number of them in
 * bytes. */
void units_bytes(size_t bytes, char text[UNITS_ROOM]);

/* Writes a time with three digits, as 0.12 µs, 1.23 µs, 45.6 ms, 7.89 s. UTF-8. */
void units_time(double microseconds, char text[UNITS_ROOM]);

/* Writes a round time, as 5 µs, 100 ms. UTF-8. */
void units_round_time(double microseconds, char text[UNITS_ROOM]);

/* Writes a ratio with three digits. */
void units_ratio(double ratio, char text[UNITS_ROOM]);

#endif
