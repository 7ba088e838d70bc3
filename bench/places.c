/* Between which ranks messages are measured.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "places.h"

#include <stdlib.h>

enum { SHIFTS_MOST = 1024 /* that are tried */ };

/* The lowest rank on this host. */
static int leader(MPI_Comm comm)
{
    int rank, lowest;
    MPI_Comm host;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    MPI_Allreduce(&rank, &lowest, 1, MPI_INT, MPI_MIN, host);
    MPI_Comm_free(&host);
    return lowest;
}

/* 'of' has each rank's leader; these become numbers. */
static void number(struct places *places)
{
    places->count = 0;
    for (int r = 0; r < places->ranks; r++) {
        bool first = places->of[r] == r;
        places->of[r] = first ? places->count : places->of[places->of[r]];
        if (first) {
            places->first[places->count++] = r;
        }
    }
}

bool places_find(MPI_Comm comm, struct places *places)
{
    *places = (struct places){.apart = true};
    MPI_Comm_size(comm, &places->ranks);
    size_t bytes = (size_t)places->ranks * sizeof(*places->of);
    places->of = malloc(bytes);
    places->first = malloc(bytes);
    bool good = places->of && places->first;

    int everywhere;
    int mine = good;
    MPI_Allreduce(&mine, &everywhere, 1, MPI_INT, MPI_MIN, comm);
    if (!everywhere) {
        return good;
    }
    int lowest = leader(comm);
    MPI_Allgather(&lowest, 1, MPI_INT, places->of, 1, MPI_INT, comm);
    number(places);
    if (places->count == 1) {
        places->apart = false;
        for (int r = 0; r < places->ranks; r++) {
            places->of[r] = r;
        }
        number(places);
    }
    return true;
}

void places_free(struct places *places)
{
    free(places->of);
    free(places->first);
    *places = (struct places){0};
}

void places_pair(const struct places *places, int pairs, int i, int pair[2])
{
    int from = (int)((long)i * places->count / pairs);
    int step = 1 + (int)((long)i * (places->count - 1) / pairs);
    pair[0] = places->first[from];
    pair[1] = places->first[(from + step) % places->count];
}

int places_shift(const struct places *places)
{
    int best = 1;
    int most = -1;
    for (int shift = 1; shift < places->ranks && shift <= SHIFTS_MOST; shift++) {
        int away = 0;
        for (int r = 0; r < places->ranks; r++) {
            away += places->of[r] != places->of[(r + shift) % places->ranks];
        }
        if (away > most) {
            most = away;
            best = shift;
        }
    }
    return best;
}
