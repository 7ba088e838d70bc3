/* The options of `lwbench bcast`: defaults, every option, and what is refused.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/bench/bench.h"

#include "bench/options.h"

#include <getopt.h>
#include <stdlib.h>

enum { ARGUMENTS_MOST = 8 };

/* Parses arguments that end with NULL. getopt starts anew at optind 0. */
static bool parse(struct options *options, char *error, const char *const *arguments)
{
    char *argv[ARGUMENTS_MOST + 2] = {"bcast"};
    int argc = 1;
    while (arguments[argc - 1]) {
        argv[argc] = (char *)arguments[argc - 1];
        argc++;
    }
    optind = 0;
    return options_parse(argc, argv, options, error);
}

static struct options good(const char *const *arguments)
{
    struct options options;
    char error[ERROR_ROOM] = "";
    assert_true(parse(&options, error, arguments));
    return options;
}

static void defaults(void **state)
{
    (void)state;
    struct options options = good((const char *[]){NULL});
    assert_true(options.sizes.count == 21 && options.most_bytes == 1 << 20);
    assert_true(options.sync == SYNC_BARRIER && options.datatype == DATATYPE_CHAR);
    assert_true(options.progress == PROGRESS_AUTO && !options.rotate_root);
    assert_true(options.time_limit == 0.0 && options.bound_rate == 0.0);
    assert_true(!options.json && !options.csv && !options.note && !options.long_table);
    assert_int_equal(options.variant_count, 0);
}

static void method(void **state)
{
    (void)state;
    struct options options = good((const char *[]){"--sync", "window", "--datatype=struct",
                                                   "--rotate-root", "--time-limit", "2.5", NULL});
    assert_true(options.sync == SYNC_WINDOW && options.datatype == DATATYPE_STRUCT);
    assert_true(options.rotate_root && options.time_limit == 2.5);
    options = good(
        (const char *[]){"--sync=double-barrier", "--datatype=vector", "--progress=off", NULL});
    assert_true(options.sync == SYNC_DOUBLE_BARRIER && options.datatype == DATATYPE_VECTOR);
    assert_true(options.progress == PROGRESS_OFF);
}

static void output(void **state)
{
    (void)state;
    struct options options =
        good((const char *[]){"--json", "a", "--csv", "b", "--note", "", "--long", NULL});
    assert_string_equal(options.json, "a");
    assert_string_equal(options.csv, "b");
    assert_string_equal(options.note, "");
    assert_true(options.long_table);
}

static void sizes(void **state)
{
    (void)state;
    struct options options = good((const char *[]){"-m", "8,1k", NULL});
    assert_true(options.sizes.count == 2 && options.sizes.bytes[1] == 1024);
    assert_true(options.least_bytes == 8 && options.most_bytes == 1024);
    options = good((const char *[]){"-m", "8:32", NULL});
    assert_true(options.sizes.count == 3 && options.sizes.bytes[2] == 32);
}

static void variants(void **state)
{
    char list[VARIANTS_MAX * 16] = "v0";
    char longest[VARIANT_ROOM + 1];
    struct options options;
    char error[ERROR_ROOM] = "";
    (void)state;
    for (int v = 1; v < VARIANTS_MAX; v++) snprintf(list + strlen(list), 16, ",v%d", v);
    options = good((const char *[]){"--variants", list, NULL});
    assert_int_equal(options.variant_count, VARIANTS_MAX);
    strcat(list, ",w");
    assert_false(parse(&options, error, (const char *[]){"--variants", list, NULL}));
    memset(longest, 'x', sizeof(longest));
    longest[64] = '\0';
    options = good((const char *[]){"--variants", longest, NULL});
    assert_string_equal(options.variant[0], longest);
    longest[64] = 'x';
    longest[65] = '\0';
    assert_false(parse(&options, error, (const char *[]){"--variants", longest, NULL}));
}

static void refused(void **state)
{
    static const char *const wrong[][2] = {{"--sync", "windows"},
                                           {"--datatype", "float"},
                                           {"--progress", "yes"},
                                           {"--time-limit", "0"},
                                           {"--time-limit", "1s"},
                                           {"--time-limit", "nan"},
                                           {"--json", ""},
                                           {"--csv", ""},
                                           {"--rate", "0"},
                                           {"--rate", "20mb"},
                                           {"--links", "0"},
                                           {"--links", "1.5"},
                                           {"--message-size", "8,8"},
                                           {"--variants", "a,a"},
                                           {"--variants", "a,,b"}};
    (void)state;
    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
        struct options options;
        char error[ERROR_ROOM] = "";
        assert_false(parse(&options, error, (const char *[]){wrong[i][0], wrong[i][1], NULL}));
        assert_non_null(strstr(error, wrong[i][0]));
        assert_non_null(strstr(error, wrong[i][1]));
        assert_non_null(strstr(error, "allowed is"));
    }
}

static void environment(void **state)
{
    char error[ERROR_ROOM] = "";
    (void)state;
    struct options options = good((const char *[]){NULL});
    unsetenv("LWCLUSTER_RATE");
    unsetenv("LWCLUSTER_LINKS");
    assert_true(options_environment(&options, error));
    assert_true(options.bound_rate == 0.0 && options.bound_links == 1);
    setenv("LWCLUSTER_RATE", "4000000", 1);
    setenv("LWCLUSTER_LINKS", "3", 1);
    options = good((const char *[]){NULL});
    assert_true(options_environment(&options, error));
    assert_true(options.bound_rate == 4e6 && options.bound_links == 3);
    options = good((const char *[]){"--rate", "20mbit", "--links", "2", NULL});
    assert_true(options_environment(&options, error));
    assert_true(options.bound_rate == 20e6 && options.bound_links == 2);
    setenv("LWCLUSTER_LINKS", "many", 1);
    options = good((const char *[]){NULL});
    assert_false(options_environment(&options, error));
    assert_non_null(strstr(error, "LWCLUSTER_LINKS 'many'"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(defaults),    cmocka_unit_test(method),   cmocka_unit_test(output),
        cmocka_unit_test(sizes),       cmocka_unit_test(variants), cmocka_unit_test(refused),
        cmocka_unit_test(environment),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
