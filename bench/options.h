/* The options of `lwbench bcast`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_OPTIONS_H
#define LWBENCH_OPTIONS_H

#include "errors.h"

#include <stdbool.h>
#include <stddef.h>

enum { VARIANTS_MAX = 16, VARIANT_ROOM = 32 };

struct options {
    size_t least_bytes; /* message sizes: least_bytes, doubled up to most_bytes */
    size_t most_bytes;
    int iterations; /* -1: by message size */
    int warmup;     /* -1: by message size */
    int root;
    bool validate;
    bool full;
    bool long_table;
    bool help;
    bool version;
    const char *json; /* files to write, or NULL */
    const char *csv;
    int variant_count; /* 0: whatever MPI_Bcast does */
    char variant[VARIANTS_MAX][VARIANT_ROOM];
};

/* Reads argv (argv[0] is the subcommand), which getopt may reorder. Talks to no one.
 * Returns false, with error filled in, at the first option that isn't allowed. */
bool options_parse(int argc, char **argv, struct options *options, char error[ERROR_ROOM]);

/* Checks what depends on the number of ranks. Returns false, with error filled in, if they don't
 * suffice or the root isn't one of them. */
bool options_check(const struct options *options, int ranks, char error[ERROR_ROOM]);

#endif
