/* Ranks of synthetic machines placed by hardware, for tests of what they then do.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_TESTS_UNIT_PLACED_H
#define LW_TESTS_UNIT_PLACED_H

#include "mapping/placement.h"
#include "tests/unit/machines.h"

enum { PLACED_TYPES = 3 /* of networks */ };

/* A machine's ranks on the network that fits the groups of a level. */
typedef struct placed {
    machine m;
    lw_network *network;
    lw_placement placement;
    int hosts; /* between which messages are counted; 0: a vertex isn't a host */
} placed;

/* Machine i / PLACED_TYPES on type i % PLACED_TYPES of networks, to be ended by end_placed(). */
placed start_placed(int i, lw_vertex_level wish);
void end_placed(placed *p);

/* Checks all machines on all types: all ranks as roots where a vertex is a host, else every
 * `step`th. */
void check_placed(lw_vertex_level level, int step, void (*check)(placed *, int root));

/* Faults if a vertex is a host and there isn't one message for each other host. */
void check_messages(const placed *p, int between, const char *way, int root);

/* Adds what a rank does outside its group, with seats for ranks. */
void add_outside(const placed *p, int rank, const lw_plan *plan, lw_plan *outside);

#endif
