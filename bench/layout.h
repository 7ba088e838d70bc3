/* The datatypes that can be broadcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_LAYOUT_H
#define LWBENCH_LAYOUT_H

#include "blocks.h"
#include "options.h"

#include <mpi.h>

struct layout {
    const char *name; /* as --datatype has it, and what that is */
    struct blocks blocks;
    MPI_Datatype type; /* of one element, committed; the layout's own */
};

/* Makes the datatype; layout_close is due. */
void layout_open(struct layout *layout, enum datatype_choice choice);
void layout_close(struct layout *layout);

#endif
