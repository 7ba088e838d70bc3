/* The exchange, in as many rounds as it takes to double one to all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/exchange.h"

#include <stdlib.h>
#include <string.h>

#include "engine/patience.h"

/* One round: `bytes` go out and as many come in. */
static int swap(ompi_communicator_t *comm, const char *out, int to, char *in, int from,
                size_t bytes)
{
    ompi_request_t *request[2];
    int error = MCA_PML_CALL(
        irecv(in, bytes, MPI_BYTE, from, MCA_COLL_BASE_TAG_ALLGATHER, comm, &request[0]));
    if (error) return error;
    error = MCA_PML_CALL(isend(out, bytes, MPI_BYTE, to, MCA_COLL_BASE_TAG_ALLGATHER,
                               MCA_PML_BASE_SEND_STANDARD, comm, &request[1]));
    if (error) return error;
    lw_wait_patiently(request, 2);
    return ompi_request_wait_all(2, request, MPI_STATUSES_IGNORE);
}

/* All records, my own first, then those of the ranks behind me. */
static int collect(ompi_communicator_t *comm, char *turned, size_t bytes)
{
    const int ranks = ompi_comm_size(comm), me = ompi_comm_rank(comm);
    int error = OMPI_SUCCESS;

    for (int distance = 1; distance < ranks && !error; distance *= 2) {
        const int count = distance < ranks - distance ? distance : ranks - distance;
        error =
            swap(comm, turned, (me - distance + ranks) % ranks, turned + (size_t)distance * bytes,
                 (me + distance) % ranks, (size_t)count * bytes);
    }
    return error;
}

int lw_exchange(ompi_communicator_t *comm, const void *own, void *all, size_t bytes)
{
    const size_t ranks = (size_t)ompi_comm_size(comm), me = (size_t)ompi_comm_rank(comm);
    char *turned = malloc(ranks * bytes);
    if (!turned) return OMPI_ERR_OUT_OF_RESOURCE;

    memcpy(turned, own, bytes);
    const int error = collect(comm, turned, bytes);
    memcpy((char *)all + me * bytes, turned, (ranks - me) * bytes);
    memcpy(all, turned + (ranks - me) * bytes, me * bytes);
    free(turned);
    return error;
}
