/* Every predefined element, packed on some ranks and spread out on others: a broadcast must bring
 * it whole, wherever segments cut it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <stdlib.h>
#include <string.h>

static const struct element {
    const char *name;
    MPI_Datatype type;
} elements[] = {
    {"MPI_CHAR", MPI_CHAR},
    {"MPI_SHORT", MPI_SHORT},
    {"MPI_INT", MPI_INT},
    {"MPI_LONG", MPI_LONG},
    {"MPI_FLOAT", MPI_FLOAT},
    {"MPI_DOUBLE", MPI_DOUBLE},
    {"MPI_LONG_DOUBLE", MPI_LONG_DOUBLE},
    {"MPI_C_BOOL", MPI_C_BOOL},
    {"MPI_WCHAR", MPI_WCHAR},
    {"MPI_C_FLOAT_COMPLEX", MPI_C_FLOAT_COMPLEX},
    {"MPI_C_DOUBLE_COMPLEX", MPI_C_DOUBLE_COMPLEX},
    {"MPI_C_LONG_DOUBLE_COMPLEX", MPI_C_LONG_DOUBLE_COMPLEX},
    {"MPI_2INT", MPI_2INT},
    {"MPI_SHORT_INT", MPI_SHORT_INT},
    {"MPI_FLOAT_INT", MPI_FLOAT_INT},
    {"MPI_DOUBLE_INT", MPI_DOUBLE_INT},
    {"MPI_LONG_DOUBLE_INT", MPI_LONG_DOUBLE_INT},
};
enum { ELEMENTS = sizeof elements / sizeof *elements, LAYOUTS = 3 };

/* `count` elements in a row, every second place, or behind an int each. */
static MPI_Datatype make_layout(int layout, MPI_Datatype element, int count)
{
    MPI_Aint low, extent;
    MPI_Datatype made, padded;

    MPI_Type_get_extent(element, &low, &extent);
    if (layout == 0) MPI_Type_contiguous(count, element, &made);
    if (layout == 1) MPI_Type_vector(count, 1, 2, element, &made);
    if (layout == 2) {
        const MPI_Aint places[1] = {16};
        const int lengths[1] = {1};
        MPI_Type_create_hindexed(1, lengths, places, element, &padded);
        MPI_Type_create_resized(padded, 0, extent + 48, &made);
        MPI_Type_free(&padded);
        MPI_Type_contiguous(count, made, &padded);
        MPI_Type_free(&made);
        made = padded;
    }
    MPI_Type_commit(&made);
    return made;
}

/* One broadcast; the buffer is filled and read by MPI's own packing, in one piece. */
static uint64_t try_element(const struct element *element, int count, int root, int shift)
{
    const int rank = check_rank(MPI_COMM_WORLD), layout = (rank + shift) % LAYOUTS;
    MPI_Datatype type = make_layout(layout, element->type, count);
    const uint64_t seed = (uint64_t)(count * 100 + root * 10 + shift);
    MPI_Aint low, extent;
    int size, position = 0;

    MPI_Type_size(type, &size);
    MPI_Type_get_extent(type, &low, &extent);
    char *buffer = calloc(1, (size_t)extent + 64);
    unsigned char *packed = malloc((size_t)size);
    check_fill(packed, (size_t)size, seed);
    if (rank == root) {
        MPI_Unpack(packed, size, &position, buffer, 1, type, MPI_COMM_WORLD);
    }
    MPI_Bcast(buffer, 1, type, root, MPI_COMM_WORLD);
    check_spoil(packed, (size_t)size, seed);
    position = 0;
    MPI_Pack(buffer, 1, type, packed, size, &position, MPI_COMM_WORLD);
    check_verify(packed, (size_t)size, seed, "root %d, %d of %s in layout %d", root, count,
                 element->name, layout);
    free(packed);
    free(buffer);
    MPI_Type_free(&type);
    return 1;
}

int main(int argc, char **argv)
{
    size_t most = 1000;
    const struct check_option options[] = {
        {"elements", "elements of a message at most (1000)", &most, NULL},
        {NULL, NULL, NULL, NULL},
    };
    uint64_t served = 0;

    check_init("elements", argc, argv, options);
    for (int i = 0; i < ELEMENTS; i++) {
        for (int shift = 0; shift < LAYOUTS; shift++) {
            const int root = (i + shift) % check_size(MPI_COMM_WORLD);
            served += try_element(&elements[i], (int)most, root, shift);
            served += try_element(&elements[i], 1, root, shift);
        }
    }
    check_served(served);
    check_finish("%d kinds of elements, %d broadcasts", ELEMENTS, (int)served);
}
