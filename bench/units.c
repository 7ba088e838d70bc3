/* Sizes and times as people read them. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "units.h"

#include <stdio.h>

void units_bytes(size_t bytes, char text[UNITS_ROOM])
{
    static const char *const prefixes[] = {"", " Ki", " Mi", " Gi"};
    size_t p = 0;
    while (bytes >= 1024 && bytes % 1024 == 0 && p + 1 < sizeof(prefixes) / sizeof(*prefixes)) {
        bytes /= 1024;
        p++;
    }
    snprintf(text, UNITS_ROOM, "%zu%s", bytes, prefixes[p]);
}

/* As many decimals as leave three digits, once rounded. */
static int decimals(double value)
{
    return value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
}

/* Takes as large a unit as leaves `least` or more of it. */
static const char *unit_of(double *time, double least)
{
    static const char *const units[] = {"µs", "ms", "s"};
    size_t u = 0;
    while (*time >= 1000.0 * least && u + 1 < sizeof(units) / sizeof(*units)) {
        *time /= 1000.0;
        u++;
    }
    return units[u];
}

void units_time(double microseconds, char text[UNITS_ROOM])
{
    const char *unit = unit_of(&microseconds, 0.9995);
    snprintf(text, UNITS_ROOM, "%.*f %s", decimals(microseconds), microseconds, unit);
}

void units_round_time(double microseconds, char text[UNITS_ROOM])
{
    const char *unit = unit_of(&microseconds, 0.9999999);
    snprintf(text, UNITS_ROOM, "%.6g %s", microseconds, unit);
}

void units_ratio(double ratio, char text[UNITS_ROOM])
{
    snprintf(text, UNITS_ROOM, "%.*f", decimals(ratio), ratio);
}
