/* How much memory a communicator takes: many live at once, so that what is taken in blocks for
 * several is shared out.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "setup_memory.h"

#include "errors.h"
#include "heap.h"
#include "setup_conclude.h"

#include <stdlib.h>

enum { LIVING_MOST = 16 };

int setup_living(const struct options *options)
{
    return options->iterations < LIVING_MOST ? options->iterations : LIVING_MOST;
}

/* Makes the next one and broadcasts. */
static bool bring_up(struct variant *next, const struct options *options, void *buffer)
{
    if (!variant_make(next, NULL, NULL)) {
        return false;
    }
    variant_broadcast(buffer, (int)options->least_bytes, MPI_CHAR, options->root, next);
    return true;
}

/* What this rank's heap grows by for each. Returns false, on all ranks, if one can't be made. */
static bool growth(const struct variant *variant, const struct options *options, void *buffer,
                   MPI_Comm harness, double *bytes)
{
    struct variant living[LIVING_MOST];
    int wanted = setup_living(options);
    int count = 0;
    double before = heap_bytes();
    for (bool good = true; count < wanted && good; count += good) {
        living[count] = *variant;
        good = bring_up(&living[count], options, buffer);
    }
    MPI_Barrier(harness);
    *bytes = (heap_bytes() - before) / wanted;
    bool all = count == wanted;
    while (count > 0) {
        MPI_Comm_free(&living[--count].comm);
    }
    return all;
}

bool setup_memory(const struct variant *variant, const struct options *options, void *buffer,
                  MPI_Comm harness, struct setup_value *value)
{
    int rank, ranks;
    double bytes = 0.0;
    MPI_Comm_rank(harness, &rank);
    MPI_Comm_size(harness, &ranks);
    double *samples = malloc((size_t)ranks * sizeof(*samples));
    bool good = errors_none(harness, samples ? NULL : "not enough memory for the ranks' values") &&
                growth(variant, options, buffer, harness, &bytes);
    *value = (struct setup_value){.spread = {.count = 0.0}};
    if (good) {
        MPI_Gather(&bytes, 1, MPI_DOUBLE, samples, 1, MPI_DOUBLE, 0, harness);
    }
    if (good && rank == 0 && heap_known()) {
        *value = setup_value_of(samples, ranks);
    }
    free(samples);
    return good;
}
