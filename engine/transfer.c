/* The broadcast engine.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/transfer.h"

#include <stdlib.h>

#include "engine/message.h"

enum { WINDOW = 4 }; /* segments under way at once: bounds memory and unexpected messages */

/* A segment in the window. */
typedef struct slot {
    char *data; /* its packed bytes: in the user's buffer, or in memory of our own */
    size_t bytes;
    bool passed_on; /* it has arrived, its sends are under way, it's where the user wants it */
    int sends;      /* not completed yet */
    ompi_request_t *receive; /* NULL: completed */
    ompi_request_t **send;   /* one a child; NULL: completed */
} slot;

struct lw_transfer {
    lw_transfer_what what;
    lw_message message;
    size_t segment_bytes;
    size_t segments;
    size_t oldest; /* segments before it are gone */
    size_t next;   /* segments from it on aren't in the window yet */
    int window;
    int error;
    char *own; /* memory for segments, if they can't stay in the user's buffer */
    slot slots[];
};

static void note(lw_transfer *transfer, int error)
{
    if (error && !transfer->error) transfer->error = error;
}

static slot *slot_of(lw_transfer *transfer, size_t segment)
{
    return &transfer->slots[segment % (size_t)transfer->window];
}

static bool is_root(const lw_transfer *transfer)
{
    return transfer->what.plan->parent < 0;
}

/* Frees a completed request and keeps its error. False: it isn't complete yet. */
static bool is_over(lw_transfer *transfer, ompi_request_t **request)
{
    if (!REQUEST_COMPLETE(*request)) return false;
    opal_atomic_rmb(); /* another thread may have completed it */
    note(transfer, (*request)->req_status.MPI_ERROR);
    ompi_request_free(request);
    *request = NULL;
    return true;
}

/* Puts an arrived segment where the user wants it. */
static void deliver(lw_transfer *transfer, const slot *s)
{
    lw_message *message = &transfer->message;

    if (is_root(transfer) || message->in_place) return;
    if (message->in_pieces) {
        note(transfer, lw_message_unpack(message, s->data, s->bytes));
    } else if (s->data + s->bytes == transfer->own + message->bytes) { /* the last one */
        note(transfer, lw_message_unpack(message, transfer->own, message->bytes));
    }
}

/* Sends an arrived segment to every child, in round order, and delivers it here. */
static void pass_on(lw_transfer *transfer, slot *s)
{
    const lw_transfer_what *what = &transfer->what;

    s->passed_on = true;
    for (int i = 0; i < what->plan->children; i++) {
        const int error =
            MCA_PML_CALL(isend(s->data, s->bytes, MPI_BYTE, what->plan->child[i].vertex, what->tag,
                               MCA_PML_BASE_SEND_STANDARD, what->comm, &s->send[i]));
        note(transfer, error);
        if (error) s->send[i] = NULL;
        if (s->send[i]) s->sends++;
    }
    deliver(transfer, s);
}

/* Where a segment's bytes are kept. */
static char *place_of(const lw_transfer *transfer, size_t segment)
{
    const lw_message *message = &transfer->message;
    const size_t first = segment * transfer->segment_bytes;

    if (message->in_place) return message->in_place + first;
    if (!is_root(transfer) && !message->in_pieces) return transfer->own + first;
    return transfer->own + segment % (size_t)transfer->window * transfer->segment_bytes;
}

/* Takes the next segment into the window. */
static void open_segment(lw_transfer *transfer)
{
    const lw_transfer_what *what = &transfer->what;
    lw_message *message = &transfer->message;
    const size_t segment = transfer->next++;
    const size_t rest = message->bytes - segment * transfer->segment_bytes;
    slot *s = slot_of(transfer, segment);

    s->bytes = rest < transfer->segment_bytes ? rest : transfer->segment_bytes;
    s->data = place_of(transfer, segment);
    s->passed_on = false;
    if (is_root(transfer)) {
        if (!message->in_place) note(transfer, lw_message_pack(message, s->data, s->bytes));
        pass_on(transfer, s);
        return;
    }
    const int error = MCA_PML_CALL(
        irecv(s->data, s->bytes, MPI_BYTE, what->plan->parent, what->tag, what->comm, &s->receive));
    note(transfer, error);
    if (error) s->receive = NULL;
}

/* Does what can be done for a segment; true once it's gone. Receives may complete in any order
 * (a short last segment overtakes long ones), but a child's receives match in the order of our
 * sends, and elements may reach over the end of a segment: so segments are passed on in order,
 * `turn` says that all before it were. */
static bool advance_segment(lw_transfer *transfer, slot *s, bool turn)
{
    if (!s->passed_on) {
        if (s->receive && !is_over(transfer, &s->receive)) return false;
        if (!turn) return false;
        pass_on(transfer, s);
    }
    for (int i = 0; i < transfer->what.plan->children && s->sends > 0; i++) {
        if (s->send[i] && is_over(transfer, &s->send[i])) s->sends--;
    }
    return s->sends == 0;
}

/* Advances every segment in the window; those at its old end that are gone leave it. */
static void advance_window(lw_transfer *transfer)
{
    bool turn = true;

    for (size_t segment = transfer->oldest; segment < transfer->next; segment++) {
        slot *s = slot_of(transfer, segment);
        const bool gone = advance_segment(transfer, s, turn);
        turn = turn && s->passed_on;
        if (gone && segment == transfer->oldest) transfer->oldest++;
    }
}

bool lw_transfer_advance(lw_transfer *transfer)
{
    size_t before;

    do { /* as long as the window slides; a message that was here before its receive is soon gone */
        while (transfer->next < transfer->segments &&
               transfer->next - transfer->oldest < (size_t)transfer->window) {
            open_segment(transfer);
        }
        before = transfer->oldest;
        advance_window(transfer);
    } while (transfer->oldest > before && transfer->oldest < transfer->segments);
    return transfer->oldest == transfer->segments;
}

/* Memory for a transfer of so many segments, its requests behind its slots; NULL if it ran out. */
static lw_transfer *allocate(const lw_transfer_what *what, size_t segments)
{
    const size_t window = segments < WINDOW ? segments : WINDOW;
    const size_t children = (size_t)what->plan->children;
    const size_t head = sizeof(lw_transfer) + window * sizeof(slot);
    lw_transfer *transfer = malloc(head + window * children * sizeof(ompi_request_t *));
    if (!transfer) return NULL;

    ompi_request_t **requests = (ompi_request_t **)((char *)transfer + head);
    for (size_t i = 0; i < window; i++) {
        transfer->slots[i] = (slot){.send = requests + i * children};
    }
    transfer->what = *what;
    transfer->segments = segments;
    transfer->window = (int)window;
    transfer->oldest = transfer->next = 0;
    transfer->error = OMPI_SUCCESS;
    transfer->own = NULL;
    return transfer;
}

lw_transfer *lw_transfer_start(const lw_transfer_what *what)
{
    size_t size, segment_bytes = what->segment_bytes;

    ompi_datatype_type_size(what->datatype, &size);
    const size_t bytes = size * what->count;
    if (!segment_bytes || segment_bytes > bytes) segment_bytes = bytes;
    lw_transfer *transfer = allocate(what, (bytes - 1) / segment_bytes + 1);
    if (!transfer) return NULL;

    transfer->segment_bytes = segment_bytes;
    note(transfer, lw_message_init(&transfer->message, what->buffer, what->count, what->datatype,
                                   is_root(transfer)));
    if (transfer->message.in_place) return transfer;
    const bool whole = !is_root(transfer) && !transfer->message.in_pieces;
    transfer->own = malloc(whole ? bytes : (size_t)transfer->window * segment_bytes);
    if (transfer->own) return transfer;
    lw_transfer_finish(transfer);
    return NULL;
}

int lw_transfer_finish(lw_transfer *transfer)
{
    const int error = transfer->error;

    lw_message_fini(&transfer->message);
    free(transfer->own);
    free(transfer);
    return error;
}
