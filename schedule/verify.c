/* The verifier. It trusts nothing but the network's list of neighbours.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/verify.h"

#include <stdio.h>
#include <stdlib.h>

/* What is known while the rounds pass. */
typedef struct check {
    const lw_network *network;
    const lw_schedule *schedule;
    lw_verdict *verdict;
    int *informed; /* per vertex: the round in which it received; 0 the root, -1 not yet */
    int *used;     /* per channel: the last round that used it */
    int *neighbour;
} check;

static void report(check *c, lw_fault fault, int send, int a, int b)
{
    lw_verdict *verdict = c->verdict;
    if (fault == LW_FAULT_LINK_TWICE) {
        verdict->disjoint = false;
    } else {
        verdict->complete = false;
    }
    if (verdict->violations < LW_VIOLATIONS) {
        verdict->violation[verdict->violations] = (lw_violation){fault, send, a, b};
    }
    verdict->violations++;
}

static bool is_vertex(const check *c, int v)
{
    return v >= 0 && v < c->network->vertices;
}

/* The number of the channel from a to b, or -1 if no link joins them. */
static long channel(const check *c, int a, int b)
{
    if (!is_vertex(c, a)) return -1;
    const int count = c->network->type->neighbours(c->network, a, c->neighbour);
    for (int i = 0; i < count; i++) {
        if (c->neighbour[i] == b) return (long)a * c->network->degree + i;
    }
    return -1;
}

static void check_path(check *c, int index)
{
    const lw_send *send = &c->schedule->send[index];
    const int *path = c->schedule->path + send->first;

    if (path[0] != send->from || path[send->hops] != send->to) {
        report(c, LW_FAULT_NO_LINK, index, send->from, send->to);
    }
    for (int hop = 0; hop < send->hops; hop++) {
        const long there = channel(c, path[hop], path[hop + 1]);
        const long back = channel(c, path[hop + 1], path[hop]);
        if (there < 0 || back < 0) {
            report(c, LW_FAULT_NO_LINK, index, path[hop], path[hop + 1]);
            continue;
        }
        const bool taken = c->used[there] == send->round ||
                           (!c->network->type->full_duplex && c->used[back] == send->round);
        if (taken) report(c, LW_FAULT_LINK_TWICE, index, path[hop], path[hop + 1]);
        c->used[there] = send->round;
    }
}

static void check_ends(check *c, int index)
{
    const lw_send *send = &c->schedule->send[index];

    if (!is_vertex(c, send->from) || !is_vertex(c, send->to)) return; /* no link, and so reported */
    const int since = c->informed[send->from];
    if (since < 0 || since >= send->round) {
        report(c, LW_FAULT_UNINFORMED, index, send->from, send->to);
    }
    if (c->informed[send->to] >= 0) {
        report(c, LW_FAULT_RECEIVES_TWICE, index, send->from, send->to);
        return;
    }
    c->informed[send->to] = send->round;
    c->verdict->informed++;
}

static void check_all(check *c, int seats)
{
    const lw_schedule *schedule = c->schedule;

    for (int v = 0; v < c->network->vertices; v++) c->informed[v] = -1;
    if (is_vertex(c, schedule->root)) {
        c->informed[schedule->root] = 0;
        c->verdict->informed = 1;
    }
    for (int i = 0; i < schedule->sends; i++) {
        check_path(c, i);
        check_ends(c, i);
    }
    for (int v = 0; v < seats; v++) {
        if (c->informed[v] < 0) report(c, LW_FAULT_NEVER_REACHED, -1, v, v);
    }
}

int lw_verify(const lw_network *network, int seats, const lw_schedule *schedule,
              lw_verdict *verdict)
{
    const size_t vertices = (size_t)network->vertices;
    check c = {
        .network = network,
        .schedule = schedule,
        .verdict = verdict,
        .informed = malloc(vertices * sizeof(int)),
        .used = calloc(vertices * (size_t)network->degree, sizeof(int)),
        .neighbour = malloc((size_t)network->degree * sizeof(int)),
    };
    const bool room = c.informed && c.used && c.neighbour;

    verdict->violations = 0;
    verdict->complete = verdict->disjoint = true;
    verdict->rounds = schedule->rounds;
    verdict->informed = 0;
    if (room) check_all(&c, seats);
    free(c.informed);
    free(c.used);
    free(c.neighbour);
    return room ? LW_OK : LW_NO_MEMORY;
}

void lw_describe_violation(const lw_network *network, const lw_schedule *schedule,
                           const lw_violation *violation, char *text, size_t size)
{
    char a[LW_TEXT], b[LW_TEXT];
    network->type->coordinates(network, violation->a, a);
    network->type->coordinates(network, violation->b, b);
    if (violation->send < 0) {
        snprintf(text, size, "vertex %d %s never receives", violation->a, a);
        return;
    }

    const lw_send *send = &schedule->send[violation->send];
    const char *what = violation->fault == LW_FAULT_RECEIVES_TWICE ? "the target has it already"
                       : violation->fault == LW_FAULT_UNINFORMED   ? "the sender has nothing yet"
                       : violation->fault == LW_FAULT_NO_LINK      ? "no such link"
                                                                   : "link used twice";
    snprintf(text, size, "round %d: send %d to %d: %s: %d %s - %d %s", send->round, send->from,
             send->to, what, violation->a, a, violation->b, b);
}
