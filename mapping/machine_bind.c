/* Ranks dealt out to the hosts of a machine, and bound to their cores.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/machine.h"
#include "schedule/network.h"

/* "3+1+7" into count[hosts]; *ranks is their sum. */
static bool read_counts(const lw_machine *machine, const char *by, bool unbound, int *count,
                        int *ranks, char *why)
{
    const char *rest = by;

    *ranks = 0;
    for (int host = 0; host < machine->hosts; host++) {
        const int room = unbound ? LW_MACHINE_PUS : lw_machine_group(machine, host)->pus;
        if ((host && *rest++ != '+') || !lw_read_number(&rest, 0, INT_MAX, &count[host])) {
            snprintf(why, LW_TEXT, "it isn't %d numbers with + between, one for each host",
                     machine->hosts);
            return false;
        }
        if (count[host] > room || count[host] > LW_MACHINE_PUS - *ranks) {
            snprintf(why, LW_TEXT, "host %d has room for %d ranks, not for %d", host, room,
                     count[host]);
            return false;
        }
        *ranks += count[host];
    }
    if (*rest)
        snprintf(why, LW_TEXT, "there is more than a number for each of %d hosts", machine->hosts);
    return !*rest;
}

/* How many ranks each host gets by slot or by node. */
static bool deal(const lw_machine *machine, bool by_slot, int ranks, int *count, char *why)
{
    const bool on_pus = ranks > machine->cores;

    if (ranks > machine->pus) {
        snprintf(why, LW_TEXT, "the machine has %d PUs, too few for %d ranks", machine->pus, ranks);
        return false;
    }
    for (int left = ranks; left;) {
        for (int host = 0; host < machine->hosts && left; host++) {
            const lw_host_group *group = lw_machine_group(machine, host);
            const int room = (on_pus ? group->pus : group->cores) - count[host];
            const int most = by_slot ? room : room > 0;
            const int more = most < left ? most : left;
            count[host] += more;
            left -= more;
        }
    }
    return true;
}

/* Of the index-th of `on_host` ranks on a host. */
static lw_locality locality_of(const lw_host_group *group, int host, int on_host, int index,
                               bool unbound)
{
    lw_locality where = unbound                  ? group->whole
                        : on_host > group->cores ? group->pu[index]
                                                 : group->core[index];
    where.host = host;
    return where;
}

/* Rank after rank: one for each host in turn, or all of a host before the next. */
static void bind(const lw_machine *machine, const int *count, bool in_turn, bool unbound,
                 lw_locality *where)
{
    int most = 0;

    for (int host = 0; host < machine->hosts; host++)
        most = count[host] > most ? count[host] : most;
    for (int first = 0; first < (in_turn ? most : 1); first++) {
        for (int host = 0; host < machine->hosts; host++) {
            const lw_host_group *group = lw_machine_group(machine, host);
            const int last = in_turn && first + 1 < count[host] ? first + 1 : count[host];
            for (int i = first; i < last; i++) {
                *where++ = locality_of(group, host, count[host], i, unbound);
            }
        }
    }
}

static bool count_ranks(const lw_machine *machine, const char *by, bool unbound, int *ranks,
                        int *count, char *why)
{
    const bool by_slot = !strcmp(by, "slot");
    int sum;

    if (by_slot || !strcmp(by, "node")) {
        if (!*ranks) *ranks = machine->cores;
        return deal(machine, by_slot, *ranks, count, why);
    }
    if (!read_counts(machine, by, unbound, count, &sum, why)) return false;
    if (*ranks && sum != *ranks) {
        snprintf(why, LW_TEXT, "it adds up to %d, but there are %d ranks", sum, *ranks);
        return false;
    }
    *ranks = sum;
    return true;
}

/* Hosts without ranks have no number: the others are numbered in the order of their first rank. */
static void renumber(const lw_machine *machine, int *number, lw_locality *locality, int ranks)
{
    int next = 0;

    for (int host = 0; host < machine->hosts; host++) number[host] = -1;
    for (int rank = 0; rank < ranks; rank++) {
        int *host = &number[locality[rank].host];
        if (*host < 0) *host = next++;
        locality[rank].host = *host;
    }
}

lw_locality *lw_machine_bind(const lw_machine *machine, const char *by, bool unbound, int *ranks,
                             char *why)
{
    int *count = calloc((size_t)machine->hosts, sizeof *count);
    lw_locality *locality = NULL;

    *why = '\0';
    if (count && count_ranks(machine, by, unbound, ranks, count, why)) {
        locality = malloc((size_t)(*ranks ? *ranks : 1) * sizeof *locality);
    }
    if (locality) {
        bind(machine, count, !strcmp(by, "node"), unbound, locality);
        renumber(machine, count, locality, *ranks);
    }
    free(count);
    return locality;
}
