/* Layouts in memory of one type signature: as MPI datatypes, and as offsets known without MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "layouts.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCKS_MAX = 5 };

/* Where the ints of one element lie, counted in ints. */
struct blocks {
    const char *name;
    MPI_Datatype (*make)(const struct blocks *blocks);
    int count;
    int lengths[BLOCKS_MAX];
    int starts[BLOCKS_MAX];
    int extent;
};

static ptrdiff_t *offsets_of(size_t items)
{
    ptrdiff_t *offsets = malloc(items * sizeof *offsets);

    if (offsets == NULL) {
        MPI_Abort(MPI_COMM_WORLD, 1);
        abort();
    }
    return offsets;
}

static struct layout *add_layout(struct layouts *layouts, struct layout layout)
{
    struct layout *added = &layouts->list[layouts->count++];

    layout.count = layouts->pieces * layouts->signature.items / layout.items;
    MPI_Type_commit(&layout.type);
    *added = layout;
    return added;
}

/* Puts copies of a whole layout into one element, at a distance of stride bytes. */
static struct layout *add_repeated(struct layouts *layouts, const struct layout *base,
                                   const char *name, size_t copies, ptrdiff_t stride)
{
    struct layout layout = {.name = name, .items = copies * base->items};

    layout.extent = (ptrdiff_t)(copies - 1) * stride + base->extent;
    layout.offsets = offsets_of(layout.items);
    for (size_t i = 0; i < layout.items; i++) {
        layout.offsets[i] = (ptrdiff_t)(i / base->items) * stride + base->offsets[i % base->items];
    }
    if (stride == base->extent) {
        MPI_Type_contiguous((int)copies, base->type, &layout.type);
    } else {
        MPI_Type_create_hvector((int)copies, 1, stride, base->type, &layout.type);
    }
    return add_layout(layouts, layout);
}

/* The whole message as a single element, larger than any segment. */
static void add_whole(struct layouts *layouts, const struct layout *base, const char *name)
{
    add_repeated(layouts, base, name, base->count, base->extent);
}

static void replace_type(MPI_Datatype *type, MPI_Datatype by)
{
    MPI_Type_free(type);
    *type = by;
}

static MPI_Datatype resized(MPI_Datatype type, ptrdiff_t lower, ptrdiff_t extent)
{
    MPI_Datatype made;
    MPI_Type_create_resized(type, lower, extent, &made);
    replace_type(&type, made);
    return type;
}

/* Ints */

static MPI_Datatype make_contiguous(const struct blocks *blocks)
{
    MPI_Datatype type;
    MPI_Type_contiguous(blocks->lengths[0], MPI_INT, &type);
    return type;
}

static MPI_Datatype make_vector(const struct blocks *blocks)
{
    MPI_Datatype type;
    MPI_Type_vector(blocks->count, blocks->lengths[0], blocks->starts[1], MPI_INT, &type);
    return type;
}

static MPI_Datatype make_indexed(const struct blocks *blocks)
{
    MPI_Datatype type;
    MPI_Type_indexed(blocks->count, blocks->lengths, blocks->starts, MPI_INT, &type);
    return type;
}

static void starts_in_bytes(const struct blocks *blocks, MPI_Aint *starts)
{
    for (int i = 0; i < blocks->count; i++) {
        starts[i] = blocks->starts[i] * (MPI_Aint)sizeof(int);
    }
}

static MPI_Datatype make_hindexed(const struct blocks *blocks)
{
    MPI_Datatype type;
    MPI_Aint starts[BLOCKS_MAX];

    starts_in_bytes(blocks, starts);
    MPI_Type_create_hindexed(blocks->count, blocks->lengths, starts, MPI_INT, &type);
    return type;
}

static MPI_Datatype make_padded(const struct blocks *blocks)
{
    return resized(make_contiguous(blocks), 0, blocks->extent * (ptrdiff_t)sizeof(int));
}

static MPI_Datatype make_padded_in_front(const struct blocks *blocks)
{
    return resized(make_contiguous(blocks), -3 * (ptrdiff_t)sizeof(int),
                   blocks->extent * (ptrdiff_t)sizeof(int));
}

static MPI_Datatype make_struct(const struct blocks *blocks)
{
    MPI_Datatype type, types[BLOCKS_MAX] = {MPI_INT, MPI_INT, MPI_INT};
    MPI_Aint starts[BLOCKS_MAX];

    starts_in_bytes(blocks, starts);
    MPI_Type_create_struct(blocks->count, blocks->lengths, starts, types, &type);
    return type;
}

static void add_blocks(struct layouts *layouts, const struct blocks *blocks)
{
    struct layout layout = {.name = blocks->name, .type = blocks->make(blocks)};

    for (int i = 0; i < blocks->count; i++) {
        layout.items += (size_t)blocks->lengths[i];
    }
    layout.extent = blocks->extent * (ptrdiff_t)sizeof(int);
    layout.offsets = offsets_of(layout.items);
    size_t item = 0;
    for (int i = 0; i < blocks->count; i++) {
        for (int j = 0; j < blocks->lengths[i]; j++) {
            layout.offsets[item++] = (blocks->starts[i] + j) * (ptrdiff_t)sizeof(int);
        }
    }
    add_layout(layouts, layout);
}

void layouts_of_ints(struct layouts *layouts, size_t pieces)
{
    static const struct blocks all[] = {
        {"ints", make_contiguous, 1, {1}, {0}, 1},
        {"contiguous(10)", make_contiguous, 1, {10}, {0}, 10},
        {"vector", make_vector, 5, {2, 2, 2, 2, 2}, {0, 3, 6, 9, 12}, 14},
        {"descending indexed", make_indexed, 4, {4, 3, 2, 1}, {9, 5, 2, 0}, 13},
        {"hindexed from below", make_hindexed, 3, {1, 2, 1}, {-10, 2, 6}, 17},
        {"resized", make_padded, 1, {2}, {0}, 5},
        {"resized from below", make_padded_in_front, 1, {5}, {0}, 10},
        {"struct", make_struct, 3, {1, 3, 1}, {0, 2, 7}, 8},
    };

    *layouts = (struct layouts){.signature = {"ints", 1, {sizeof(int)}}, .pieces = pieces};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        add_blocks(layouts, &all[i]);
    }
    add_whole(layouts, &layouts->list[0], "one contiguous element");
    add_whole(layouts, &layouts->list[2], "one element with gaps");
    add_whole(layouts, &layouts->list[4], "one element from below");
}

/* Structs {char, double, short} */

static const struct layout *add_struct(struct layouts *layouts, const char *name,
                                       const MPI_Aint *starts, ptrdiff_t lower, ptrdiff_t extent)
{
    struct layout layout = {.name = name, .items = 3, .extent = extent};
    MPI_Datatype types[3] = {MPI_CHAR, MPI_DOUBLE, MPI_SHORT};

    MPI_Type_create_struct(3, (int[]){1, 1, 1}, starts, types, &layout.type);
    layout.type = resized(layout.type, lower, extent);
    layout.offsets = offsets_of(layout.items);
    for (int i = 0; i < 3; i++) {
        layout.offsets[i] = starts[i];
    }
    return add_layout(layouts, layout);
}

void layouts_of_structs(struct layouts *layouts, size_t pieces)
{
    *layouts = (struct layouts){
        .signature = {"structs", 3, {sizeof(char), sizeof(double), sizeof(short)}},
        .pieces = pieces,
    };
    const struct layout *natural = add_struct(layouts, "natural", (MPI_Aint[]){0, 8, 16}, 0, 24);
    const struct layout *packed = add_struct(layouts, "packed", (MPI_Aint[]){0, 1, 9}, 0, 11);
    add_struct(layouts, "reverse", (MPI_Aint[]){16, 8, 0}, 0, 24);
    const struct layout *below = add_struct(layouts, "from below", (MPI_Aint[]){-8, 0, 8}, -16, 32);
    add_repeated(layouts, natural, "contiguous(10)", 10, natural->extent);
    add_repeated(layouts, natural, "hvector", 5, 2 * natural->extent);
    add_whole(layouts, packed, "one packed element");
    add_whole(layouts, natural, "one natural element");
    add_whole(layouts, below, "one element from below");
}

void layouts_free(struct layouts *layouts)
{
    for (int i = 0; i < layouts->count; i++) {
        MPI_Type_free(&layouts->list[i].type);
        free(layouts->list[i].offsets);
    }
}

/* Messages */

size_t layouts_packed_bytes(const struct layouts *layouts)
{
    size_t bytes = 0;

    for (size_t i = 0; i < layouts->signature.items; i++) {
        bytes += layouts->signature.sizes[i];
    }
    return bytes * layouts->pieces;
}

void layout_span(const struct layouts *layouts, const struct layout *layout, ptrdiff_t *low,
                 ptrdiff_t *high)
{
    const struct signature *signature = &layouts->signature;

    *low = *high = layout->offsets[0];
    for (size_t i = 0; i < layout->items; i++) {
        ptrdiff_t start = layout->offsets[i];
        ptrdiff_t end = start + (ptrdiff_t)signature->sizes[i % signature->items];
        *low = start < *low ? start : *low;
        *high = end > *high ? end : *high;
    }
    *high += (ptrdiff_t)(layout->count - 1) * layout->extent;
}

void layout_unpack(const struct layouts *layouts, const struct layout *layout,
                   const unsigned char *packed, unsigned char *origin)
{
    const struct signature *signature = &layouts->signature;

    for (size_t element = 0; element < layout->count; element++) {
        for (size_t i = 0; i < layout->items; i++) {
            size_t bytes = signature->sizes[i % signature->items];
            memcpy(origin + layout->offsets[i], packed, bytes);
            packed += bytes;
        }
        origin += layout->extent;
    }
}
