/* lwbench setup: what is made of the times, and its options.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bench.h"

#include "bench/setup_conclude.h"
#include "bench/setup_options.h"

#include <getopt.h>
#include <math.h>
#include <string.h>

static const double near = 1e-6;

static void fill(double *times, double create, double first, double later)
{
    times[0] = create;
    times[1] = first;
    for (int t = 2; t < SETUP_TIMES; t++) {
        /* One far off, and not in order, so that only the median does. */
        times[t] = t == 3 ? 1.0 : later + (t % 2 ? 0.5e-6 : -0.5e-6);
    }
}

static void assert_near(double value, double expected)
{
    assert_true(fabs(value - expected) < near);
}

static void the_times_are_told_apart(void **state)
{
    double times[3][SETUP_TIMES], samples[3];
    struct setup_row row;
    (void)state;
    fill(times[0], 30e-6, 9e-6, 2e-6);
    fill(times[1], 10e-6, 7e-6, 6e-6);
    fill(times[2], 20e-6, 8e-6, 4e-6);
    setup_reckon(&times[0][0], 3, samples, &row);
    assert_near(row.value[SETUP_CREATE].spread.median, 20);
    assert_near(row.value[SETUP_CREATE].most, 30);
    assert_near(row.value[SETUP_FIRST].spread.median, 8);
    /* Half are 0.5 below, one 1 s, the rest 0.5 above: the median is between the halves. */
    assert_near(row.value[SETUP_AFTER].spread.median, 4);
    assert_near(row.value[SETUP_EXTRA].spread.median, 4);
    assert_near(row.value[SETUP_EXTRA].most, 7);
    assert_near(row.value[SETUP_EXTRA].spread.low, 1 + 0.2 * 3);
    assert_near(row.value[SETUP_CREATE].spread.count, 3);
}

static bool parse(const char *argument, const char *value, struct options *options, char *error)
{
    char name[] = "setup", first[64], second[64];
    char *argv[] = {name, first, second, NULL};
    snprintf(first, sizeof first, "%s", argument);
    snprintf(second, sizeof second, "%s", value ? value : "");
    optind = 0;
    return setup_options_parse(value ? 3 : 2, argv, options, error);
}

static void options_are_taken(void **state)
{
    struct options options;
    char error[ERROR_ROOM];
    (void)state;
    assert_true(parse("-m", "2k", &options, error));
    assert_int_equal(options.least_bytes, 2048);
    assert_int_equal(options.most_bytes, 2048);
    assert_int_equal(options.iterations, 20);
    assert_string_equal(options.variant[0], "usual");
    assert_true(parse("--iterations=7", NULL, &options, error));
    assert_int_equal(options.iterations, 7);
    assert_int_equal(options.least_bytes, 8);
    assert_true(parse("--variants", "pt,tuned", &options, error));
    assert_int_equal(options.variant_count, 2);
    assert_true(parse("--sync", "window", &options, error));
    assert_int_equal(options.sync, SYNC_WINDOW);
}

static void others_are_refused(void **state)
{
    static const char *const wrong[][3] = {
        {"-m", "0", "--message-size '0': allowed"},
        {"-m", "8:16", "--message-size '8:16': allowed"},
        {"-i", "0", "--iterations '0': allowed"},
        {"-x", "-1", "--warmup '-1': allowed"},
        {"--root", "x", "--root 'x': allowed"},
        {"--sync", "hope", "--sync 'hope': allowed"},
        {"--json", "", "--json '': allowed"},
        {"--full", NULL, "option '--full': allowed"},
        {"--variants", "pt,pt", "--variants 'pt,pt': allowed"},
        {"-i", NULL, "option '-i': a value must follow"},
        {"pt", NULL, "argument 'pt': allowed"},
    };
    struct options options;
    char error[ERROR_ROOM];
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(parse(wrong[i][0], wrong[i][1], &options, error));
        assert_memory_equal(error, wrong[i][2], strlen(wrong[i][2]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_times_are_told_apart),
        cmocka_unit_test(options_are_taken),
        cmocka_unit_test(others_are_refused),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("bench setup", tests, NULL, NULL);
}
