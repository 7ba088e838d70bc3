/* Results read back from a file that --json wrote: reading and checking.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "results.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    size_t offset;
    bool may_lack;
} times[] = {
    {"median_us", offsetof(struct row, median_us), false},
    {"min_us", offsetof(struct row, min_us), false},
    {"max_us", offsetof(struct row, max_us), false},
    {"p10_us", offsetof(struct row, p10_us), false},
    {"p90_us", offsetof(struct row, p90_us), false},
    {"mean_us", offsetof(struct row, mean_us), false},
    {"low_us", offsetof(struct row, low_us), true},
    {"high_us", offsetof(struct row, high_us), true},
    {"average_us", offsetof(struct row, average_us), false},
    {"rank_min_us", offsetof(struct row, rank_min_us), false},
    {"rank_max_us", offsetof(struct row, rank_max_us), false},
};

/* Where in the file something is wrong, and the room to say so. */
struct place {
    const char *path;
    size_t row; /* from 1 on */
    char *error;
};

static bool refuse(const struct place *place, const char *name, const char *allowed)
{
    snprintf(place->error, ERROR_ROOM, "'%.120s': row %zu: '%s': allowed is %s", place->path,
             place->row, name, allowed);
    return false;
}

static bool take_count(const struct place *place, json_t *object, const char *name, json_int_t most,
                       json_int_t *value)
{
    json_t *number = json_object_get(object, name);
    *value = json_integer_value(number);
    return (*value >= 1 && *value <= most) || refuse(place, name, "a whole number from 1 on");
}

static bool take_times(const struct place *place, json_t *object, struct row *row)
{
    for (size_t i = 0; i < sizeof(times) / sizeof(*times); i++) {
        json_t *number = json_object_get(object, times[i].name);
        double value = json_number_value(number);
        bool lacks = times[i].may_lack && json_is_null(number);
        if (!lacks && (!json_is_number(number) || value < 0.0)) {
            return refuse(place, times[i].name, "a number of microseconds");
        }
        memcpy((char *)row + times[i].offset, &value, sizeof(value));
    }
    json_t *bound = json_object_get(object, "bound_us");
    row->bound_us = json_number_value(bound);
    return (json_is_number(bound) && row->bound_us > 0.0) || json_is_null(bound) ||
           refuse(place, "bound_us", "a number above 0, or null");
}

static bool take_validation(const struct place *place, json_t *object, struct row *row)
{
    json_t *validated = json_object_get(object, "validated");
    json_t *valid = json_object_get(object, "valid");
    row->validated = json_is_true(validated);
    row->valid = json_is_true(valid);
    if (!json_is_boolean(validated)) {
        return refuse(place, "validated", "true or false");
    }
    return (row->validated ? json_is_boolean(valid) : json_is_null(valid)) ||
           refuse(place, "valid", "true or false where validated, else null");
}

static bool take_row(const struct place *place, json_t *object, struct row *row)
{
    json_int_t bytes, iterations;
    *row = (struct row){.variant = json_string_value(json_object_get(object, "variant"))};
    if (!row->variant || *row->variant == '\0') {
        return refuse(place, "variant", "a name");
    }
    if (!take_count(place, object, "bytes", (json_int_t)1 << 53, &bytes) ||
        !take_count(place, object, "iterations", INT_MAX, &iterations)) {
        return false;
    }
    row->bytes = (size_t)bytes;
    row->iterations = (int)iterations;
    return take_times(place, object, row) && take_validation(place, object, row);
}

static bool take_rows(struct results *results, char error[ERROR_ROOM])
{
    json_t *rows = json_object_get(results->document, "rows");
    struct place place = {results->path, 0, error};
    if (json_array_size(rows) == 0) {
        snprintf(error, ERROR_ROOM, "'%.120s': no \"rows\": allowed are files that --json wrote",
                 results->path);
        return false;
    }
    for (size_t i = 0; i < json_array_size(rows); i++) {
        struct row row;
        place.row = i + 1;
        if (!take_row(&place, json_array_get(rows, i), &row)) {
            return false;
        }
        if (results_find(results, row.variant, row.bytes)) {
            return refuse(&place, row.variant, "a variant once for each size");
        }
        if (!rows_add(&results->rows, &row)) {
            return refuse(&place, row.variant, "what fits in memory");
        }
    }
    return true;
}

bool results_read(struct results *results, const char *path, char error[ERROR_ROOM])
{
    json_error_t where;
    *results = (struct results){.path = path};
    results->document = json_load_file(path, JSON_REJECT_DUPLICATES, &where);
    if (!results->document && where.line < 0) {
        snprintf(error, ERROR_ROOM, "'%.120s': %.160s", path, where.text);
        return false;
    }
    if (!results->document) {
        snprintf(error, ERROR_ROOM, "'%.120s': line %d: %.120s, allowed is JSON", path, where.line,
                 where.text);
        return false;
    }
    if (!take_rows(results, error)) {
        results_free(results);
        return false;
    }
    return true;
}
