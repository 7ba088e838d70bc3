/* What plots and tables show: the variants of one or more files, chosen and sorted. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for strverscmp */
#endif
#include "series.h"

#include "components.h"

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATTERN_ROOM = 128 };

static bool begins(const char *variant, const char *component)
{
    size_t length = strlen(component);
    return strncmp(variant, component, length) == 0 && variant[length] == ':';
}

enum series_kind series_kind_of(const char *variant)
{
    static const char *const open_mpi[] = {"tuned", "adapt", "han", "basic", "libnbc", "sm", "xhc"};
    for (int c = 0; components_own[c]; c++) {
        if (strcmp(variant, components_own[c]) == 0 || begins(variant, components_own[c])) {
            return SERIES_OWN;
        }
    }
    for (size_t c = 0; c < sizeof(open_mpi) / sizeof(*open_mpi); c++) {
        if (strcmp(variant, open_mpi[c]) == 0) {
            return SERIES_COMPONENT;
        }
    }
    return begins(variant, "tuned") ? SERIES_FORCED : SERIES_OTHER;
}

/* Where a variant's component stands among ours, Open MPI's with tuned first. */
static int place_of(const struct series *series)
{
    int c = 0;
    if (series->kind != SERIES_OWN) {
        return strcmp(series->variant, "tuned") != 0;
    }
    while (components_own[c] && strcmp(series->variant, components_own[c]) != 0 &&
           !begins(series->variant, components_own[c])) {
        c++;
    }
    return c;
}

static int compare(const void *left, const void *right)
{
    const struct series *a = left;
    const struct series *b = right;
    if (a->kind != b->kind) {
        return a->kind < b->kind ? -1 : 1;
    }
    int order = place_of(a) - place_of(b);
    if (order == 0) {
        order = strverscmp(a->variant, b->variant);
    }
    return order ? order : (a->results > b->results) - (a->results < b->results);
}

/* Takes the next pattern off a list. Returns false at its end. */
static bool next_pattern(const char **list, char pattern[PATTERN_ROOM])
{
    if (!*list) {
        return false;
    }
    size_t length = strcspn(*list, ",");
    snprintf(pattern, PATTERN_ROOM, "%.*s", (int)length, *list);
    *list = (*list)[length] == ',' ? *list + length + 1 : NULL;
    return true;
}

static bool matches(const char *variant, const char *only)
{
    char pattern[PATTERN_ROOM];
    while (next_pattern(&only, pattern)) {
        if (fnmatch(pattern, variant, 0) == 0) {
            return true;
        }
    }
    return false;
}

static bool has_match(const struct results *results, size_t files, const char *pattern)
{
    for (size_t f = 0; f < files; f++) {
        for (size_t i = 0; i < results[f].rows.count; i++) {
            if (fnmatch(pattern, results[f].rows.row[i].variant, 0) == 0) {
                return true;
            }
        }
    }
    return false;
}

static bool check_only(const struct results *results, size_t files, const char *only,
                       char error[ERROR_ROOM])
{
    char pattern[PATTERN_ROOM];
    while (next_pattern(&only, pattern)) {
        if (!has_match(results, files, pattern)) {
            snprintf(error, ERROR_ROOM, "--only '%.80s': no such variant in '%.120s'%s", pattern,
                     results[0].path, files > 1 ? " or the other files" : "");
            return false;
        }
    }
    return true;
}

static void add_variants(struct series_list *list, const struct results *results, const char *only)
{
    size_t first = list->count;
    for (size_t i = 0; i < results->rows.count; i++) {
        const char *variant = results->rows.row[i].variant;
        bool wanted = !only || matches(variant, only);
        for (size_t s = first; s < list->count && wanted; s++) {
            wanted = strcmp(list->series[s].variant, variant) != 0;
        }
        if (wanted) {
            list->series[list->count++] =
                (struct series){results, variant, series_kind_of(variant)};
        }
    }
}

bool series_choose(struct series_list *list, const struct results *results, size_t files,
                   const char *only, char error[ERROR_ROOM])
{
    size_t rows = 0;
    for (size_t f = 0; f < files; f++) {
        rows += results[f].rows.count;
    }
    *list = (struct series_list){0};
    if (!check_only(results, files, only, error)) {
        return false;
    }
    list->series = calloc(rows, sizeof(*list->series));
    if (!list->series) {
        snprintf(error, ERROR_ROOM, "not enough memory for %zu rows", rows);
        return false;
    }
    for (size_t f = 0; f < files; f++) {
        add_variants(list, &results[f], only);
    }
    qsort(list->series, list->count, sizeof(*list->series), compare);
    return true;
}

void series_free(struct series_list *list)
{
    free(list->series);
    *list = (struct series_list){0};
}
