/* Numbers as they are typed on a command line.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "numbers.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

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

/* Reads one size and moves *text behind it. */
static bool take_bytes(const char **text, size_t *bytes)
{
    if (!isdigit((unsigned char)**text)) {
        return false;
    }
    char *end;
    errno = 0;
    unsigned long long number = strtoull(*text, &end, 10);
    if (errno != 0 || number < 1 || number > BYTES_MOST) {
        return false;
    }
    static const char suffixes[] = "kmg";
    const char *suffix = *end ? strchr(suffixes, tolower((unsigned char)*end)) : NULL;
    if (suffix) {
        number <<= 10 * (suffix - suffixes + 1);
        end++;
    }
    *bytes = (size_t)number;
    *text = end;
    return number <= BYTES_MOST;
}

bool range_parse(const char *text, size_t *least, size_t *most)
{
    size_t low = *least;
    size_t high = *most;
    bool colon = strchr(text, ':') != NULL;

    if (strcmp(text, ":") == 0) {
        return false;
    }
    if (colon && *text != ':' && !take_bytes(&text, &low)) {
        return false;
    }
    if (colon && *text++ != ':') {
        return false;
    }
    if ((!colon || *text != '\0') && !take_bytes(&text, &high)) {
        return false;
    }
    if (*text != '\0' || low > high) {
        return false;
    }
    *least = low;
    *most = high;
    return true;
}
