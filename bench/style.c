/* How a plot draws each variant. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "style.h"

#include <string.h>

static const char *const dashes[] = {"1", "(10,4)", "(3,3)", "(10,3,2,3)"};

/* Filled shapes for ours, open ones and crosses for the others. */
static const int filled[] = {5, 7, 9, 11, 13, 15};
static const int open[] = {6, 4, 8, 10, 12, 1, 2, 3};

enum {
    DASHES = sizeof(dashes) / sizeof(*dashes),
    FILLED = sizeof(filled) / sizeof(*filled),
    OPEN = sizeof(open) / sizeof(*open)
};

static const char grey[] = "#8c8c8c";

static const struct {
    const char *component;
    const char *colour;
} palette[] = {
    {"pt", "#0072b2"},    {"hcube", "#d55e00"}, {"scc", "#009e73"},    {"tuned", "#000000"},
    {"adapt", "#cc79a7"}, {"han", "#56b4e9"},   {"libnbc", "#e69f00"}, {"basic", "#f0e442"},
};

enum { PALETTE = sizeof(palette) / sizeof(*palette) };

/* The colour of a variant's component; others take turns. */
static const char *colour_of(const char *variant, size_t number)
{
    size_t length = strcspn(variant, ":");
    for (size_t c = 0; c < PALETTE; c++) {
        if (strlen(palette[c].component) == length &&
            strncmp(variant, palette[c].component, length) == 0) {
            return palette[c].colour;
        }
    }
    return palette[number % PALETTE].colour;
}

struct style style_of(const struct series_list *list, size_t number)
{
    const struct series *series = &list->series[number];
    size_t same = 0; /* those of its kind before it */
    while (same < number && list->series[number - same - 1].kind == series->kind) {
        same++;
    }
    switch (series->kind) {
    case SERIES_OWN:
        return (struct style){colour_of(series->variant, same), dashes[same % DASHES],
                              filled[same % FILLED], 3.5};
    case SERIES_FORCED:
        return (struct style){grey, dashes[same / OPEN % DASHES], open[same % OPEN], 1.0};
    default:
        return (struct style){colour_of(series->variant, same), dashes[(same + 1) % DASHES],
                              open[same % OPEN], 2.0};
    }
}
