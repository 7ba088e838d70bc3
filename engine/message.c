/* Packing and unpacking with Open MPI's convertor.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/message.h"

#include <string.h>

#include "opal/datatype/opal_datatype_internal.h"

/* Does a type have elements that the convertor can't unpack in parts? */
static bool has_large_elements(const ompi_datatype_t *datatype)
{
    enum { UNPACKED_IN_PARTS = 16 }; /* bytes; of the C types only long double _Complex is larger */

    for (int type = OPAL_DATATYPE_FIRST_TYPE; type < OPAL_DATATYPE_MAX_PREDEFINED; type++) {
        const bool used = datatype->super.bdt_used >> type & 1;
        if (used && opal_datatype_basicDatatypes[type]->size > UNPACKED_IN_PARTS) return true;
    }
    return false;
}

int lw_message_init(lw_message *message, void *buffer, size_t count, ompi_datatype_t *datatype,
                    bool packs)
{
    size_t size;

    ompi_datatype_type_size(datatype, &size);
    message->bytes = size * count;
    message->in_place = NULL;
    message->carried = message->taken = 0;
    if (ompi_datatype_is_contiguous_memory_layout(datatype, (int32_t)count)) {
        message->in_place = (char *)buffer + datatype->super.true_lb;
        return OMPI_SUCCESS;
    }
    message->in_pieces = !has_large_elements(datatype);
    OBJ_CONSTRUCT(&message->convertor, opal_convertor_t);
    const int error =
        packs ? opal_convertor_copy_and_prepare_for_send(ompi_mpi_local_convertor, &datatype->super,
                                                         count, buffer, 0, &message->convertor)
              : opal_convertor_copy_and_prepare_for_recv(ompi_mpi_local_convertor, &datatype->super,
                                                         count, buffer, 0, &message->convertor);
    return error ? OMPI_ERROR : OMPI_SUCCESS;
}

void lw_message_fini(lw_message *message)
{
    if (!message->in_place) OBJ_DESTRUCT(&message->convertor);
}

/* The convertor's next whole elements, at most `room` bytes; returns how many. */
static size_t next_elements(lw_message *message, char *into, size_t room)
{
    struct iovec piece = {into, room};
    uint32_t pieces = 1;
    size_t packed = room;

    opal_convertor_pack(&message->convertor, &piece, &pieces, &packed);
    return packed;
}

int lw_message_pack(lw_message *message, char *into, size_t bytes)
{
    while (bytes > 0) {
        size_t done = message->carried - message->taken;
        if (done > bytes) done = bytes;
        memcpy(into, message->carry + message->taken, done);
        message->taken += done;
        if (!done) done = next_elements(message, into, bytes);
        if (!done) { /* less room than the next element has bytes */
            message->carried = next_elements(message, message->carry, sizeof message->carry);
            message->taken = 0;
            if (!message->carried) return OMPI_ERROR;
        }
        into += done;
        bytes -= done;
    }
    return OMPI_SUCCESS;
}

int lw_message_unpack(lw_message *message, char *from, size_t bytes)
{
    while (bytes > 0) {
        struct iovec piece = {from, bytes};
        uint32_t pieces = 1;
        size_t unpacked = bytes;
        opal_convertor_unpack(&message->convertor, &piece, &pieces, &unpacked);
        if (!unpacked) return OMPI_ERROR;
        from += unpacked;
        bytes -= unpacked;
    }
    return OMPI_SUCCESS;
}
