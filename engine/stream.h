/* A stream: what one rank moves down one tree of a broadcast, segment after segment.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A message is cut into segments 0, 1, 2, ...; with k trees, tree t carries t, t+k, t+2k, ... A
 * window of LW_WINDOW segments slides over a stream's segments, each goes through these states, a
 * root's starts in the second:
 *
 *   posted -> arrived, and all of its stream before it -> on its way to every child -> gone
 *
 *   time |  segment t          t+k        t+2k     from the parent, to children a and b
 *     1  |  receive            receive    receive
 *     2  |  to a, to b
 *     3  |                     to a, to b
 *
 * Streams know nothing of each other, so any may run ahead; only packing and unpacking go through
 * the message in order. */
#ifndef LW_ENGINE_STREAM_H
#define LW_ENGINE_STREAM_H

#include "engine/ahead.h"
#include "engine/message.h"
#include "schedule/plan.h"

enum { LW_WINDOW = 16 }; /* segments of a stream under way at once */

/* A segment in the window. */
typedef struct lw_slot {
    char *data; /* its packed bytes: in the user's buffer, or in memory of our own */
    size_t bytes;
    bool passed_on;          /* it has arrived and its sends are under way */
    bool delivered;          /* it's where the user wants it */
    int sends;               /* not completed yet */
    ompi_request_t *receive; /* NULL: completed */
    ompi_request_t **send;   /* one a child; NULL: completed */
} lw_slot;

/* What all streams of a broadcast share. */
typedef struct lw_shared {
    ompi_communicator_t *comm;
    lw_ahead *ahead; /* [ranks] */
    lw_message message;
    size_t segment_bytes;
    size_t segments;
    size_t in_order; /* the next segment to be packed, or unpacked */
    int error;       /* the first one */
    bool moved;      /* something was done since it was set to false */
} lw_shared;

/* slots[LW_WINDOW] and what they point to belong to whoever made the stream; so does `own`, room
 * for LW_WINDOW segments, which is needed only if the message isn't in place, or for the whole
 * message, if it is unpacked at its end. */
typedef struct lw_stream {
    const lw_plan *plan; /* in ranks of the communicator */
    int tag;             /* its own: inside a host all trees may use the same arc */
    size_t step;         /* k */
    size_t oldest;       /* this stream's segments before it are gone */
    size_t next;         /* this stream's segments from it on aren't in the window yet */
    char *own;
    lw_slot slot[LW_WINDOW];
} lw_stream;

/* Does what can be done now, without waiting. True once all the stream's segments are gone. */
bool lw_stream_advance(lw_stream *stream, lw_shared *shared);

#endif
