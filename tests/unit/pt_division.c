/* The division of a plane: no module lost, none in two areas, none too far from its centre.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_division.h"

#include "coll_pt/pt_broadcast.h"
#include "tests/unit/common.h"

enum { SIDES = 40 };

static void assert_span(lw_pt_span span, int centre, int minus, int plus)
{
    assert_int_equal(span.centre, centre);
    assert_int_equal(span.minus, minus);
    assert_int_equal(span.plus, plus);
}

/* The picture in pt_division.h; a new centre sits at ceil(reach / 2). */
static void picture_of_the_header(void **state)
{
    const lw_pt_area area = {{0, 0, 0}, {0, 5, 4}};
    lw_pt_area part[4];
    (void)state;

    assert_int_equal(lw_pt_divide(area, 2, part), 2);
    assert_span(part[0].y, -3, 2, 3); /* the old centre's column is its too */
    assert_span(part[1].y, 2, 1, 2);
    assert_span(part[0].x, 0, 0, 0);
}

static void one_side_keeps_the_centre(void **state)
{
    const lw_pt_area area = {{4, 3, 2}, {-7, 1, 2}};
    lw_pt_area part[4];
    (void)state;

    assert_int_equal(lw_pt_divide(area, 2, part), 2);
    assert_span(part[0].x, 4, 0, 2);
    assert_span(part[1].x, 2, 1, 1);
    assert_span(part[1].y, -7, 1, 2);
    assert_int_equal(lw_pt_divide(area, 1, part), 4);
    assert_int_equal(lw_pt_divide(area, 3, part), 1);
    assert_memory_equal(&part[0], &area, sizeof area);
}

/* Counts the modules of a plane's final areas. */
static void count_modules(lw_pt_area area, const lw_pt *pt, int *count)
{
    assert_in_range(area.x.minus, 0, 1);
    assert_in_range(area.x.plus, 0, 1);
    assert_in_range(area.y.minus, 0, 1);
    assert_in_range(area.y.plus, 0, 1);
    assert_true(lw_pt_is_centre(area, area.x.centre, area.y.centre));
    for (int x = -pt->m; x <= pt->m; x++) {
        for (int y = -pt->n; y <= pt->n; y++) {
            if (!lw_pt_covers(area, x, y)) continue;
            assert_in_range(x + pt->m / 2, 0, pt->m - 1);
            assert_in_range(y + pt->n / 2, 0, pt->n - 1);
            count[(x + pt->m / 2) * pt->n + y + pt->n / 2]++;
        }
    }
}

static void divide_on(lw_pt_area area, const lw_pt *pt, int step, int *count)
{
    const int steps = lw_pt_division_steps(pt);
    lw_pt_area part[4];

    if (step > steps) {
        count_modules(area, pt, count);
        return;
    }
    const int parts = lw_pt_divide(area, lw_pt_limit(steps, step), part);
    for (int i = 0; i < parts; i++) divide_on(part[i], pt, step + 1, count);
}

static void check_plane(int m, int n)
{
    const lw_pt pt = {.l = 1, .m = m, .n = n};
    const int k = m > n ? m : n;
    int count[SIDES * SIDES] = {0};

    assert_int_equal(lw_pt_division_steps(&pt), k < 3 ? 0 : ceil_log2(k - 1) - 1);
    divide_on(lw_pt_plane(&pt), &pt, 1, count);
    for (int i = 0; i < m * n; i++) {
        if (count[i] != 1) fault("plane %dx%d: module %d is in %d areas", m, n, i, count[i]);
    }
}

static void every_module_in_one_small_area(void **state)
{
    (void)state;
    for (int m = 1; m <= SIDES; m += 1 + m / 8) {
        for (int n = 1; n <= SIDES; n++) check_plane(m, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(picture_of_the_header),
        cmocka_unit_test(one_side_keeps_the_centre),
        cmocka_unit_test(every_module_in_one_small_area),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_division", tests, NULL, NULL);
}
