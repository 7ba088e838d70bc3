/* The values of single options.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "options_values.h"

#include "numbers.h"

#include <string.h>

const char rates_allowed[] = "a rate as 20mbit or 1000000, in bit, kbit, mbit or gbit a second";
const char links_allowed[] = "a whole number from 1 to 1000000";

bool take_sizes(const char *text, struct options *options)
{
    if (!strchr(text, ',')) {
        if (!range_parse(text, &options->least_bytes, &options->most_bytes)) {
            return false;
        }
        options->sizes = sizes_doubled(options->least_bytes, options->most_bytes);
        return true;
    }
    if (!sizes_parse(text, &options->sizes)) {
        return false;
    }
    options->least_bytes = options->sizes.bytes[0];
    options->most_bytes = options->sizes.bytes[options->sizes.count - 1];
    return true;
}

/* Adds one name of a list. Returns false if it is empty, too long, one too many or repeated. */
static bool add_variant(struct options *options, const char *name, size_t length)
{
    if (length == 0 || length >= VARIANT_ROOM || options->variant_count == VARIANTS_MAX) {
        return false;
    }
    char *copy = options->variant[options->variant_count];
    memcpy(copy, name, length);
    copy[length] = '\0';
    for (int v = 0; v < options->variant_count; v++) {
        if (strcmp(options->variant[v], copy) == 0) {
            return false;
        }
    }
    options->variant_count++;
    return true;
}

bool take_variants(const char *list, struct options *options)
{
    options->variant_count = 0;
    for (const char *name = list;; name++) {
        size_t length = strcspn(name, ",");
        if (!add_variant(options, name, length)) {
            return false;
        }
        name += length;
        if (*name == '\0') {
            return true;
        }
    }
}

/* Returns the position of text in a list that ends with NULL, or -1. */
static int position(const char *text, const char *const *names)
{
    for (int i = 0; names[i]; i++) {
        if (strcmp(text, names[i]) == 0) {
            return i;
        }
    }
    return -1;
}

bool take_sync(const char *text, struct options *options)
{
    static const char *const names[] = {"barrier", "double-barrier", "window", NULL};
    int choice = position(text, names);
    if (choice >= 0) {
        options->sync = (enum sync_scheme)choice;
    }
    return choice >= 0;
}

bool take_datatype(const char *text, struct options *options)
{
    static const char *const names[] = {"char", "int", "double", "vector", "struct", NULL};
    int choice = position(text, names);
    if (choice >= 0) {
        options->datatype = (enum datatype_choice)choice;
    }
    return choice >= 0;
}

bool take_progress(const char *text, struct options *options)
{
    static const char *const names[] = {"auto", "on", "off", NULL};
    int choice = position(text, names);
    if (choice >= 0) {
        options->progress = (enum progress_choice)choice;
    }
    return choice >= 0;
}

bool take_time_limit(const char *text, struct options *options)
{
    double seconds;
    const char *end;
    if (!decimal_parse(text, 1e9, &seconds, &end) || *end != '\0') {
        return false;
    }
    options->time_limit = seconds;
    return true;
}
