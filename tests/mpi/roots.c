/* Every root broadcasts messages of sizes around all boundaries; guards stay untouched.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { SIZES_MAX = 256 };

static size_t sizes[SIZES_MAX];
static int size_count;

static void add_size(size_t bytes)
{
    if (size_count == SIZES_MAX || bytes > INT_MAX) {
        check_usage("too many sizes, or too large a one");
    }
    sizes[size_count++] = bytes;
}

static void add_list(const char *list)
{
    char copy[1024];
    size_t bytes;

    if (snprintf(copy, sizeof copy, "%s", list) >= (int)sizeof copy) {
        check_usage("--sizes is too long");
    }
    for (char *text = strtok(copy, ","); text != NULL; text = strtok(NULL, ",")) {
        if (!check_number(text, &bytes)) {
            check_usage("--sizes %s is not a list of sizes", list);
        }
        add_size(bytes);
    }
}

static void add_segment_boundaries(size_t segment)
{
    for (size_t segments = 1; segments <= 2; segments++) {
        add_size(segments * segment - 1);
        add_size(segments * segment);
        add_size(segments * segment + 1);
    }
    add_size(7 * segment + 3);
}

int main(int argc, char **argv)
{
    const char *list = "0,1,7,8,1023,1024,1025,4095,4096,4097,65535,65536,65537,131073";
    size_t segment = 0;
    unsigned long long broadcasts = 0, served = 0;
    const struct check_option options[] = {
        {"sizes", "LIST       bytes of the messages, as in 1,4k,64k+1", NULL, &list},
        {"segment", "BYTES    adds sizes around multiples of this one", &segment, NULL},
        {0},
    };

    check_init("roots", argc, argv, options);
    add_list(list);
    if (segment > 0) {
        add_segment_boundaries(segment);
    }
    int roots = check_size(MPI_COMM_WORLD);
    for (int i = 0; i < size_count; i++) {
        unsigned char *buffer = check_buffer(sizes[i]);
        for (int root = 0; root < roots; root++) {
            served += check_broadcast(buffer, sizes[i], root, MPI_COMM_WORLD, ++broadcasts);
        }
        check_release(buffer);
    }
    check_served(served);
    check_finish("%d roots, %llu broadcasts", roots, broadcasts);
}
