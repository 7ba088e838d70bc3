/* A blocking broadcast of one segment.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/short.h"

enum { MOST_CHILDREN = 32 };

bool lw_short_will_do(const lw_transfer_what *what, size_t bytes)
{
    return what->trees == 1 && (!what->segment_bytes || bytes <= what->segment_bytes) &&
           what->plan->children <= MOST_CHILDREN &&
           ompi_datatype_is_contiguous_memory_layout(what->datatype, (int32_t)what->count);
}

static int receive(const lw_transfer_what *what, char *data, size_t bytes)
{
    ompi_status_public_t status;
    const int error = MCA_PML_CALL(
        recv(data, bytes, MPI_BYTE, what->plan->parent, what->tag, what->comm, &status));

    return !error && status._ucount < bytes ? MPI_ERR_TRUNCATE : error;
}

/* Waits for a send; its error, or the one there was before. */
static int settle(ompi_request_t **request, int error)
{
    const int own = ompi_request_wait(request, MPI_STATUS_IGNORE);
    return error ? error : own;
}

/* To all children at once, in round order. */
static int pass_on(const lw_transfer_what *what, const char *data, size_t bytes)
{
    const lw_plan *plan = what->plan;
    ompi_request_t *request[MOST_CHILDREN];
    int error = OMPI_SUCCESS;

    for (int i = 0; i < plan->children; i++) {
        const int child = plan->child[i].vertex;
        const int own = MCA_PML_CALL(isend(data, bytes, MPI_BYTE, child, what->tag,
                                           lw_ahead_mode(&what->ahead[child], true, false),
                                           what->comm, &request[i]));
        if (own) request[i] = &ompi_request_empty;
        if (!error) error = own;
    }
    for (int i = 0; i < plan->children; i++) error = settle(&request[i], error);
    return error;
}

int lw_short_broadcast(const lw_transfer_what *what, size_t bytes)
{
    char *data = (char *)what->buffer + what->datatype->super.true_lb;
    const int error = what->plan->parent < 0 ? OMPI_SUCCESS : receive(what, data, bytes);
    const int later = what->plan->children ? pass_on(what, data, bytes) : OMPI_SUCCESS;

    return error ? error : later;
}
