/* Plans on large Petersen-tori: parents and children agree.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdlib.h>

enum { PAIRS = 1500 };

static void check_shape(int l, int m, int n)
{
    lw_network *network = new_pt(l, m, n);
    check_families(network, PAIRS);
    free(network);
}

static void a_million_vertices(void **state)
{
    (void)state;
    check_shape(47, 47, 47);
}

static void a_wide_plane(void **state)
{
    (void)state;
    check_shape(1, 300, 211);
}

static void the_largest_shapes(void **state)
{
    (void)state;
    check_shape(370, 380, 380);
    check_shape(1, 7000, 7669);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_million_vertices),
        cmocka_unit_test(a_wide_plane),
        cmocka_unit_test(the_largest_shapes),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pt_families", tests, NULL, NULL);
}
