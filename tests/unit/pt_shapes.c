/* Shapes as text: which ones make a Petersen-torus, and a reason for those that don't.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>
#include <string.h>

static void check_accepted(const char *shape, int vertices, const char *name)
{
    char why[LW_TEXT] = "";
    lw_network *network = lw_pt_type.create(shape, why);

    if (!network) fault("\"%s\" refused: %s", shape, why);
    assert_ptr_equal(network->type, &lw_pt_type);
    assert_int_equal(network->vertices, vertices);
    assert_string_equal(network->name, name);
    free(network);
}

static void check_refused(const char *shape, const char *reason)
{
    char why[LW_TEXT] = "";
    lw_network *network = lw_pt_type.create(shape, why);

    if (network) fault("\"%s\" accepted as %s", shape, network->name);
    if (!strstr(why, reason)) fault("\"%s\" refused with \"%s\"", shape, why);
    assert_null(strchr(why, '\n'));
}

static void shapes_accepted(void **state)
{
    (void)state;
    check_accepted("1x1x1", 10, "pt:1x1x1");
    check_accepted("1x3x3", 90, "pt:1x3x3");
    check_accepted("47x47x47", 1038230, "pt:47x47x47");
    check_accepted("2x1x13", 260, "pt:2x1x13");
    check_accepted("01x003x3", 90, "pt:1x3x3");
    check_accepted("1x1x53687091", 536870910, "pt:1x1x53687091");
    check_accepted("3x1x17895697", 536870910, "pt:3x1x17895697");
}

static void size_of_0(void **state)
{
    (void)state;
    check_refused("0x1x1", "is 0");
    check_refused("1x0x1", "is 0");
    check_refused("1x1x0", "is 0");
    check_refused("00x1x1", "is 0");
    check_refused("0x53687091x53687091", "is 0");
}

static void not_three_numbers(void **state)
{
    static const char *const shapes[] = {
        "",       " ",      "x",      "xx",      "1",       "1x1",      "1x1x",
        "x1x1",   "1xx1",   "axbxc",  "1x1xa",   "-1x1x1",  "1x-1x1",   "1x1x-1",
        "+1x1x1", " 1x1x1", "1 x1x1", "1x 1x1",  "1x1x 1",  "1X1X1",    "1*1*1",
        "1,1,1",  "0x1",    "1x1x+1", "\t1x1x1", "1x1\nx1", "pt:1x1x1", "\xc3\x97",
    };
    (void)state;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        check_refused(shapes[i], "three whole numbers");
    }
}

static void something_behind(void **state)
{
    static const char *const shapes[] = {
        "1x3x3 ", "1x1x1x1", "1x1x1x", "1x1x1.0", "1x1x1a", "1x1x1\n", "0x0x0x0", "0x10x0x10",
    };
    (void)state;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        check_refused(shapes[i], "behind");
    }
}

static void too_large(void **state)
{
    char digits[5000];
    (void)state;

    check_refused("1x1x53687092", "");
    check_refused("2x2x13421773", "more than"); /* by one */
    check_refused("53687091x2x1", "more than");
    check_refused("53687091x53687091x53687091", "more than");
    check_refused("2147483648x1x1", "");
    check_refused("4294967297x1x1", "");
    check_refused("1x1x9223372036854775808", "");
    check_refused("99999999999999999999999x1x1", "");
    memset(digits, '9', sizeof digits);
    digits[sizeof digits - 1] = '\0';
    check_refused(digits, "");
}

static void type_describes_itself(void **state)
{
    (void)state;
    assert_string_equal(lw_pt_type.kind, "pt");
    assert_string_equal(lw_pt_type.algorithms[0].name, "paper");
    assert_non_null(lw_find_algorithm(&lw_pt_type, "binomial"));
    assert_null(lw_find_algorithm(&lw_pt_type, "pape"));
    assert_null(lw_find_algorithm(&lw_pt_type, ""));
    for (const lw_algorithm *a = lw_pt_type.algorithms; a->name; a++) {
        assert_ptr_equal(lw_find_algorithm(&lw_pt_type, a->name), a);
        assert_true(strlen(a->best_for) > 0);
        assert_null(strchr(a->best_for, '\n'));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_accepted),   cmocka_unit_test(size_of_0),
        cmocka_unit_test(not_three_numbers), cmocka_unit_test(something_behind),
        cmocka_unit_test(too_large),         cmocka_unit_test(type_describes_itself),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_shapes", tests, NULL, NULL);
}
