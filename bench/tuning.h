/* What the network between hosts is like: measured, in the terms of the components' parameters.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_TUNING_H
#define LWBENCH_TUNING_H

#include "places.h"
#include "spread.h"

#include <mpi.h>
#include <stdbool.h>

enum { TUNING_PAIRS_MOST = 4, TUNING_PEERS_MOST = 64, TUNING_FLOWS_MOST = 8 };

struct tuning {
    int pairs;                    /* of ranks, between which the next three were measured */
    struct spread half;           /* of a round trip, s */
    struct spread calls;          /* that a process spends in the calls of half a round trip, s */
    struct spread rate;           /* of one stream, bytes/s */
    struct spread loaded;         /* overhead while all ranks are busy, s */
    int flows;                    /* how often streams to several peers were measured */
    int peers[TUNING_FLOWS_MOST]; /* ascending, from 1 */
    struct spread together[TUNING_FLOWS_MOST]; /* rate of all of them, bytes/s */

    /* What follows; at least 1. */
    long latency_ns;
    long overhead_ns;
    long bandwidth_mbit;
    long ports;
};

/* Collective over comm, with two places or more; takes about as many seconds as given. Fills in
 * 'tuning' on all ranks. Returns false if memory ran out on some rank. */
bool tuning_measure(MPI_Comm comm, const struct places *places, double seconds,
                    struct tuning *tuning);

/* Works out the last four from the others. Pure. */
void tuning_conclude(struct tuning *tuning);

#endif
