/* Between which ranks messages are measured: on different hosts, where there are several.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_PLACES_H
#define LWBENCH_PLACES_H

#include <mpi.h>
#include <stdbool.h>

/* A place is a host, or where all ranks are on one host a rank. */
struct places {
    bool apart; /* they are hosts */
    int ranks;
    int count;
    int *of;    /* each rank's place, numbered from 0 by its first rank */
    int *first; /* each place's first rank */
};

/* Collective over comm. Returns false if this rank has no memory left; to be freed by places_free,
 * then too. */
bool places_find(MPI_Comm comm, struct places *places);

void places_free(struct places *places);

/* The i-th of 'pairs' pairs of ranks at different places, all over the places and near as well as far
 * by their numbers, 0 <= i < pairs <= places->count; needs two places. */
void places_pair(const struct places *places, int pairs, int i, int pair[2]);

/* By how much rank numbers must be shifted, from 1 to ranks - 1, so that most ranks come to another
 * place. */
int places_shift(const struct places *places);

#endif
