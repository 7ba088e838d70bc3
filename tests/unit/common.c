/* What the unit tests share; see common.h.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/common.h"

#include <stdio.h>
#include <stdlib.h>

#include "schedule/verify.h"

void fault(const char *why, ...)
{
    va_list arguments;

    va_start(arguments, why);
    fputs("# ", stdout);
    vprintf(why, arguments);
    puts("");
    va_end(arguments);
    fail();
    abort(); /* never: fail() jumps, but isn't declared so */
}

void note(const char *text, ...)
{
    va_list arguments;

    va_start(arguments, text);
    fputs("# ", stdout);
    vprintf(text, arguments);
    puts("");
    va_end(arguments);
}

/* splitmix64: near seeds give unlike numbers. */
int random_below(uint64_t *state, int below)
{
    uint64_t word = *state += 0x9e3779b97f4a7c15;

    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return (int)((word ^ (word >> 31)) % (uint64_t)below);
}

lw_network *new_pt(int l, int m, int n)
{
    lw_network *network = lw_pt_create(l, m, n);
    if (!network) fault("PT(%d,%d,%d): no memory", l, m, n);
    return network;
}

const lw_pt *as_pt(const lw_network *network)
{
    return (const lw_pt *)network;
}

int ceil_log2(int value)
{
    int doublings = 0;
    for (long reach = 1; reach < value; reach *= 2) doublings++;
    return doublings;
}

bool are_neighbours(const lw_network *network, int a, int b)
{
    int neighbour[32];
    const int count = network->type->neighbours(network, a, neighbour);

    for (int i = 0; i < count; i++) {
        if (neighbour[i] == b) return true;
    }
    return false;
}

lw_schedule new_schedule(const lw_network *network, const lw_algorithm *algorithm, int root)
{
    lw_schedule schedule;

    lw_schedule_init(&schedule, root);
    const int error = algorithm->schedule(network, root, &schedule);
    if (error) fault("%s, %s, root %d: error %d", network->name, algorithm->name, root, error);
    return schedule;
}

void check_broadcast(const lw_network *network, int seats, const lw_schedule *schedule,
                     bool disjoint)
{
    lw_verdict verdict;

    assert_int_equal(lw_verify(network, seats, schedule, &verdict), LW_OK);
    for (int i = 0; i < verdict.violations && i < LW_VIOLATIONS; i++) {
        char text[3 * LW_TEXT];
        if (!disjoint && verdict.violation[i].fault == LW_FAULT_LINK_TWICE) continue;
        lw_describe_violation(network, schedule, &verdict.violation[i], text, sizeof text);
        fault("%s, root %d: %s", network->name, schedule->root, text);
    }
    if (!verdict.complete || (disjoint && !verdict.disjoint) || verdict.informed != seats) {
        fault("%s, root %d: complete %d, disjoint %d, %d informed", network->name, schedule->root,
              verdict.complete, verdict.disjoint, verdict.informed);
    }
}
