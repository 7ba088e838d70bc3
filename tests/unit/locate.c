/* Where a binding is: on hwloc's synthetic machines of many shapes, and where nothing can be known.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>
#include <stdlib.h>

#include "mapping/hardware.h"

static hwloc_topology_t new_topology(const char *levels)
{
    hwloc_topology_t topology;

    assert_int_equal(hwloc_topology_init(&topology), 0);
    assert_int_equal(hwloc_topology_set_synthetic(topology, levels), 0);
    assert_int_equal(hwloc_topology_load(topology), 0);
    return topology;
}

/* Faults unless a binding to these PUs ("0-3"; NULL: unbound) is in those objects. */
static void check_at(hwloc_topology_t topology, const char *pus, lw_locality expected)
{
    hwloc_bitmap_t set = NULL;
    lw_locality where;

    if (pus) {
        set = hwloc_bitmap_alloc();
        assert_int_equal(hwloc_bitmap_list_sscanf(set, pus), 0);
    }
    lw_locate(topology, set, &where);
    hwloc_bitmap_free(set);
    if (where.host != -1 || where.package != expected.package || where.numa != expected.numa ||
        where.cache != expected.cache || where.core != expected.core || where.pu != expected.pu) {
        fault("bound to %s: host %d, package %d, NUMA node %d, cache %d, core %d, PU %d",
              pus ? pus : "nothing", where.host, where.package, where.numa, where.cache, where.core,
              where.pu);
    }
}

/* The same of one machine that is made and ended for it. */
static void check(const char *levels, const char *pus, lw_locality expected)
{
    hwloc_topology_t topology = new_topology(levels);
    check_at(topology, pus, expected);
    hwloc_topology_destroy(topology);
}

static const char full[] = "package:2 numa:2 l3:2 l2:2 core:2 pu:2"; /* 64 PUs */

static void every_level(void **state)
{
    (void)state;
    check(full, "0", (lw_locality){-1, 0, 0, 0, 0, 0});
    check(full, "63", (lw_locality){-1, 1, 3, 7, 31, 63});
    check(full, "37", (lw_locality){-1, 1, 2, 4, 18, 37});
}

static void bound_to_several(void **state)
{
    (void)state;
    check(full, "2-3", (lw_locality){-1, 0, 0, 0, 1, -1});     /* both hyperthreads of a core */
    check(full, "2,4", (lw_locality){-1, 0, 0, 0, -1, -1});    /* two cores under one cache */
    check(full, "8-15", (lw_locality){-1, 0, 0, 1, -1, -1});   /* a whole L3 */
    check(full, "7-8", (lw_locality){-1, 0, 0, -1, -1, -1});   /* over two L3 */
    check(full, "16-31", (lw_locality){-1, 0, 1, -1, -1, -1}); /* a whole NUMA node */
    check(full, "15-16", (lw_locality){-1, 0, -1, -1, -1, -1});
    check(full, "31-32", (lw_locality){-1, -1, -1, -1, -1, -1});
}

static void unbound(void **state)
{
    (void)state;
    check(full, NULL, (lw_locality){-1, -1, -1, -1, -1, -1});
    check("package:1 l3:1 core:4 pu:1", NULL, (lw_locality){-1, 0, 0, 0, -1, -1});
    check("core:1 pu:1", NULL, (lw_locality){-1, -1, 0, -1, 0, 0});
}

/* Without packages, caches or cores; hwloc itself adds a NUMA node where there is none. */
static void missing_levels(void **state)
{
    (void)state;
    check("pu:8", "5", (lw_locality){-1, -1, 0, -1, -1, 5});
    check("core:4 pu:2", "5", (lw_locality){-1, -1, 0, -1, 2, 5});
    check("package:2 core:2 pu:1", "3", (lw_locality){-1, 1, 0, -1, 3, 3});
    check("group:2 group:2 core:2 pu:1", "7", (lw_locality){-1, -1, 0, -1, 7, 7});
}

/* The cache is that of the last level there is, also if the binding reaches over several of it. */
static void last_level_of_caches(void **state)
{
    (void)state;
    check("package:1 l2:4 l1d:1 core:1 pu:1", "2", (lw_locality){-1, 0, 0, 2, 2, 2});
    check("l4:2 l3:2 l2:2 core:1 pu:1", "6", (lw_locality){-1, -1, 0, 1, 6, 6});
    check("l3:4 core:2 pu:1", "1-2", (lw_locality){-1, -1, 0, -1, -1, -1});
    check("l1i:2 core:2 pu:1", "1", (lw_locality){-1, -1, 0, -1, 1, 1});
}

/* Nodes of different depth: one of each package, and one more of the whole machine. */
static void memory_at_two_depths(void **state)
{
    (void)state;
    const char levels[] = "[numa] package:2 [numa] core:2 pu:1";
    hwloc_topology_t topology = new_topology(levels);

    assert_int_equal(hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_NUMANODE), 3);
    lw_locality one, both;
    hwloc_bitmap_t set = hwloc_bitmap_alloc();
    hwloc_bitmap_set(set, 2);
    lw_locate(topology, set, &one);
    hwloc_bitmap_set_range(set, 0, 3);
    lw_locate(topology, set, &both);
    hwloc_bitmap_free(set);
    hwloc_obj_t node = hwloc_get_obj_by_type(topology, HWLOC_OBJ_NUMANODE, (unsigned)one.numa);
    assert_int_equal(hwloc_bitmap_weight(node->cpuset), 2);
    node = hwloc_get_obj_by_type(topology, HWLOC_OBJ_NUMANODE, (unsigned)both.numa);
    assert_int_equal(hwloc_bitmap_weight(node->cpuset), 4);
    hwloc_topology_destroy(topology);
}

/* What isn't there, or isn't allowed, doesn't make a binding wider. */
static void restricted(void **state)
{
    (void)state;
    hwloc_topology_t topology = new_topology("package:2 core:4 pu:2");
    hwloc_bitmap_t rest = hwloc_bitmap_alloc();

    assert_int_equal(hwloc_bitmap_list_sscanf(rest, "10-13"), 0);
    assert_int_equal(hwloc_topology_restrict(topology, rest, 0), 0);
    check_at(topology, NULL, (lw_locality){-1, 0, 0, -1, -1, -1});
    check_at(topology, "11", (lw_locality){-1, 0, 0, -1, 0, 1});
    check_at(topology, "0-10", (lw_locality){-1, 0, 0, -1, 0, 0});
    check_at(topology, "0-7", (lw_locality){-1, -1, -1, -1, -1, -1});
    hwloc_bitmap_free(rest);
    hwloc_topology_destroy(topology);
}

static void disallowed(void **state)
{
    (void)state;
    hwloc_topology_t topology;
    hwloc_bitmap_t allowed = hwloc_bitmap_alloc();

    assert_int_equal(hwloc_topology_init(&topology), 0);
    assert_int_equal(hwloc_topology_set_flags(topology, HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED), 0);
    assert_int_equal(hwloc_topology_set_synthetic(topology, "package:2 core:4 pu:2"), 0);
    assert_int_equal(hwloc_topology_load(topology), 0);
    hwloc_bitmap_set_range(allowed, 12, 13);
    assert_int_equal(hwloc_topology_allow(topology, allowed, NULL, HWLOC_ALLOW_FLAG_CUSTOM), 0);
    check_at(topology, NULL, (lw_locality){-1, 1, 0, -1, 6, -1});
    check_at(topology, "0-12", (lw_locality){-1, 1, 0, -1, 6, 12});
    check_at(topology, "0-11", (lw_locality){-1, -1, -1, -1, -1, -1});
    hwloc_bitmap_free(allowed);
    hwloc_topology_destroy(topology);
}

static void nothing_known(void **state)
{
    (void)state;
    check("package:2 core:2 pu:1", "", (lw_locality){-1, -1, -1, -1, -1, -1});
    check("package:2 core:2 pu:1", "100-", (lw_locality){-1, -1, -1, -1, -1, -1});
    check_at(NULL, "0", (lw_locality){-1, -1, -1, -1, -1, -1});
    check_at(NULL, NULL, (lw_locality){-1, -1, -1, -1, -1, -1});
}

/* An infinite binding, as "all" is written, is what there is. */
static void bound_to_all(void **state)
{
    (void)state;
    check("package:1 core:2 pu:1", "0-", (lw_locality){-1, 0, 0, -1, -1, -1});
}

static void this_machine(void **state)
{
    (void)state;
    hwloc_topology_t topology = lw_load_topology();
    lw_locality where;
    assert_non_null(topology);

    const int pus = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_PU);
    assert_true(pus > 0);
    hwloc_obj_t pu = NULL;
    while ((pu = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_PU, pu))) {
        if (!hwloc_bitmap_isincluded(pu->cpuset, hwloc_topology_get_allowed_cpuset(topology))) {
            continue;
        }
        lw_locate(topology, pu->cpuset, &where);
        assert_int_equal(where.pu, pu->logical_index);
    }
    hwloc_topology_destroy(topology);
}

/* hwloc's own variables choose the machine; what it can't load gives no topology. */
static void machine_of_the_environment(void **state)
{
    (void)state;
    setenv("HWLOC_SYNTHETIC", "package:3 core:5 pu:1", 1);
    hwloc_topology_t topology = lw_load_topology();
    unsetenv("HWLOC_SYNTHETIC");
    assert_non_null(topology);
    assert_int_equal(hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_PU), 15);
    hwloc_topology_destroy(topology);
}

static void broken_xml(void **state)
{
    (void)state;
    char name[] = "locate-XXXXXX";
    const int file = mkstemp(name);
    static const char text[] =
        "<topology version=\"2.0\"><object type=\"Machine\" cpuset=\"0x1\"></object></topology>";
    assert_true(file >= 0);
    FILE *out = fdopen(file, "w");
    assert_non_null(out);
    assert_true(fputs(text, out) >= 0 && fclose(out) == 0);

    setenv("HWLOC_XMLFILE", name, 1);
    hwloc_topology_t topology = lw_load_topology();
    unsetenv("HWLOC_XMLFILE");
    remove(name);
    assert_null(topology);
}

static void check_me(hwloc_topology_t loaded, int pus)
{
    const int found = loaded ? hwloc_get_nbobjs_by_type(loaded, HWLOC_OBJ_PU) : pus;
    lw_locality where = {7, 7, 7, 7, 7, 7};

    lw_locate_me(loaded, &where);
    assert_int_equal(where.host, -1);
    assert_in_range(where.pu + 1, 0, found);
}

/* Who has no topology, or one that was never loaded, or whose load failed: one is loaded. */
static void where_i_am(void **state)
{
    hwloc_topology_t topology = lw_load_topology(), never, failed;
    (void)state;

    assert_non_null(topology);
    const int pus = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_PU);
    check_me(topology, pus);
    hwloc_topology_destroy(topology);
    check_me(NULL, pus);
    assert_int_equal(hwloc_topology_init(&never), 0);
    lw_locality where;
    lw_locate(never, NULL, &where);
    assert_int_equal(where.package, -1);
    lw_locate_me(never, &where);
    assert_in_range(where.pu + 1, 0, pus);
    hwloc_topology_destroy(never);
    assert_int_equal(hwloc_topology_init(&failed), 0);
    setenv("HWLOC_COMPONENTS", "stop", 1);
    assert_int_not_equal(hwloc_topology_load(failed), 0);
    lw_locate_me(failed, &where);
    assert_int_equal(where.package, -1);
    unsetenv("HWLOC_COMPONENTS");
    hwloc_topology_destroy(failed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(where_i_am),
        cmocka_unit_test(every_level),
        cmocka_unit_test(bound_to_several),
        cmocka_unit_test(unbound),
        cmocka_unit_test(missing_levels),
        cmocka_unit_test(last_level_of_caches),
        cmocka_unit_test(memory_at_two_depths),
        cmocka_unit_test(restricted),
        cmocka_unit_test(disallowed),
        cmocka_unit_test(nothing_known),
        cmocka_unit_test(bound_to_all),
        cmocka_unit_test(this_machine),
        cmocka_unit_test(machine_of_the_environment),
        cmocka_unit_test(broken_xml),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
