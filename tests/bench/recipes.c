/* The names of variants, and tuned's list of them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/bench/bench.h"

#include "bench/recipe.h"
#include "bench/tuned.h"

#include <stdlib.h>

static struct recipe parsed(const char *name)
{
    struct recipe recipe;
    char error[ERROR_ROOM];
    assert_true(recipe_parse(name, &recipe, error));
    return recipe;
}

static void assert_setting(const struct recipe *recipe, int s, const char *variable,
                           const char *value)
{
    assert_string_equal(recipe->setting[s].variable, variable);
    assert_string_equal(recipe->setting[s].value, value);
}

static void components(void **state)
{
    (void)state;
    struct recipe recipe = parsed("tuned");
    assert_string_equal(recipe.component, "tuned");
    assert_true(recipe.count == 0 && !recipe.nonblocking);
    recipe = parsed("libnbc");
    assert_true(recipe.nonblocking);
}

static void own_parameters(void **state)
{
    (void)state;
    struct recipe recipe = parsed("pt:algorithm=binomial:segment_bytes=8k");
    assert_string_equal(recipe.component, "pt");
    assert_int_equal(recipe.count, 2);
    assert_setting(&recipe, 0, "coll_pt_algorithm", "binomial");
    assert_setting(&recipe, 1, "coll_pt_segment_bytes", "8k");
    recipe = parsed("hcube:algorithm=mb4x");
    assert_setting(&recipe, 0, "coll_hcube_algorithm", "mb4x");
}

static void algorithms_of_tuned(void **state)
{
    (void)state;
    struct recipe recipe = parsed("tuned:6:8k");
    assert_int_equal(recipe.count, 2);
    assert_setting(&recipe, 0, "coll_tuned_bcast_algorithm", "6");
    assert_setting(&recipe, 1, "coll_tuned_bcast_algorithm_segmentsize", "8192");
    recipe = parsed("tuned:chain");
    assert_setting(&recipe, 0, "coll_tuned_bcast_algorithm", "chain");
    assert_setting(&recipe, 1, "coll_tuned_bcast_algorithm_segmentsize", "0");
}

static void wrong_names(void **state)
{
    static const char *const wrong[] = {"tuned:",
                                        "tuned:0",
                                        "tuned:ignore",
                                        "tuned:6:",
                                        "tuned:6:x",
                                        "tuned:6:8:8",
                                        "tuned::8",
                                        "tuned:6:2g",
                                        "basic:a=1",
                                        "pt:",
                                        "pt:a",
                                        "pt:=1",
                                        "pt:a=",
                                        "pt:a=1:",
                                        "pt:a=1:a=2",
                                        "libnbc:a=1",
                                        "pt:a=1:b=1:c=1:d=1:e=1:f=1:g=1:h=1:i=1"};
    (void)state;
    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
        struct recipe recipe;
        char error[ERROR_ROOM] = "";
        assert_false(recipe_parse(wrong[i], &recipe, error));
        assert_non_null(strstr(error, wrong[i]));
        assert_non_null(strstr(error, "allowed"));
    }
}

static void same_recipes(void **state)
{
    (void)state;
    struct recipe a = parsed("pt:a=1:b=2"), b = parsed("pt:b=2:a=1"), c = parsed("pt:a=1:b=3");
    struct recipe d = parsed("pt:a=1"), e = parsed("scc:a=1");
    assert_true(recipe_same(&a, &b) && recipe_same(&b, &a));
    assert_false(recipe_same(&a, &c) || recipe_same(&a, &d) || recipe_same(&d, &a));
    assert_false(recipe_same(&d, &e));
}

static void all_of_tuned(void **state)
{
    char name[TUNED_ALL_MOST][VARIANT_ROOM];
    int whole = 0;
    (void)state;
    const int count = tuned_all(name);
    assert_int_equal(count, 1 + 6 * 3 + 3);
    assert_string_equal(name[count - 1], "tuned");
    for (int n = 0; n < count - 1; n++) {
        struct recipe recipe = parsed(name[n]);
        const int segment = atoi(recipe.setting[1].value);
        assert_true(segment == 0 || segment == 8192 || segment == 65536);
        whole += segment == 0;
    }
    assert_int_equal(whole, 9);
}

static void switched_only_if_asked(void **state)
{
    static const char variable[] = "OMPI_MCA_coll_tuned_use_dynamic_rules";
    (void)state;
    unsetenv(variable);
    tuned_prepare(3, (char *[]){"lwbench", "bcast", "--variants=tuned,fall,all:x", NULL});
    assert_null(getenv(variable));
    tuned_prepare(2, (char *[]){"lwbench", "--var=pt,tuned:6", NULL});
    assert_string_equal(getenv(variable), "1");
    unsetenv(variable);
    tuned_prepare(3, (char *[]){"lwbench", "--variants", "pt,all", NULL});
    assert_string_equal(getenv(variable), "1");
    setenv(variable, "0", 1);
    tuned_prepare(3, (char *[]){"lwbench", "--variants", "all", NULL});
    assert_string_equal(getenv(variable), "0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(components),
        cmocka_unit_test(own_parameters),
        cmocka_unit_test(algorithms_of_tuned),
        cmocka_unit_test(wrong_names),
        cmocka_unit_test(same_recipes),
        cmocka_unit_test(all_of_tuned),
        cmocka_unit_test(switched_only_if_asked),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("recipes", tests, NULL, NULL);
}
