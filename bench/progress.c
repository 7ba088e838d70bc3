/* A line on the terminal that tells how far the measurement is.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "progress.h"

#include <mpi.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static const double pause_between = 0.1; /* seconds */

/* Back to the start of the line, and clear it to its end. */
static const char restart[] = "\r\033[K";

static bool is_file(int descriptor)
{
    struct stat status;
    return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

void progress_open(struct progress *progress, enum progress_choice choice, int rank)
{
    bool wanted = choice == PROGRESS_ON || (choice == PROGRESS_AUTO && isatty(STDERR_FILENO));
    *progress = (struct progress){.on = rank == 0 && wanted && !is_file(STDERR_FILENO)};
}

void progress_show(struct progress *progress, const char *variant, size_t bytes, int iteration,
                   int iterations)
{
    if (!progress->on) {
        return;
    }
    double now = MPI_Wtime();
    if (progress->shown && now - progress->last < pause_between) {
        return;
    }
    fprintf(stderr, "%s%s%s%zu bytes, iteration %d of %d", restart, variant, *variant ? ", " : "",
            bytes, iteration, iterations);
    fflush(stderr);
    progress->shown = true;
    progress->last = now;
}

void progress_clear(struct progress *progress)
{
    if (progress->shown) {
        fputs(restart, stderr);
        fflush(stderr);
        progress->shown = false;
    }
}
