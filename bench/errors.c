/* How the ranks agree on an error: all of them stop, one of them says why.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "errors.h"

#include <ctype.h>
#include <stdio.h>

static void print_line(char *text)
{
    /* What the user typed may hold line ends, but an error is one line. */
    for (char *c = text; *c != '\0'; c++) {
        if (iscntrl((unsigned char)*c)) {
            *c = '?';
        }
    }
    fprintf(stderr, "lwbench: %s\n", text);
    fflush(stderr);
}

bool errors_none(MPI_Comm comm, const char *error)
{
    int rank, ranks;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &ranks);

    int mine[2] = {error ? rank : ranks, error ? 1 : 0};
    int least[2];
    MPI_Allreduce(mine, least, 2, MPI_INT, MPI_MIN, comm);
    int first = least[0];
    bool everywhere = least[1] == 1;
    if (first == ranks) {
        return true;
    }

    char text[ERROR_ROOM] = "";
    if (rank == first) {
        snprintf(text, sizeof(text), everywhere ? "%s" : "%s (rank %d)", error, rank);
    }
    if (first != 0 && rank == first) {
        MPI_Send(text, ERROR_ROOM, MPI_CHAR, 0, 0, comm);
    } else if (first != 0 && rank == 0) {
        MPI_Recv(text, ERROR_ROOM, MPI_CHAR, first, 0, comm, MPI_STATUS_IGNORE);
    }
    if (rank == 0) {
        print_line(text);
    }
    return false;
}

bool errors_agree(bool good, const char *error)
{
    return errors_none(MPI_COMM_WORLD, good ? NULL : error);
}
