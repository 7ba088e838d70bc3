/* What a variant's name asks for.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "recipe.h"

#include "components.h"
#include "numbers.h"

#include <stdio.h>
#include <string.h>

static bool refuse(const char *name, const char *allowed, char error[ERROR_ROOM])
{
    snprintf(error, ERROR_ROOM, "--variants '%s': allowed is %s", name, allowed);
    return false;
}

static bool is_own(const char *component)
{
    for (int c = 0; components_own[c]; c++) {
        if (strcmp(component, components_own[c]) == 0) {
            return true;
        }
    }
    return false;
}

/* Returns false if the parameter is there already. The caller has made sure that there is room. */
static bool add_setting(struct recipe *recipe, const char *parameter, const char *value)
{
    struct setting setting;
    snprintf(setting.variable, SETTING_ROOM, "coll_%.24s_%.80s", recipe->component, parameter);
    snprintf(setting.value, SETTING_ROOM, "%s", value);
    for (int s = 0; s < recipe->count; s++) {
        if (strcmp(recipe->setting[s].variable, setting.variable) == 0) {
            return false;
        }
    }
    recipe->setting[recipe->count++] = setting;
    return true;
}

/* Reads PARAMETER=VALUE:..., which it takes apart. */
static bool take_parameters(char *rest, struct recipe *recipe)
{
    char *end = NULL;
    if (rest[strlen(rest) - 1] == ':') {
        return false;
    }
    for (char *part = strtok_r(rest, ":", &end); part; part = strtok_r(NULL, ":", &end)) {
        char *equals = strchr(part, '=');
        if (!equals || equals == part || equals[1] == '\0' || recipe->count == SETTINGS_MAX) {
            return false;
        }
        *equals = '\0';
        if (!add_setting(recipe, part, equals + 1)) {
            return false;
        }
    }
    return recipe->count > 0;
}

/* Reads ALGORITHM[:SEGMENT], which it takes apart. Algorithm 0 is no algorithm, but tuned's own
 * decision, and would ignore the segment. */
static bool take_tuned(char *rest, struct recipe *recipe)
{
    unsigned long segment = 0;
    unsigned long number;
    char *colon = strchr(rest, ':');
    if (colon) {
        *colon = '\0';
    }
    if (colon && (!count_parse(colon + 1, &segment) || segment > INT_MAX)) {
        return false;
    }
    bool none = strcmp(rest, "ignore") == 0 || (count_parse(rest, &number) && number == 0);
    if (*rest == '\0' || none) {
        return false;
    }
    char bytes[24];
    snprintf(bytes, sizeof(bytes), "%lu", segment);
    add_setting(recipe, "bcast_algorithm", rest);
    add_setting(recipe, "bcast_algorithm_segmentsize", bytes);
    return true;
}

bool recipe_parse(const char *name, struct recipe *recipe, char error[ERROR_ROOM])
{
    *recipe = (struct recipe){.count = 0};
    snprintf(recipe->component, VARIANT_ROOM, "%.*s", (int)strcspn(name, ":"), name);
    recipe->nonblocking = strcmp(recipe->component, "libnbc") == 0;
    const char *colon = strchr(name, ':');
    if (!colon) {
        return true;
    }
    char rest[VARIANT_ROOM];
    snprintf(rest, sizeof(rest), "%s", colon + 1);
    if (strcmp(recipe->component, "tuned") == 0) {
        return take_tuned(rest, recipe) ||
               refuse(name,
                      "tuned, tuned:all or tuned:ALGORITHM[:SEGMENT], by name or number "
                      "above 0, bytes",
                      error);
    }
    if (!is_own(recipe->component)) {
        return refuse(name, "a ':' behind tuned and Linkwise's own components only", error);
    }
    return (*rest != '\0' && take_parameters(rest, recipe)) ||
           refuse(name, "NAME:PARAMETER=VALUE, up to 8 different parameters, with ':' between",
                  error);
}

bool recipe_same(const struct recipe *a, const struct recipe *b)
{
    if (strcmp(a->component, b->component) != 0 || a->count != b->count) {
        return false;
    }
    for (int i = 0; i < a->count; i++) {
        bool found = false;
        for (int j = 0; j < b->count; j++) {
            found = found || (strcmp(a->setting[i].variable, b->setting[j].variable) == 0 &&
                              strcmp(a->setting[i].value, b->setting[j].value) == 0);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}
