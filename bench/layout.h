/* The datatypes that can be broadcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_LAYOUT_H
#define LWBENCH_LAYOUT_H

#include "blocks.h"
#include "options.h"

#include <mpi.h>

struct layout {
    struct blocks blocks;
    MPI_Datatype type; /* of one element, committed; the layout's own */
};

/* Returns a datatype's name, as --datatype has it, and its packed bytes. */
const char *layout_name(enum datatype_choice choice);
size_t layout_unit(enum datatype_choice choice);

/* Makes the datatype; layout_close is due. */
void layout_open(struct layout *layout, enum datatype_choice choice);
void layout_close(struct layout *layout);

#endif
