/* Machines that needn't be there: hosts described by a text, and ranks bound to their cores.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   machine = group { " + " group }               "host:2 package:2 core:8 pu:2 + host:1 core:4"
 *   group   = [ "host:N" ] ( levels | FILE.xml )  N hosts (default: 1) that are alike
 *
 * The levels of a host are hwloc's synthetic notation, from the outside inwards ("numa:2 l3:1
 * core:4"); where they don't end with pu:N, pu:1 is added. FILE.xml is what `lstopo FILE.xml` writes;
 * what isn't allowed there isn't used. Hosts are numbered in the order of the text. */
#ifndef LW_MAPPING_MACHINE_H
#define LW_MAPPING_MACHINE_H

#include <stdbool.h>

#include "mapping/locality.h"

enum {
    LW_HOST_PUS = 4096,        /* most PUs of a host described by levels */
    LW_MACHINE_HOSTS = 100000, /* most hosts, */
    LW_MACHINE_PUS = 100000000 /* and PUs of all of them */
};

/* Phrases for messages: what is allowed. */
#define LW_MACHINE_ALLOWED                                                                         \
    "[host:N] and hwloc's synthetic levels, as in 'host:4 package:2 core:8 pu:1', or a FILE.xml "  \
    "of lstopo; several of them with ' + ' between"
#define LW_BY_ALLOWED "slot, node, or how many ranks each host has, as in 3+1+7"

/* Hosts that are alike. */
typedef struct lw_host_group {
    int hosts;
    int cores;         /* of one host; its PUs where it has no cores */
    int pus;           /* of one host */
    lw_locality *core; /* [cores], then [pus]: where a rank is that is bound to the i-th of them */
    lw_locality *pu;
    lw_locality whole; /* where an unbound rank is */
} lw_host_group;

typedef struct lw_machine {
    int hosts;
    int cores; /* of all hosts */
    int pus;
    int groups;
    lw_host_group *group;
} lw_machine;

/* The machine of a text, to be ended by lw_machine_free. NULL with the reason in `why` (LW_TEXT
 * bytes), which is empty if memory ran out. */
lw_machine *lw_machine_create(const char *text, char *why);

void lw_machine_free(lw_machine *machine);

/* The group to which a host belongs. */
const lw_host_group *lw_machine_group(const lw_machine *machine, int host);

/* Which ranks run where, as `by` says:
 *   "slot"   a host is filled before the next one is begun
 *   "node"   one rank to each host in turn, as long as it has room
 *   "3+1+7"  so many to the first host, the second, ..
 * A host has room for a rank on each core or, if the ranks are more than all cores, on each PU.
 * On its host a rank is bound to the next core or, if the host's ranks are more than its cores, to
 * the next PU; with `unbound` it isn't bound, and the numbers of "3+1+7" may go beyond the PUs.
 *
 * *ranks 0 becomes as many ranks as there are cores, or as the numbers add up to. The localities of
 * all ranks are to be freed by free(); NULL with the reason in `why` (LW_TEXT bytes), which is empty
 * if memory ran out. */
lw_locality *lw_machine_bind(const lw_machine *machine, const char *by, bool unbound, int *ranks,
                             char *why);

#endif
