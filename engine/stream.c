/* The window of one stream.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/stream.h"

static void note(lw_shared *shared, int error)
{
    if (error && !shared->error) shared->error = error;
}

static lw_slot *slot_of(lw_stream *stream, size_t segment)
{
    return &stream->slot[segment / stream->step % LW_WINDOW];
}

static bool is_root(const lw_stream *stream)
{
    return stream->plan->parent < 0;
}

/* Frees a completed request and keeps its error; `least`: bytes that it must have brought, fewer
 * are a segment that the parent cut otherwise. False: it isn't complete yet. */
static bool is_over(lw_shared *shared, ompi_request_t **request, size_t least)
{
    if (!REQUEST_COMPLETE(*request)) return false;
    shared->moved = true;
    opal_atomic_rmb(); /* another thread may have completed it */
    note(shared, (*request)->req_status.MPI_ERROR);
    if ((*request)->req_status._ucount < least) note(shared, MPI_ERR_TRUNCATE);
    ompi_request_free(request);
    *request = NULL;
    return true;
}

/* Every other send of a window completes only when its receive is matched: a child is never more
 * than a window behind, and no more than that arrives unexpected. Of short streams one after another
 * now and then a send does. */
static mca_pml_base_send_mode_t mode_of(const lw_stream *stream, lw_shared *shared, size_t segment,
                                        int child)
{
    const size_t turn = segment / stream->step;
    const bool checks = turn % (LW_WINDOW / 2) == LW_WINDOW / 2 - 1;
    return lw_ahead_mode(&shared->ahead[child], turn == 0, checks);
}

/* Sends an arrived segment to every child, in round order. */
static void pass_on(lw_stream *stream, lw_shared *shared, size_t segment)
{
    lw_slot *slot = slot_of(stream, segment);
    const lw_plan *plan = stream->plan;

    slot->passed_on = true;
    for (int i = 0; i < plan->children; i++) {
        const int child = plan->child[i].vertex;
        const int error = MCA_PML_CALL(isend(slot->data, slot->bytes, MPI_BYTE, child, stream->tag,
                                             mode_of(stream, shared, segment, child), shared->comm,
                                             &slot->send[i]));
        note(shared, error);
        if (error) slot->send[i] = NULL;
        if (slot->send[i]) slot->sends++;
    }
}

/* Puts an arrived segment where the user wants it, once those before it are there. */
static void deliver(lw_stream *stream, lw_shared *shared, size_t segment)
{
    lw_slot *slot = slot_of(stream, segment);
    lw_message *message = &shared->message;

    if (!message->in_place && !is_root(stream)) {
        if (shared->in_order != segment) return;
        shared->in_order++;
        if (message->in_pieces) note(shared, lw_message_unpack(message, slot->data, slot->bytes));
    }
    slot->delivered = true;
}

/* Where a segment's bytes are kept. */
static char *place_of(const lw_stream *stream, const lw_shared *shared, size_t segment)
{
    const size_t first = segment * shared->segment_bytes;

    if (shared->message.in_place) return shared->message.in_place + first;
    if (!is_root(stream) && !shared->message.in_pieces) return stream->own + first;
    return stream->own + segment / stream->step % LW_WINDOW * shared->segment_bytes;
}

static void receive(lw_stream *stream, lw_shared *shared, lw_slot *slot)
{
    const int error = MCA_PML_CALL(irecv(slot->data, slot->bytes, MPI_BYTE, stream->plan->parent,
                                         stream->tag, shared->comm, &slot->receive));
    note(shared, error);
    if (error) slot->receive = NULL;
}

/* Takes the stream's next segment into the window. False: it can't be packed yet. */
static bool open_segment(lw_stream *stream, lw_shared *shared)
{
    lw_message *message = &shared->message;
    const size_t segment = stream->next;
    const size_t rest = message->bytes - segment * shared->segment_bytes;
    const bool packs = is_root(stream) && !message->in_place;
    lw_slot *slot = slot_of(stream, segment);

    if (packs && shared->in_order != segment) return false;
    shared->moved = true;
    stream->next += stream->step;
    slot->bytes = rest < shared->segment_bytes ? rest : shared->segment_bytes;
    slot->data = place_of(stream, shared, segment);
    slot->passed_on = slot->delivered = false;
    if (packs) {
        note(shared, lw_message_pack(message, slot->data, slot->bytes));
        shared->in_order++;
    }
    if (is_root(stream)) {
        pass_on(stream, shared, segment);
    } else {
        receive(stream, shared, slot);
    }
    return true;
}

/* Does what can be done for a segment; true once it's gone. Receives may complete in any order
 * (a short last segment overtakes long ones), but a child's receives match in the order of our
 * sends: so segments are passed on in order, `turn` says that all before it were. */
static bool advance_segment(lw_stream *stream, lw_shared *shared, size_t segment, bool turn)
{
    lw_slot *slot = slot_of(stream, segment);

    if (!slot->passed_on) {
        if (slot->receive && !is_over(shared, &slot->receive, slot->bytes)) return false;
        if (!turn) return false;
        pass_on(stream, shared, segment);
    }
    if (!slot->delivered) deliver(stream, shared, segment);
    for (int i = 0; i < stream->plan->children && slot->sends > 0; i++) {
        if (slot->send[i] && is_over(shared, &slot->send[i], 0)) slot->sends--;
    }
    return slot->delivered && slot->sends == 0;
}

/* Advances every segment in the window; those at its old end that are gone leave it. */
static void advance_window(lw_stream *stream, lw_shared *shared)
{
    bool turn = true;

    for (size_t segment = stream->oldest; segment < stream->next; segment += stream->step) {
        const bool gone = advance_segment(stream, shared, segment, turn);
        turn = turn && slot_of(stream, segment)->passed_on;
        if (gone && segment == stream->oldest) stream->oldest += stream->step;
    }
}

bool lw_stream_advance(lw_stream *stream, lw_shared *shared)
{
    size_t before;

    do { /* as long as the window slides; a message that was here before its receive is soon gone */
        while (stream->next < shared->segments &&
               stream->next - stream->oldest < LW_WINDOW * stream->step &&
               open_segment(stream, shared)) {
        }
        before = stream->oldest;
        advance_window(stream, shared);
    } while (stream->oldest > before && stream->oldest < shared->segments);
    return stream->oldest >= shared->segments;
}
