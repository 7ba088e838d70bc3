/* Mapping files, good and bad.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>
#include <string.h>

#include "mapping/mapping_file.h"

enum { RANKS = 3 };

static bool read_text(const char *text, bool groups, int *vertex, char *why)
{
    FILE *file = tmpfile();

    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    rewind(file);
    const bool good = lw_read_mapping(file, RANKS, groups, vertex, why);
    fclose(file);
    return good;
}

static void check_good(const char *text, bool groups, int a, int b, int c)
{
    int vertex[RANKS];
    char why[LW_TEXT];

    if (!read_text(text, groups, vertex, why)) fault("refused: %s", why);
    assert_true(vertex[0] == a && vertex[1] == b && vertex[2] == c);
}

/* Is it refused with a reason that has these words? */
static void check_bad(const char *text, const char *words)
{
    int vertex[RANKS];
    char why[LW_TEXT];

    if (read_text(text, false, vertex, why)) fault("'%s' is taken", text);
    if (!strstr(why, words)) fault("'%s': %s", text, why);
}

static void good_files(void **state)
{
    (void)state;
    check_good("0 1\n1 2\n2 0\n", false, 1, 2, 0);
    check_good("2 0\n0 2\n1 1", false, 2, 1, 0);
    check_good("# rank vertex\n\n  0\t1 # the first\r\n1   2\n\t\n2 0\r\n#", false, 1, 2, 0);
}

static void shared_vertices(void **state)
{
    (void)state;
    check_good("0 1\n1 1\n2 1\n", true, 1, 1, 1);
    check_bad("0 1\n1 2\n2 1\n", "line 3: vertex 1 again, it is taken in line 1");
}

static void bad_lines(void **state)
{
    (void)state;
    check_bad("0 1\n\nx 2\n", "line 3, 'x 2'");
    check_bad("0\n", "line 1, '0'");
    check_bad("0 1 2\n", "line 1, '0 1 2'");
    check_bad("01\n", "line 1, '01'");
    check_bad("0 -1\n", "line 1, '0 -1'");
    check_bad("0 1x\n", "line 1, '0 1x'");
    check_bad("0 99999999999999999999\n", "line 1");
    check_bad("3 0\n", "line 1: rank 3 isn't one of 0 to 2");
    check_bad("0 1\n1 3\n", "line 2: vertex 3 isn't one of 0 to 2");
    check_bad("0 1\n# one\n0 2\n", "line 3: rank 0 again");
}

static void missing_ranks(void **state)
{
    (void)state;
    check_bad("", "rank 0 of 0 to 2 is missing");
    check_bad("# nothing\n", "rank 0 of 0 to 2 is missing");
    check_bad("0 1\n2 0\n", "rank 1 of 0 to 2 is missing");
}

static void long_lines(void **state)
{
    char text[1000];
    (void)state;

    memset(text, ' ', sizeof text);
    text[sizeof text - 1] = '\0';
    check_bad(text, "line 1 is longer");
    memcpy(text, "0 1\n", 4);
    check_bad(text, "line 2 is longer");
    memset(text, '9', sizeof text - 1);
    check_bad(text, "line 1 is longer");
}

/* A 0 byte would hide the rest of its line. */
static void not_text(void **state)
{
    static const char bytes[] = "0 1\n1 2\0 \n2 3\n";
    int vertex[RANKS];
    char why[LW_TEXT];
    FILE *file = tmpfile();
    (void)state;

    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, sizeof bytes - 1, file), sizeof bytes - 1);
    rewind(file);
    assert_false(lw_read_mapping(file, RANKS, false, vertex, why));
    fclose(file);
    assert_non_null(strstr(why, "line 2"));
}

/* What a mapping comes to: its vertices, or why it can't be. */
static void check_vertices(int a, int b, int c, bool groups, int vertices, const char *words)
{
    const int vertex[RANKS] = {a, b, c};
    char why[LW_TEXT];
    int found;

    const bool good = lw_check_mapping(vertex, RANKS, groups, &found, why);
    if (good != !*words || !strstr(why, words)) fault("%d %d %d: '%s'", a, b, c, why);
    if (good && found != vertices) fault("%d %d %d: %d vertices", a, b, c, found);
}

static void vertices(void **state)
{
    (void)state;
    check_vertices(1, 2, 0, false, 3, "");
    check_vertices(1, 2, 0, true, 3, "");
    check_vertices(1, 1, 0, true, 2, "");
    check_vertices(1, 1, 0, false, 0, "vertex 1 is given to rank 1 and to one before");
    check_vertices(0, -1, 1, true, 0, "vertex -1 of rank 1 isn't one of 0 to 2");
    check_vertices(0, 1, 3, true, 0, "vertex 3 of rank 2 isn't one of 0 to 2");
    check_vertices(0, 2, 2, true, 0, "vertex 1 stays empty, but 2 doesn't");
    check_vertices(1, 1, 2, true, 0, "vertex 0 stays empty, but 2 doesn't");
    check_vertices(0, 0, 0, true, 0, "all ranks are at vertex 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_files), cmocka_unit_test(shared_vertices),
        cmocka_unit_test(bad_lines),  cmocka_unit_test(missing_ranks),
        cmocka_unit_test(long_lines), cmocka_unit_test(not_text),
        cmocka_unit_test(vertices),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
