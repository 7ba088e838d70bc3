/* Files with Open MPI's parameters.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/params.h"

#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explore/complain.h"

static int refuse_number(const char *where, const char *text)
{
    return lw_complain(LW_EXIT_USAGE,
                       "%s '%.80s': allowed is a whole number from 0 on, with suffix k, m, g or "
                       "without",
                       where, text);
}

int lw_take_size(const char *where, const char *text, size_t *size)
{
    static const char suffixes[] = "kmg";
    char *end;

    /* strtoull would also take blanks and signs. */
    if (!isdigit((unsigned char)*text)) return refuse_number(where, text);
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 0);
    const char *suffix = *end ? strchr(suffixes, tolower((unsigned char)*end)) : NULL;
    const int shift = suffix ? 10 * (int)(suffix - suffixes + 1) : 0;
    if (errno || end[suffix ? 1 : 0] || number > (unsigned long long)PTRDIFF_MAX >> shift) {
        return refuse_number(where, text);
    }
    *size = (size_t)(number << shift);
    return LW_EXIT_OK;
}

/* Takes blanks away at both ends, in place. */
static char *trim(char *text)
{
    while (isspace((unsigned char)*text)) text++;
    for (size_t n = strlen(text); n && isspace((unsigned char)text[n - 1]); n--) text[n - 1] = '\0';
    return text;
}

static int take_line(const char *file, int number, char *line, lw_wanted *wanted, int count)
{
    char *equals = strchr(line, '='), where[320];

    if (!equals || *trim(line) == '#') return LW_EXIT_OK;
    *equals = '\0';
    const char *name = trim(line), *value = trim(equals + 1);
    for (int i = 0; i < count; i++) {
        if (strcmp(name, wanted[i].name)) continue;
        snprintf(where, sizeof where, "option --params '%.160s', line %d: argument %.64s", file,
                 number, name);
        const int status = lw_take_size(where, value, &wanted[i].value);
        if (status) return status;
        wanted[i].found = 1;
    }
    return LW_EXIT_OK;
}

int lw_read_params(const char *file, lw_wanted *wanted, int count)
{
    FILE *stream = fopen(file, "r");
    char *line = NULL;
    size_t room = 0;
    int status = LW_EXIT_OK;

    errno = stream ? 0 : errno;
    for (int number = 1; stream && !status && getline(&line, &room, stream) >= 0; number++) {
        status = take_line(file, number, line, wanted, count);
    }
    if (!status && (!stream || ferror(stream))) {
        status = lw_complain(LW_EXIT_USAGE,
                             "option --params '%.160s': it can't be read (%s); allowed is a file "
                             "with lines NAME = VALUE",
                             file, strerror(errno));
    }
    free(line);
    if (stream) fclose(stream);
    return status;
}
