/* Star-connected cycles: rings, the shapes they take, which one fits, how vertices are written.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_network.h"

#include <stdio.h>
#include <stdlib.h>

#include "tests/unit/common.h"

/* Links from i to j, upwards only. */
static int upwards(int n, int i, int j)
{
    int links = 0;
    for (; i != j; i = i == n ? 2 : i + 1) links++;
    return links;
}

static void rings(void **state)
{
    (void)state;
    for (int n = LW_SCC_LEAST; n <= LW_SCC_MOST; n++) {
        for (int k = 0; k < (n - 1) * (n - 1); k++) {
            const int i = k % (n - 1) + 2, j = k / (n - 1) + 2;
            const int up = upwards(n, i, j), down = upwards(n, j, i);
            const int step = lw_scc_ring_step(n, i, j);
            assert_int_equal(lw_scc_ring_distance(n, i, j), up < down ? up : down);
            assert_in_range(step, 2, n);
            if (i == j) {
                assert_int_equal(step, i);
            } else if (up <= down) {
                assert_int_equal(upwards(n, step, j), up - 1);
            } else {
                assert_int_equal(upwards(n, j, step), down - 1);
            }
        }
    }
}

static void shapes(void **state)
{
    static const char *const refused[] = {"",   "0",   "1",   "11",  "-3",
                                          "+4", "4 ",  " 4",  "4x",  "x",
                                          "2x", "1e1", "3.0", "4x4", "99999999999999999999"};
    char why[LW_TEXT], shape[LW_TEXT], name[LW_TEXT];
    (void)state;

    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        why[0] = '\0';
        assert_null(lw_scc_type.create(refused[i], why));
        assert_string_not_equal(why, "");
    }
    for (int n = LW_SCC_LEAST; n <= LW_SCC_MOST; n++) {
        snprintf(shape, sizeof shape, "%d", n);
        snprintf(name, sizeof name, "scc:%d", n);
        lw_network *network = lw_scc_type.create(shape, why);
        assert_non_null(network);
        assert_string_equal(network->name, name);
        assert_int_equal(((lw_scc *)network)->routing, LW_SCC_OPTIMAL);
        free(network);
    }
}

/* No larger network would have been filled. */
static void fits(void **state)
{
    static const int vertices[] = {2, 12, 72, 480, 3600, 30240};
    (void)state;

    for (int ranks = 2, least = 0; ranks <= 5000; ranks++) {
        lw_network *network = lw_scc_type.fit(ranks);
        assert_non_null(network);
        if (ranks >= vertices[least + 1]) least++;
        assert_int_equal(network->vertices, vertices[least]);
        free(network);
    }
}

static void check_text(int n, int v, const char *expected)
{
    lw_network *network = lw_scc_create(n);
    char text[LW_TEXT];

    assert_non_null(network);
    network->type->coordinates(network, v, text);
    assert_string_equal(text, expected);
    free(network);
}

static void coordinates(void **state)
{
    (void)state;
    check_text(2, 1, "<2,21>");
    check_text(5, 0, "<2,12345>");
    check_text(5, 303, "<5,41352>");
    check_text(9, 7, "<9,123456789>");
    check_text(10, 9 * 3628800 - 1, "<10,10.9.8.7.6.5.4.3.2.1>");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rings),
        cmocka_unit_test(shapes),
        cmocka_unit_test(fits),
        cmocka_unit_test(coordinates),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("scc_shapes", tests, NULL, NULL);
}
