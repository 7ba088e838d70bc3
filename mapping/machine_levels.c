/* hwloc's synthetic notation, looked at before hwloc builds what it says.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "mapping/machine_host.h"
#include "schedule/network.h"

/* The end of a word: a space that isn't inside brackets. */
static const char *end_of_word(const char *word)
{
    int open = 0;

    for (; *word && (open || *word != ' '); word++) {
        open += *word == '(' || *word == '[';
        open -= *word == ')' || *word == ']';
    }
    return word;
}

/* How many objects of its level a word puts into each of the level before: "core:8" or "8". */
static bool read_arity(const char *word, int *arity)
{
    const char *number = isdigit((unsigned char)*word) ? word : strchr(word, ':');

    if (!number) return false;
    number += *number == ':';
    return lw_read_number(&number, 1, LW_HOST_PUS, arity);
}

static bool refuse_word(const char *word, const char *end, char *why)
{
    const int shown = end - word < 50 ? (int)(end - word) : 50;
    snprintf(why, LW_TEXT, "'%.*s' isn't a level with a number from 1 to %d", shown, word,
             LW_HOST_PUS);
    return false;
}

/* Reads all words; *last becomes the last one that is a level. */
static bool check_words(const char *levels, const char **last, char *why)
{
    long objects = 1;

    for (const char *word = levels, *end; *word; word = end + strspn(end, " ")) {
        int arity = 1;
        end = end_of_word(word);
        if (*word == '[' || *word == '(') continue; /* memory or attributes of the level before */
        if (!read_arity(word, &arity)) return refuse_word(word, end, why);
        *last = word;
        objects *= arity;
        if (objects > LW_HOST_PUS) {
            snprintf(why, LW_TEXT, "a host has more than %d PUs", LW_HOST_PUS);
            return false;
        }
    }
    return true;
}

bool lw_complete_levels(const char *levels, char complete[LW_LEVELS_ROOM], char *why)
{
    const char *last = levels;

    if (!check_words(levels, &last, why)) return false;
    const bool add = strchr(last, ':') && strncasecmp(last, "pu:", 3);
    const int length = snprintf(complete, LW_LEVELS_ROOM, "%s%s", levels, add ? " pu:1" : "");
    if (length < LW_LEVELS_ROOM) return true;
    snprintf(why, LW_TEXT, "a host's levels have more than %d characters", LW_LEVELS_ROOM - 6);
    return false;
}
