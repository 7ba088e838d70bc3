/* What is known of Open MPI's tuned component: how its broadcast is forced.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tuned.h"

#include "parameters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As in Open MPI 4.1. The last two take a segment size and ignore it. */
static const struct {
    const char *name;
    bool segments;
} algorithms[] = {
    {"basic_linear", false},
    {"chain", true},
    {"pipeline", true},
    {"split_binary_tree", true},
    {"binary_tree", true},
    {"binomial", true},
    {"knomial", true},
    {"scatter_allgather", false},
    {"scatter_allgather_ring", false},
};

static const char rules[] = "coll_tuned_use_dynamic_rules";

/* Whether a list of variants has tuned:SOMETHING or all. */
static bool forces(const char *list)
{
    for (const char *name = list; *name; name += strcspn(name, ",")) {
        name += *name == ',';
        if (strncmp(name, "tuned:", strlen("tuned:")) == 0 ||
            (strncmp(name, "all", 3) == 0 && strcspn(name, ",") == 3)) {
            return true;
        }
    }
    return false;
}

void tuned_prepare(int argc, char **argv)
{
    for (int a = 1; a < argc; a++) {
        /* --variants=LIST, or shorter, as getopt allows. */
        const char *equals = strncmp(argv[a], "--", 2) == 0 ? strchr(argv[a], '=') : NULL;
        if (forces(equals ? equals + 1 : argv[a])) {
            setenv("OMPI_MCA_coll_tuned_use_dynamic_rules", "1", 0);
        }
    }
}

bool tuned_switchable(const char *name, char error[ERROR_ROOM])
{
    char value[PARAMETER_ROOM] = "unknown";
    parameter_text(rules, value);
    if (strcmp(value, "true") == 0) {
        return true;
    }
    snprintf(error, ERROR_ROOM,
             "--variants '%s': %s is %s, allowed is true (lwbench sets it unless you do)", name,
             rules, value);
    return false;
}

int tuned_all(char name[TUNED_ALL_MOST][VARIANT_ROOM])
{
    int count = 0;
    for (size_t a = 0; a < sizeof(algorithms) / sizeof(*algorithms); a++) {
        snprintf(name[count++], VARIANT_ROOM, "tuned:%s", algorithms[a].name);
        if (algorithms[a].segments) {
            snprintf(name[count++], VARIANT_ROOM, "tuned:%s:8k", algorithms[a].name);
            snprintf(name[count++], VARIANT_ROOM, "tuned:%s:64k", algorithms[a].name);
        }
    }
    snprintf(name[count++], VARIANT_ROOM, "tuned");
    return count;
}
