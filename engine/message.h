/* One rank's view of a message: the user's buffer as a row of packed bytes.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * All ranks agree on the packed bytes (the type signature), each may lay them out otherwise.
 * Segments are cut in packed bytes, anywhere, also inside an element. Bytes that lie in one piece
 * are sent and received in place; others go through Open MPI's convertor, in order, piece by
 * piece. It packs whole elements only, so the rest of one is carried over to the next segment; it
 * unpacks any bytes, but overruns its own memory if it's left inside an element of more than 16: a
 * message with such elements is unpacked at its end, in one piece. */
#ifndef LW_ENGINE_MESSAGE_H
#define LW_ENGINE_MESSAGE_H

#include "engine/compat/compat.h"

enum { LW_LARGEST_ELEMENT = 64 }; /* bytes; of MPI's predefined types the largest has 32 */

typedef struct lw_message {
    size_t bytes;
    char *in_place; /* the first byte, if they lie in one piece; else NULL and the rest counts */
    bool in_pieces; /* it may be unpacked segment by segment */
    opal_convertor_t convertor;
    char carry[LW_LARGEST_ELEMENT]; /* the convertor packs whole elements: what the last segment */
    size_t carried;                 /* had no room for, bytes `taken`.. of it are still to come */
    size_t taken;
} lw_message;

/* Describes count × datatype at buffer; `packs`: this rank is the root. OMPI_SUCCESS or an
 * OMPI_ error. */
int lw_message_init(lw_message *message, void *buffer, size_t count, ompi_datatype_t *datatype,
                    bool packs);
void lw_message_fini(lw_message *message);

/* Copies the next `bytes` packed bytes out of the buffer, or into it. Not for messages in place.
 * OMPI_SUCCESS or OMPI_ERROR. */
int lw_message_pack(lw_message *message, char *into, size_t bytes);
int lw_message_unpack(lw_message *message, char *from, size_t bytes);

#endif
