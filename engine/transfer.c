/* The broadcast engine: a message, its segments dealt out to one stream a tree.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/transfer.h"

#include <stdlib.h>

#include "engine/stream.h"

struct lw_transfer {
    lw_shared shared;
    int streams;
    char *own; /* memory for segments, if they can't stay in the user's buffer */
    lw_stream stream[];
};

static size_t requests_of(const lw_transfer_what *what)
{
    size_t children = 0;

    for (int t = 0; t < what->trees; t++) children += (size_t)what->plan[t].children;
    return LW_WINDOW * children;
}

/* Memory for a transfer, its requests behind its streams; NULL if it ran out. */
static lw_transfer *allocate(const lw_transfer_what *what)
{
    const size_t head = sizeof(lw_transfer) + (size_t)what->trees * sizeof(lw_stream);
    lw_transfer *transfer = malloc(head + requests_of(what) * sizeof(ompi_request_t *));
    if (!transfer) return NULL;

    ompi_request_t **requests = (ompi_request_t **)((char *)transfer + head);
    transfer->streams = what->trees;
    transfer->own = NULL;
    for (int t = 0; t < what->trees; t++) {
        lw_stream *stream = &transfer->stream[t];
        *stream = (lw_stream){.plan = &what->plan[t],
                              .tag = what->tag - t,
                              .step = (size_t)what->trees,
                              .oldest = (size_t)t,
                              .next = (size_t)t};
        for (int i = 0; i < LW_WINDOW; i++) {
            stream->slot[i].send = requests;
            requests += what->plan[t].children;
        }
    }
    return transfer;
}

static bool unpacks_at_end(const lw_transfer *transfer)
{
    const lw_message *message = &transfer->shared.message;
    return !message->in_place && !message->in_pieces && transfer->stream[0].plan->parent >= 0;
}

/* Memory for segments, if the message isn't in place. False: it ran out. */
static bool allocate_segments(lw_transfer *transfer)
{
    const size_t most = (transfer->shared.segments - 1) / (size_t)transfer->streams + 1;
    const size_t window = (most < LW_WINDOW ? most : LW_WINDOW) * transfer->shared.segment_bytes;
    const bool whole = unpacks_at_end(transfer);

    if (transfer->shared.message.in_place) return true;
    transfer->own =
        malloc(whole ? transfer->shared.message.bytes : (size_t)transfer->streams * window);
    if (!transfer->own) return false;
    for (int t = 0; t < transfer->streams; t++) {
        transfer->stream[t].own = transfer->own + (whole ? 0 : (size_t)t * window);
    }
    return true;
}

lw_transfer *lw_transfer_start(const lw_transfer_what *what)
{
    lw_transfer *transfer = allocate(what);
    if (!transfer) return NULL;

    lw_shared *shared = &transfer->shared;
    *shared = (lw_shared){.comm = what->comm, .ahead = what->ahead};
    shared->error = lw_message_init(&shared->message, what->buffer, what->count, what->datatype,
                                    what->plan[0].parent < 0);
    const size_t bytes = shared->message.bytes;
    const size_t stripe = (bytes - 1) / (size_t)what->trees + 1;
    const size_t wanted = what->segment_bytes ? what->segment_bytes : stripe;
    shared->segment_bytes = wanted < stripe ? wanted : stripe;
    shared->segments = (bytes - 1) / shared->segment_bytes + 1;
    if (allocate_segments(transfer)) return transfer;
    lw_transfer_finish(transfer);
    return NULL;
}

bool lw_transfer_advance(lw_transfer *transfer)
{
    bool over = true;

    transfer->shared.moved = false;
    for (int t = 0; t < transfer->streams; t++) {
        over = lw_stream_advance(&transfer->stream[t], &transfer->shared) && over;
    }
    return over;
}

bool lw_transfer_has_moved(const lw_transfer *transfer)
{
    return transfer->shared.moved;
}

int lw_transfer_finish(lw_transfer *transfer)
{
    lw_shared *shared = &transfer->shared;

    if (transfer->own && unpacks_at_end(transfer) && !shared->error) {
        shared->error = lw_message_unpack(&shared->message, transfer->own, shared->message.bytes);
    }
    const int error = shared->error;
    lw_message_fini(&shared->message);
    free(transfer->own);
    free(transfer);
    return error;
}
