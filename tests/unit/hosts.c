/* Hosts told apart: keys, records, and numbers in the order of first ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#define _GNU_SOURCE /* for unshare and sethostname */
#include "tests/unit/common.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "mapping/hosts.h"

enum { MANY = 20000 };

static void numbered_by_first_rank(void **state)
{
    static const uint64_t key[] = {70, 5, 70, UINT64_MAX, 0, 5, 0};
    static const int expected[] = {0, 1, 0, 2, 3, 1, 3};
    enum { RANKS = sizeof key / sizeof *key };
    lw_where all[RANKS];
    lw_locality locality[RANKS];
    (void)state;

    for (int r = 0; r < RANKS; r++) {
        const lw_locality where = {99, r, r + 1, r + 2, -1, r + 4};
        all[r] = lw_where_of(key[r], &where);
    }
    assert_int_equal(lw_number_hosts(all, RANKS, locality), LW_OK);
    for (int r = 0; r < RANKS; r++) {
        assert_int_equal(locality[r].host, expected[r]);
        assert_true(locality[r].package == r && locality[r].numa == r + 1 &&
                    locality[r].cache == r + 2 && locality[r].core == -1 &&
                    locality[r].pu == r + 4);
    }
}

/* Against a comparison of every rank with the first ones of hosts. */
static void many_ranks(void **state)
{
    static const int most_hosts[] = {1, 3, 100, MANY};
    static const lw_locality unknown = {-1, -1, -1, -1, -1, -1};
    lw_where *all = calloc(MANY, sizeof *all);
    lw_locality *locality = calloc(MANY, sizeof *locality);
    int *number = calloc(MANY, sizeof *number); /* of each key, from 1 */
    uint64_t seed = 5;
    (void)state;

    assert_true(all && locality && number);
    for (int trial = 0; trial < 4; trial++) {
        int hosts = 0;
        memset(number, 0, MANY * sizeof *number);
        for (int r = 0; r < MANY; r++) {
            all[r] = lw_where_of((uint64_t)random_below(&seed, most_hosts[trial]), &unknown);
        }
        assert_int_equal(lw_number_hosts(all, MANY, locality), LW_OK);
        for (int r = 0; r < MANY; r++) {
            int *mine = &number[all[r].host_key];
            if (!*mine) *mine = ++hosts;
            assert_int_equal(locality[r].host, *mine - 1);
        }
    }
    free(all);
    free(locality);
    free(number);
}

static void record_has_no_padding(void **state)
{
    static const lw_locality where = {0, 1, 2, 3, 4, 5};
    const lw_where a = lw_where_of(7, &where), b = lw_where_of(7, &where);
    (void)state;

    assert_int_equal(sizeof(lw_where), 32);
    assert_memory_equal(&a, &b, sizeof a);
}

/* The key as seen by a process in namespaces of its own; *key is left alone if there are none. */
static bool key_in_namespace(int namespaces, const char *name, uint64_t *key)
{
    int ends[2], status;
    if (pipe(ends)) fault("no pipe");

    const pid_t child = fork();
    if (child == 0) {
        if (unshare(namespaces) || (name && sethostname(name, strlen(name)))) _exit(77);
        const uint64_t mine = lw_host_key();
        _exit(write(ends[1], &mine, sizeof mine) == sizeof mine ? 0 : 1);
    }
    close(ends[1]);
    const bool read_it = read(ends[0], key, sizeof *key) == sizeof *key;
    close(ends[0]);
    if (child < 0 || waitpid(child, &status, 0) != child) fault("no child");
    return read_it && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void same_host_same_key(void **state)
{
    uint64_t other = 0;
    (void)state;

    assert_true(key_in_namespace(0, NULL, &other));
    assert_true(other == lw_host_key());
}

static void other_name_other_key(void **state)
{
    uint64_t other = lw_host_key();
    (void)state;

    if (!key_in_namespace(CLONE_NEWUTS, "another-name", &other)) skip();
    assert_true(other != lw_host_key());
}

static void other_network_other_key(void **state)
{
    uint64_t other = lw_host_key();
    (void)state;

    if (!key_in_namespace(CLONE_NEWNET, NULL, &other)) skip();
    assert_true(other != lw_host_key());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbered_by_first_rank), cmocka_unit_test(many_ranks),
        cmocka_unit_test(record_has_no_padding),  cmocka_unit_test(same_host_same_key),
        cmocka_unit_test(other_name_other_key),   cmocka_unit_test(other_network_other_key),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
