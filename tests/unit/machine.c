/* Machines out of texts, and ranks dealt out to them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/machine.h"

static lw_machine *new_machine(const char *text)
{
    char why[LW_TEXT];
    lw_machine *machine = lw_machine_create(text, why);
    if (!machine) fault("'%s': %s", text, why);
    return machine;
}

static void check_size(const char *text, int hosts, int cores, int pus)
{
    lw_machine *machine = new_machine(text);

    if (machine->hosts != hosts || machine->cores != cores || machine->pus != pus) {
        fault("'%s': %d hosts, %d cores, %d PUs", text, machine->hosts, machine->cores,
              machine->pus);
    }
    lw_machine_free(machine);
}

static void sizes(void **state)
{
    (void)state;
    check_size("core:4", 1, 4, 4);
    check_size("host:4 package:2 core:8 pu:1", 4, 64, 64);
    check_size("host:4 package:2 core:8 pu:2", 4, 64, 128);
    check_size("host:3 pu:6", 3, 18, 18); /* no cores: ranks are bound to PUs */
    check_size("host:2 package:1 core:4 + host:1 core:2", 3, 10, 10);
    check_size(" core:1 PU:3 +  host:2  numa:2 core:2 ", 3, 9, 11);
    check_size("package:2 [numa(memory=1GB)] core:2", 1, 4, 4);
    check_size("2 2", 1, 4, 4);
    check_size("host:100000 core:1", 100000, 100000, 100000);
    check_size("pu:4096", 1, 4096, 4096);
}

static void check_bad(const char *text, const char *words)
{
    char why[LW_TEXT];
    lw_machine *machine = lw_machine_create(text, why);

    if (machine) fault("'%s' is taken", text);
    if (!strstr(why, words)) fault("'%s': %s", text, why);
}

static void bad_texts(void **state)
{
    (void)state;
    check_bad("", "doesn't say what a host is like");
    check_bad("host:2", "'host:2' doesn't say");
    check_bad("core:2 + ", "doesn't say");
    check_bad(" + core:2", "doesn't say");
    check_bad("host: core:2", "from 1 to 100000");
    check_bad("host:0 core:2", "from 1 to 100000");
    check_bad("host:100001 core:2", "from 1 to 100000");
    check_bad("host:2x core:2", "from 1 to 100000");
    check_bad("host:60000 core:1 + host:60000 core:1", "more than 100000 hosts");
    check_bad("host:100000 pu:1001", "100000000 PUs");
    check_bad("core:0", "'core:0' isn't a level");
    check_bad("core:2 core", "'core' isn't a level");
    check_bad("core:-2", "'core:-2'");
    check_bad("core:99999999999999999999", "isn't a level");
    check_bad("core:2 pu:4000", "more than 4096 PUs");
    check_bad("shine:2 core:2", "hwloc doesn't understand the levels 'shine:2 core:2'");
    check_bad("core:2 core:2", "hwloc doesn't understand");
    check_bad("nowhere.xml", "'nowhere.xml' can't be read");
    check_bad("host:3 nowhere.xml", "'nowhere.xml' can't be read");
}

static void long_texts(void **state)
{
    char levels[2002], why[LW_TEXT];
    (void)state;

    for (size_t i = 0; i < sizeof levels; i++) levels[i] = "core:1 "[i % 7];
    levels[sizeof levels - 1] = '\0';
    check_bad(levels, "characters");
    memset(levels, 'x', sizeof levels - 1);
    assert_null(lw_machine_create(levels, why));
    assert_in_range(strlen(why), 1, LW_TEXT - 1);
}

typedef struct seat {
    int host, core, pu;
} seat;

/* Faults unless as many ranks come out, with those hosts, cores and PUs. */
static void check_bound(const char *text, const char *by, bool unbound, int ranks,
                        const seat *expected, int count)
{
    lw_machine *machine = new_machine(text);
    char why[LW_TEXT];
    lw_locality *where = lw_machine_bind(machine, by, unbound, &ranks, why);

    if (!where) fault("'%s' by %s: %s", text, by, why);
    if (ranks != count) fault("'%s' by %s: %d ranks", text, by, ranks);
    for (int r = 0; r < count; r++) {
        if (where[r].host == expected[r].host && where[r].core == expected[r].core &&
            where[r].pu == expected[r].pu) {
            continue;
        }
        fault("'%s' by %s, rank %d: host %d, core %d, PU %d", text, by, r, where[r].host,
              where[r].core, where[r].pu);
    }
    free(where);
    lw_machine_free(machine);
}
#define CHECK_BOUND(text, by, unbound, ranks, ...)                                                 \
    check_bound(text, by, unbound, ranks, (const seat[]){__VA_ARGS__},                             \
                sizeof((const seat[]){__VA_ARGS__}) / sizeof(seat))

static void by_slot(void **state)
{
    (void)state;
    CHECK_BOUND("host:2 core:2", "slot", false, 0, {0, 0, 0}, {0, 1, 1}, {1, 0, 0}, {1, 1, 1});
    CHECK_BOUND("host:2 core:2", "slot", false, 3, {0, 0, 0}, {0, 1, 1}, {1, 0, 0});
    CHECK_BOUND("core:1 + core:2", "slot", false, 3, {0, 0, 0}, {1, 0, 0}, {1, 1, 1});
}

static void by_node(void **state)
{
    (void)state;
    CHECK_BOUND("host:2 core:2", "node", false, 0, {0, 0, 0}, {1, 0, 0}, {0, 1, 1}, {1, 1, 1});
    CHECK_BOUND("core:1 + core:3", "node", false, 0, {0, 0, 0}, {1, 0, 0}, {1, 1, 1}, {1, 2, 2});
    CHECK_BOUND("host:3 core:2", "node", false, 2, {0, 0, 0}, {1, 0, 0});
}

/* Hosts are numbered by their first ranks, whichever hosts of the machine those are. */
static void by_count(void **state)
{
    (void)state;
    CHECK_BOUND("host:3 core:2", "2+0+1", false, 0, {0, 0, 0}, {0, 1, 1}, {1, 0, 0});
    CHECK_BOUND("host:2 core:2", "0+2", false, 2, {0, 0, 0}, {0, 1, 1});
}

/* Two hyperthreads a core: bound to cores as long as those suffice, the PU is open. */
static void on_hyperthreads(void **state)
{
    (void)state;
    CHECK_BOUND("core:2 pu:2", "slot", false, 0, {0, 0, -1}, {0, 1, -1});
    CHECK_BOUND("core:2 pu:2", "slot", false, 3, {0, 0, 0}, {0, 0, 1}, {0, 1, 2});
    CHECK_BOUND("host:2 core:1 pu:2", "node", false, 3, {0, 0, 0}, {1, 0, -1}, {0, 0, 1});
    CHECK_BOUND("host:2 core:1 pu:2", "1+2", false, 0, {0, 0, -1}, {1, 0, 0}, {1, 0, 1});
    CHECK_BOUND("pu:2", "slot", false, 0, {0, -1, 0}, {0, -1, 1});
}

static void not_bound(void **state)
{
    (void)state;
    CHECK_BOUND("host:2 core:2", "node", true, 3, {0, -1, -1}, {1, -1, -1}, {0, -1, -1});
    CHECK_BOUND("core:2", "3", true, 0, {0, -1, -1}, {0, -1, -1}, {0, -1, -1});
}

static void check_refused(const char *by, bool unbound, int ranks, const char *words)
{
    lw_machine *machine = new_machine("host:2 core:2 pu:2");
    char why[LW_TEXT];

    if (lw_machine_bind(machine, by, unbound, &ranks, why)) fault("by %s: taken", by);
    if (!strstr(why, words)) fault("by %s: %s", by, why);
    lw_machine_free(machine);
}

static void bad_bindings(void **state)
{
    (void)state;
    check_refused("slot", false, 9, "8 PUs, too few for 9 ranks");
    check_refused("node", true, 9, "8 PUs, too few for 9 ranks");
    check_refused("shine", false, 2, "isn't 2 numbers");
    check_refused("", false, 2, "isn't 2 numbers");
    check_refused("2", false, 2, "isn't 2 numbers");
    check_refused("2+", false, 2, "isn't 2 numbers");
    check_refused("1+-1", false, 2, "isn't 2 numbers");
    check_refused("1+1+1", false, 2, "more than a number for each of 2 hosts");
    check_refused("1+5", false, 0, "host 1 has room for 4 ranks, not for 5");
    check_refused("1+2", false, 4, "adds up to 3, but there are 4 ranks");
    check_refused("99999999+99999999", true, 0, "not for 99999999");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes),           cmocka_unit_test(bad_texts),
        cmocka_unit_test(long_texts),      cmocka_unit_test(by_slot),
        cmocka_unit_test(by_node),         cmocka_unit_test(by_count),
        cmocka_unit_test(on_hyperthreads), cmocka_unit_test(not_bound),
        cmocka_unit_test(bad_bindings),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
