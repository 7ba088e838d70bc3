/* The datatypes that can be broadcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "layout.h"

/* An element with a gap, where the compiler puts it. */
struct pair {
    int number;
    double real;
};

static const struct {
    const char *name;
    struct blocks blocks;
} layouts[] = {
    [DATATYPE_CHAR] = {"char", {1, 1, 1, {{0, 1}}}},
    [DATATYPE_INT] = {"int", {sizeof(int), sizeof(int), 1, {{0, sizeof(int)}}}},
    [DATATYPE_DOUBLE] = {"double", {sizeof(double), sizeof(double), 1, {{0, sizeof(double)}}}},
    [DATATYPE_VECTOR] = {"vector", {2 * sizeof(int), sizeof(int), 1, {{0, sizeof(int)}}}},
    [DATATYPE_STRUCT] = {"struct",
                         {sizeof(struct pair),
                          sizeof(int) + sizeof(double),
                          2,
                          {{offsetof(struct pair, number), sizeof(int)},
                           {offsetof(struct pair, real), sizeof(double)}}}},
};

static MPI_Datatype plain_type(MPI_Datatype type)
{
    MPI_Datatype copy;
    MPI_Type_dup(type, &copy);
    return copy;
}

/* Without the new extent the last gap would be missing, and elements would overlap. */
static MPI_Datatype vector_type(const struct blocks *blocks)
{
    MPI_Datatype type;
    MPI_Type_create_resized(MPI_INT, 0, (MPI_Aint)blocks->extent, &type);
    return type;
}

static MPI_Datatype struct_type(const struct blocks *blocks)
{
    const int counts[] = {1, 1};
    const MPI_Aint offsets[] = {(MPI_Aint)blocks->block[0].offset,
                                (MPI_Aint)blocks->block[1].offset};
    const MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE};
    MPI_Datatype members, type;
    MPI_Type_create_struct(2, counts, offsets, types, &members);
    MPI_Type_create_resized(members, 0, (MPI_Aint)blocks->extent, &type);
    MPI_Type_free(&members);
    return type;
}

const char *layout_name(enum datatype_choice choice)
{
    return layouts[choice].name;
}

size_t layout_unit(enum datatype_choice choice)
{
    return layouts[choice].blocks.packed;
}

void layout_open(struct layout *layout, enum datatype_choice choice)
{
    layout->blocks = layouts[choice].blocks;
    switch (choice) {
    case DATATYPE_INT:
        layout->type = plain_type(MPI_INT);
        break;
    case DATATYPE_DOUBLE:
        layout->type = plain_type(MPI_DOUBLE);
        break;
    case DATATYPE_VECTOR:
        layout->type = vector_type(&layout->blocks);
        break;
    case DATATYPE_STRUCT:
        layout->type = struct_type(&layout->blocks);
        break;
    case DATATYPE_CHAR:
        layout->type = plain_type(MPI_CHAR);
        break;
    }
    MPI_Type_commit(&layout->type);
}

void layout_close(struct layout *layout)
{
    MPI_Type_free(&layout->type);
}
