/* Layouts in memory of one type signature: as MPI datatypes, and as offsets known without MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LAYOUTS_H
#define LAYOUTS_H

#include <mpi.h>
#include <stddef.h>

enum { LAYOUTS_MAX = 12, LAYOUTS_UNIT = 20, SIGNATURE_ITEMS_MAX = 3 };

/* What is sent: so many times the items of one piece. */
struct signature {
    const char *name;
    size_t items;
    size_t sizes[SIGNATURE_ITEMS_MAX];
};

struct layout {
    const char *name;
    MPI_Datatype type;
    size_t count;       /* elements of the type in a message */
    ptrdiff_t extent;   /* bytes from one element to the next */
    size_t items;       /* items in one element, in the signature's order, */
    ptrdiff_t *offsets; /* and where each lies, from the element's origin */
};

/* All layouts of one signature. */
struct layouts {
    struct signature signature;
    size_t pieces;
    int count;
    struct layout list[LAYOUTS_MAX];
};

/* Layouts of so many pieces, a multiple of LAYOUTS_UNIT: ints, or {char, double, short}. */
void layouts_of_ints(struct layouts *layouts, size_t pieces);
void layouts_of_structs(struct layouts *layouts, size_t pieces);
void layouts_free(struct layouts *layouts);

size_t layouts_packed_bytes(const struct layouts *layouts);
/* The lowest byte of a message, from its origin, and the one behind the highest. */
void layout_span(const struct layouts *layouts, const struct layout *layout, ptrdiff_t *low,
                 ptrdiff_t *high);
void layout_unpack(const struct layouts *layouts, const struct layout *layout,
                   const unsigned char *packed, unsigned char *origin);

#endif
