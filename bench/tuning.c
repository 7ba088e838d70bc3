/* What the network between hosts is like: measuring it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tuning.h"

#include "exchange.h"
#include "flow.h"

/* How the time is shared out. */
static const double share_loaded = 0.2;
static const double share_pairs = 0.5;
static const double share_flows = 0.3;

/* What a root of some measurement found out, for all ranks. The others wait here as in a broadcast.
 * Returns whether all is well. */
static bool share(MPI_Comm comm, int root, bool good, struct spread *spreads, int count)
{
    int mine = good;
    int everywhere;
    MPI_Allreduce(&mine, &everywhere, 1, MPI_INT, MPI_MIN, comm);
    MPI_Bcast(spreads, count * SPREAD_DOUBLES, MPI_DOUBLE, root, comm);
    return everywhere != 0;
}

/* After that even a slow answer has come. */
static double gap_of(const struct spread *half)
{
    return 4.0 * half->high;
}

/* Two ranks: half, calls, rate. */
static bool measure_pair(MPI_Comm comm, const int pair[2], double seconds, struct spread result[3])
{
    int rank;
    bool good = true;
    MPI_Comm two;
    MPI_Comm_rank(comm, &rank);
    bool member = rank == pair[0] || rank == pair[1];
    MPI_Comm_split(comm, member ? 0 : MPI_UNDEFINED, rank == pair[1], &two);
    if (member) {
        result[0] = exchange_half(two, seconds / 4.0);
        result[1] = exchange_calls(two, gap_of(&result[0]), seconds / 4.0);
        good = flow_rate(two, seconds / 2.0, &result[2]);
        MPI_Comm_free(&two);
    }
    return share(comm, pair[0], good, result, 3);
}

static bool measure_pairs(MPI_Comm comm, const struct places *places, double seconds,
                          struct tuning *tuning)
{
    struct spread result[TUNING_PAIRS_MOST][3], column[3][TUNING_PAIRS_MOST];
    tuning->pairs = places->count < TUNING_PAIRS_MOST ? places->count : TUNING_PAIRS_MOST;
    for (int i = 0; i < tuning->pairs; i++) {
        int pair[2];
        places_pair(places, tuning->pairs, i, pair);
        if (!measure_pair(comm, pair, seconds / tuning->pairs, result[i])) {
            return false;
        }
        for (int c = 0; c < 3; c++) {
            column[c][i] = result[i][c];
        }
    }
    tuning->half = spread_join(column[0], tuning->pairs);
    tuning->calls = spread_join(column[1], tuning->pairs);
    tuning->rate = spread_join(column[2], tuning->pairs);
    return true;
}

/* From the first place to the next ones. */
static bool measure_flow(MPI_Comm comm, const struct places *places, int peers, double seconds,
                         struct spread *rate)
{
    int rank;
    bool good = true;
    MPI_Comm group;
    MPI_Comm_rank(comm, &rank);
    int place = places->of[rank];
    bool member = place <= peers && places->first[place] == rank;
    MPI_Comm_split(comm, member ? 0 : MPI_UNDEFINED, place, &group);
    if (member) {
        good = flow_rate(group, seconds, rate);
        MPI_Comm_free(&group);
    }
    return share(comm, places->first[0], good, rate, 1);
}

/* 1, 2, 4, ..., and all. */
static void choose_peers(const struct places *places, struct tuning *tuning)
{
    int most = places->count - 1;
    if (most > TUNING_PEERS_MOST) {
        most = TUNING_PEERS_MOST;
    }
    tuning->flows = 0;
    for (int peers = 1; peers < most; peers *= 2) {
        tuning->peers[tuning->flows++] = peers;
    }
    tuning->peers[tuning->flows++] = most;
}

static bool measure_flows(MPI_Comm comm, const struct places *places, double seconds,
                          struct tuning *tuning)
{
    choose_peers(places, tuning);
    for (int f = 0; f < tuning->flows; f++) {
        if (!measure_flow(comm, places, tuning->peers[f], seconds / tuning->flows,
                          &tuning->together[f])) {
            return false;
        }
    }
    return true;
}

bool tuning_measure(MPI_Comm comm, const struct places *places, double seconds,
                    struct tuning *tuning)
{
    *tuning = (struct tuning){0};
    tuning->loaded = exchange_overhead(comm, places_shift(places), seconds * share_loaded);
    if (!measure_pairs(comm, places, seconds * share_pairs, tuning) ||
        !measure_flows(comm, places, seconds * share_flows, tuning)) {
        return false;
    }
    tuning_conclude(tuning);
    return true;
}
