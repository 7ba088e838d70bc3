/* What is written as JSON is read back the same; CSV's quotes; files appear whole or not at all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "bench/csv.h"
#include "bench/json.h"
#include "bench/output.h"
#include "bench/results.h"

static const struct row row_unchecked = {.variant = "tuned:6:8192",
                                         .bytes = 8,
                                         .iterations = 20,
                                         .median_us = 1.0 / 3,
                                         .min_us = 0.1,
                                         .max_us = 1e9,
                                         .p10_us = 0.2,
                                         .p90_us = 7,
                                         .mean_us = 3.5,
                                         .low_us = 0.25,
                                         .high_us = 0.5,
                                         .average_us = 0.7,
                                         .rank_min_us = 0.6,
                                         .rank_max_us = 0.8};

/* A line end, quotes, commas, a backslash, µ. */
static const char awkward[] = "a\n\"b\", \\ \xc2\xb5";

static struct rows two_rows(void)
{
    struct rows rows = {0};
    struct row checked = row_unchecked;
    checked.variant = awkward;
    checked.bytes = 3000000000;
    checked.validated = true;
    checked.valid = true;
    checked.bound_us = 12.5;
    checked.counted = true;
    checked.host_messages = 7;
    checked.host_bytes = 5600;
    assert_true(rows_add(&rows, &row_unchecked));
    assert_true(rows_add(&rows, &checked));
    return rows;
}

static struct context some_context(void)
{
    static char *argv[] = {"bcast", "--note", "caf\xe9"};
    struct context context = {.version = "1.2.3",
                              .argc = 3,
                              .argv = argv,
                              .note = "caf\xe9",
                              .sync = "barrier",
                              .datatype = "char",
                              .cluster = {.network = "hcube:4", .rate = 2e7, .links = 4},
                              .variant_count = 2,
                              .variant = {"pt", "tuned"},
                              .counted = {true, false},
                              .parameter_count = 1};
    context.hosts.ranks = 16;
    context.hosts.hosts = 1;
    context.parameter[0] = (struct context_parameter){"pt", "shape", "1x1x1"};
    return context;
}

static void assert_same_row(const struct row *a, const struct row *b)
{
    assert_string_equal(a->variant, b->variant);
    assert_int_equal(a->bytes, b->bytes);
    assert_int_equal(a->iterations, b->iterations);
    assert_int_equal(a->validated, b->validated);
    assert_int_equal(a->valid, b->valid);
    /* All times, to the last bit. */
    assert_memory_equal(&a->median_us, &b->median_us, sizeof *a - offsetof(struct row, median_us));
}

static void json_comes_back(void **state)
{
    char path[] = "results.XXXXXX", error[ERROR_ROOM], place[64];
    struct rows rows = two_rows();
    struct context context = some_context();
    struct results results;
    (void)state;

    FILE *file = fdopen(mkstemp(path), "w");
    assert_non_null(file);
    assert_true(json_write(file, &context, &rows));
    assert_int_equal(fclose(file), 0);
    assert_true(results_read(&results, path, error));
    assert_int_equal(results.rows.count, 2);
    assert_same_row(&results.rows.row[0], &rows.row[0]);
    assert_same_row(&results.rows.row[1], &rows.row[1]);
    assert_true(results_bound(&results, 3000000000) == 12.5);
    results_place(&results, place, sizeof place);
    assert_string_equal(place, "16 ranks on 1 host, hcube:4");
    results_free(&results);
    rows_free(&rows);
    unlink(path);
}

static void an_interval_that_is_not_known(void **state)
{
    char *text = NULL, path[] = "intervalXXXXXX", error[ERROR_ROOM];
    size_t length;
    struct row row = row_unchecked;
    struct rows rows = {0};
    struct context context = some_context();
    struct results results;
    (void)state;

    row.low_us = row.high_us = 0;
    assert_true(rows_add(&rows, &row));
    FILE *file = fdopen(mkstemp(path), "w");
    assert_true(json_write(file, &context, &rows));
    fclose(file);
    assert_true(results_read(&results, path, error));
    assert_same_row(&results.rows.row[0], &row);
    results_free(&results);
    unlink(path);

    file = open_memstream(&text, &length);
    assert_true(csv_write(file, &rows));
    fclose(file);
    assert_non_null(strstr(text, ",,,")); /* low and high */
    free(text);
    rows_free(&rows);
}

static void the_context_is_written(void **state)
{
    char *text = NULL;
    size_t length;
    struct rows rows = two_rows();
    struct context context = some_context();
    (void)state;

    FILE *file = open_memstream(&text, &length);
    assert_true(json_write(file, &context, &rows));
    fclose(file);
    json_t *all = json_loads(text, 0, NULL);
    json_t *written = json_object_get(all, "context");
    const char *note = NULL, *shape = NULL, *counted = NULL, *command = NULL;
    double rate = 0;
    assert_int_equal(json_unpack(written, "{s:s, s:{s:{s:s}}, s:[s!], s:[s, s], s:{s:F}, s:n}",
                                 "note", &note, "parameters", "pt", "shape", &shape,
                                 "checked_by_counters", &counted, "command", &command, &command,
                                 "cluster", "rate_bit_per_s", &rate, "time_limit_s"),
                     0);
    assert_string_equal(note, "caf?");
    assert_string_equal(shape, "1x1x1");
    assert_string_equal(counted, "pt");
    assert_string_equal(command, "bcast");
    assert_true(rate == 2e7);
    json_decref(all);
    free(text);
    rows_free(&rows);
}

static void csv_has_quotes(void **state)
{
    char *text = NULL;
    size_t length;
    struct rows rows = two_rows();
    (void)state;

    FILE *file = open_memstream(&text, &length);
    assert_true(csv_write(file, &rows));
    fclose(file);
    const char *first = strstr(text, "\r\n") + 2;
    const char *second = strstr(first, "\r\n") + 2;
    const char plain[] = "tuned:6:8192,8,20,false,,0.33333333333333331,0.10000000000000001,";
    const char quoted[] = "\"a\n\"\"b\"\", \\ \xc2\xb5\",3000000000,20,true,true,";
    assert_memory_equal(first, plain, sizeof plain - 1);
    assert_memory_equal(second, quoted, sizeof quoted - 1);
    assert_memory_equal(second - 5, ",,,\r\n", 5); /* neither bound nor traffic */
    assert_string_equal(text + length - 14, ",12.5,7,5600\r\n");
    free(text);
    rows_free(&rows);
}

static void outputs_are_whole_or_not_there(void **state)
{
    char folder[] = "output.XXXXXX", path[64], error[ERROR_ROOM];
    struct output output;
    (void)state;

    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/x", folder);
    assert_true(output_open(&output, "--json", path, error));
    fputs("never seen", output.file);
    assert_int_equal(access(path, F_OK), -1);
    output_discard(&output);
    output_discard(&output);
    assert_int_equal(access(path, F_OK), -1);

    assert_true(output_open(&output, "--json", path, error));
    fputs("seen", output.file);
    assert_true(output_commit(&output, error));
    assert_int_equal(access(path, R_OK), 0);
    assert_int_equal(unlink(path), 0);
    assert_false(output_open(&output, "--json", folder, error));
    assert_non_null(strstr(error, folder));
    assert_int_equal(rmdir(folder), 0); /* nothing was left in it */
    assert_false(output_open(&output, "--csv", path, error));
    assert_non_null(strstr(error, "--csv"));
    output_discard(&output);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(json_comes_back),
        cmocka_unit_test(an_interval_that_is_not_known),
        cmocka_unit_test(the_context_is_written),
        cmocka_unit_test(csv_has_quotes),
        cmocka_unit_test(outputs_are_whole_or_not_there),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("bench files", tests, NULL, NULL);
}
