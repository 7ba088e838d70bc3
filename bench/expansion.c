/* The lists that stand for several variants: all, usual, tuned:all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "expansion.h"

#include "components.h"
#include "tuned.h"
#include "usable.h"

#include <mpi.h>
#include <stdio.h>
#include <string.h>

struct list {
    int count;
    char name[VARIANTS_MAX][VARIANT_ROOM];
};

/* Returns false if no room is left. */
static bool add(struct list *list, const char *name)
{
    if (list->count == VARIANTS_MAX) {
        return false;
    }
    snprintf(list->name[list->count++], VARIANT_ROOM, "%.*s", VARIANT_ROOM - 1, name);
    return true;
}

/* Leaves out of 'whole', and says so, what can't be had. */
static bool add_usable(struct list *list, const char *whole, const char *name, int hosts)
{
    struct recipe recipe;
    char error[ERROR_ROOM];
    if (usable_recipe(name, hosts, &recipe, error)) {
        return add(list, name);
    }
    printf("# left out of '%s': %s\n", whole, error);
    return true;
}

static bool add_tuned(struct list *list)
{
    char name[TUNED_ALL_MOST][VARIANT_ROOM];
    int count = tuned_all(name);
    bool room = true;
    for (int n = 0; n < count; n++) {
        room = room && add(list, name[n]);
    }
    return room;
}

static bool add_all(struct list *list, int hosts)
{
    static const char *const peers[] = {"adapt", "han", "basic", "libnbc"};
    char name[TUNED_ALL_MOST][VARIANT_ROOM];
    int count = tuned_all(name);
    bool room = true;
    for (int c = 0; components_own[c]; c++) {
        room = room && add_usable(list, "all", components_own[c], hosts);
    }
    for (size_t p = 0; p < sizeof(peers) / sizeof(*peers); p++) {
        room = room && add_usable(list, "all", peers[p], hosts);
    }
    for (int n = 0; n < count; n++) {
        room = room && add_usable(list, "all", name[n], hosts);
    }
    return room;
}

/* tuned last, for the ratios. */
static bool add_usual(struct list *list, int hosts)
{
    static const char *const peers[] = {"han", "tuned"};
    bool room = true;
    for (int c = 0; components_own[c]; c++) {
        room = room && add_usable(list, "usual", components_own[c], hosts);
    }
    for (size_t p = 0; p < sizeof(peers) / sizeof(*peers); p++) {
        room = room && add_usable(list, "usual", peers[p], hosts);
    }
    return room;
}

static bool expand(const struct options *options, int hosts, struct list *list)
{
    bool room = true;
    for (int v = 0; v < options->variant_count; v++) {
        const char *name = options->variant[v];
        if (strcmp(name, "all") == 0) {
            room = room && add_all(list, hosts);
        } else if (strcmp(name, "usual") == 0) {
            room = room && add_usual(list, hosts);
        } else if (strcmp(name, "tuned:all") == 0) {
            room = room && add_tuned(list);
        } else {
            room = room && add(list, name);
        }
    }
    return room;
}

bool expansion_apply(struct options *options, const struct hosts *hosts)
{
    struct list list = {.count = 0};
    int rank;
    char error[ERROR_ROOM];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    bool room = rank != 0 || expand(options, hosts->hosts, &list);
    bool some = rank != 0 || list.count > 0;
    snprintf(error, ERROR_ROOM, "--variants: %s, allowed are 1 to %d",
             room ? "none can be had" : "too many in all", VARIANTS_MAX);
    if (!errors_none(MPI_COMM_WORLD, room && some ? NULL : error)) {
        return false;
    }
    MPI_Bcast(&list, sizeof(list), MPI_BYTE, 0, MPI_COMM_WORLD);
    options->variant_count = list.count;
    memcpy(options->variant, list.name, sizeof(list.name));
    return true;
}
