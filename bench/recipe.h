/* What a variant's name asks for: a component, and parameters to set while its communicator is
 * made. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_RECIPE_H
#define LWBENCH_RECIPE_H

#include "errors.h"
#include "options.h"

#include <stdbool.h>

enum { SETTINGS_MAX = 8, SETTING_ROOM = 128 };

struct setting {
    char variable[SETTING_ROOM]; /* full name of the MPI_T control variable */
    char value[SETTING_ROOM];
};

struct recipe {
    char component[VARIANT_ROOM];
    bool nonblocking; /* the component has MPI_Ibcast only */
    int count;
    struct setting setting[SETTINGS_MAX];
};

/* Reads NAME, NAME:PARAMETER=VALUE:... for one of our components, or tuned:ALGORITHM[:SEGMENT].
 * Whether such components, parameters and values exist isn't looked at.
 * Returns false, with error filled in, if the name has another form. */
bool recipe_parse(const char *name, struct recipe *recipe, char error[ERROR_ROOM]);

/* Whether two recipes, their values spelt alike, ask for the same. */
bool recipe_same(const struct recipe *a, const struct recipe *b);

#endif
