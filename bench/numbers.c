/* Numbers as they are typed on a command line.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "numbers.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Reads a whole number with an optional suffix, and moves *text behind it. */
static bool take_count(const char **text, unsigned long *count)
{
    /* strtoul would also take blanks and signs. */
    if (!isdigit((unsigned char)**text)) {
        return false;
    }
    char *end;
    errno = 0;
    unsigned long number = strtoul(*text, &end, 10);
    static const char suffixes[] = "kmg";
    const char *suffix = *end ? strchr(suffixes, tolower((unsigned char)*end)) : NULL;
    int shift = suffix ? 10 * (int)(suffix - suffixes + 1) : 0;
    if (errno != 0 || number > ULONG_MAX >> shift) {
        return false;
    }
    *count = number << shift;
    *text = suffix ? end + 1 : end;
    return true;
}

bool bytes_take(const char **text, size_t *bytes)
{
    unsigned long count;
    if (!take_count(text, &count) || count < 1 || count > BYTES_MOST) {
        return false;
    }
    *bytes = count;
    return true;
}

bool count_parse(const char *text, unsigned long *bytes)
{
    unsigned long count;
    if (!take_count(&text, &count) || *text != '\0') {
        return false;
    }
    *bytes = count;
    return true;
}

bool number_parse(const char *text, int least, int most, int *value)
{
    /* strtoll would also take blanks and signs. */
    if (!isdigit((unsigned char)text[0])) {
        return false;
    }
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (errno != 0 || *end != '\0' || number < least || number > most) {
        return false;
    }
    *value = (int)number;
    return true;
}

bool range_parse(const char *text, size_t *least, size_t *most)
{
    size_t low = *least;
    size_t high = *most;
    bool colon = strchr(text, ':') != NULL;

    if (strcmp(text, ":") == 0) {
        return false;
    }
    if (colon && *text != ':' && !bytes_take(&text, &low)) {
        return false;
    }
    if (colon && *text++ != ':') {
        return false;
    }
    if ((!colon || *text != '\0') && !bytes_take(&text, &high)) {
        return false;
    }
    if (*text != '\0' || low > high) {
        return false;
    }
    *least = low;
    *most = high;
    return true;
}

bool decimal_parse(const char *text, double most, double *value, const char **end)
{
    /* strtod would also take blanks, signs, "inf", "nan" and hexadecimal numbers. */
    if (!isdigit((unsigned char)text[0]) || tolower((unsigned char)text[1]) == 'x') {
        return false;
    }
    char *behind;
    double number = strtod(text, &behind);
    if (!(number > 0.0 && number <= most)) {
        return false;
    }
    *value = number;
    *end = behind;
    return true;
}

bool rate_parse(const char *text, double *rate)
{
    static const struct {
        const char *name;
        double factor;
    } units[] = {{"", 1.0}, {"bit", 1.0}, {"kbit", 1e3}, {"mbit", 1e6}, {"gbit", 1e9}};
    double number;
    const char *unit;
    if (!decimal_parse(text, 1e15, &number, &unit)) {
        return false;
    }
    for (size_t u = 0; u < sizeof(units) / sizeof(*units); u++) {
        if (strcasecmp(unit, units[u].name) == 0) {
            *rate = number * units[u].factor;
            return true;
        }
    }
    return false;
}
