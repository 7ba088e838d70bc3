/* Root and leaves describe one type signature in different ways; gaps stay untouched.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"
#include "layouts.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static const uint64_t gap_seed = 0x676170;
static unsigned long long broadcasts;

/* The buffer of one rank, span bytes with the origin somewhere in it, and what it should hold. */
struct message {
    size_t span;
    size_t origin;
    unsigned char *buffer;
    unsigned char *image;
};

static struct message prepare(const struct layouts *layouts, const struct layout *mine,
                              uint64_t seed, bool is_root)
{
    struct message message;
    size_t bytes = layouts_packed_bytes(layouts);
    unsigned char *packed = check_buffer(bytes);
    ptrdiff_t low, high;

    layout_span(layouts, mine, &low, &high);
    message.span = (size_t)(high - low);
    message.origin = (size_t)-low;
    message.buffer = check_buffer(message.span);
    message.image = check_buffer(message.span);
    check_prepare(message.buffer, message.span, gap_seed, true);
    memcpy(message.image, message.buffer, message.span);
    check_fill(packed, bytes, seed);
    layout_unpack(layouts, mine, packed, message.image - low);
    if (!is_root) {
        check_spoil(packed, bytes, seed);
    }
    layout_unpack(layouts, mine, packed, message.buffer - low);
    check_release(packed);
    return message;
}

static void broadcast(const struct layouts *layouts, int root, int root_layout, int shift)
{
    int rank = check_rank(MPI_COMM_WORLD);
    int leaf_layout = (rank + shift) % layouts->count;
    const struct layout *mine = &layouts->list[rank == root ? root_layout : leaf_layout];
    struct message message = prepare(layouts, mine, ++broadcasts, rank == root);
    char what[160];

    MPI_Bcast(message.buffer + message.origin, (int)mine->count, mine->type, root, MPI_COMM_WORLD);
    snprintf(what, sizeof what, "root %d, %zu %s sent as %s, taken as %s", root, layouts->pieces,
             layouts->signature.name, layouts->list[root_layout].name, mine->name);
    check_same(message.buffer, message.image, message.span, (ptrdiff_t)message.origin, "%s", what);
    check_guards(message.buffer, message.span, "%s, around it", what);
    check_release(message.buffer);
    check_release(message.image);
}

/* Every layout of the root with every one of the leaf's, on each leaf. */
static void every_pair(const struct layouts *layouts)
{
    int last = check_size(MPI_COMM_WORLD) - 1;
    const int roots[] = {0, last, last / 2};

    for (int i = 0; i < 3; i++) {
        for (int root_layout = 0; root_layout < layouts->count; root_layout++) {
            for (int shift = 0; shift < layouts->count; shift++) {
                broadcast(layouts, roots[i], root_layout, shift);
            }
        }
    }
}

static void every_signature(size_t pieces)
{
    static void (*const signatures[])(struct layouts *, size_t) = {layouts_of_ints,
                                                                   layouts_of_structs};
    struct layouts layouts;

    for (int i = 0; i < 2; i++) {
        signatures[i](&layouts, pieces);
        every_pair(&layouts);
        layouts_free(&layouts);
    }
}

static size_t round_up(size_t elements)
{
    return (elements + LAYOUTS_UNIT - 1) / LAYOUTS_UNIT * LAYOUTS_UNIT;
}

int main(int argc, char **argv)
{
    size_t elements = 3000;
    const struct check_option options[] = {
        {"elements", "N       at most so many ints or structs, rounded up to 20", &elements, NULL},
        {0},
    };

    check_init("datatypes", argc, argv, options);
    if (elements == 0 || elements > INT_MAX / 2) {
        check_usage("--elements is out of range");
    }
    elements = round_up(elements);
    every_signature(LAYOUTS_UNIT);
    every_signature(round_up(elements / 3));
    every_signature(elements);
    check_served(check_size(MPI_COMM_WORLD) > 1 ? broadcasts : 0);
    check_finish("%llu broadcasts of up to %zu elements", broadcasts, elements);
}
