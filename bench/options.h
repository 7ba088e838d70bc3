/* The options of `lwbench bcast`.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_OPTIONS_H
#define LWBENCH_OPTIONS_H

#include "errors.h"
#include "sizes.h"

#include <stdbool.h>
#include <stddef.h>

enum { VARIANTS_MAX = 64, VARIANT_ROOM = 65 };

enum sync_scheme { SYNC_BARRIER, SYNC_DOUBLE_BARRIER, SYNC_WINDOW };
enum datatype_choice {
    DATATYPE_CHAR,
    DATATYPE_INT,
    DATATYPE_DOUBLE,
    DATATYPE_VECTOR, /* every second int */
    DATATYPE_STRUCT  /* an int and a double, with a gap between */
};
enum progress_choice { PROGRESS_AUTO, PROGRESS_ON, PROGRESS_OFF };

struct options {
    size_t least_bytes; /* message sizes: least_bytes, doubled up to most_bytes; or a list, */
    size_t most_bytes;  /* whose ends these are */
    struct sizes sizes; /* all of them, as they were asked for */
    int iterations;     /* -1: by message size */
    int warmup;         /* -1: by message size */
    int root;
    bool rotate_root; /* iteration i's root is (root + i) mod P */
    enum sync_scheme sync;
    enum datatype_choice datatype;
    enum progress_choice progress;
    double time_limit; /* s, 0: none */
    bool validate;
    bool traffic; /* count messages between hosts too */
    bool full;
    bool long_table; /* a row for each size and variant */
    bool help;
    bool version;
    const char *json;  /* file, or NULL; argv's, as are csv and note */
    const char *csv;   /* file, or NULL */
    const char *note;  /* free text, or NULL */
    double bound_rate; /* of a link, bit/s, 0: unknown */
    int bound_links;   /* a rank's, at least 1; 0 before options_environment */
    int variant_count; /* 0: whatever MPI_Bcast does */
    char variant[VARIANTS_MAX][VARIANT_ROOM];
};

/* Reads argv (argv[0] is the subcommand), which getopt may reorder. Talks to no one.
 * Returns false, with error filled in, at the first option that isn't allowed. */
bool options_parse(int argc, char **argv, struct options *options, char error[ERROR_ROOM]);

/* Fills in what the options left open from this process's LWCLUSTER_RATE and LWCLUSTER_LINKS: for
 * rank 0, where the bound is worked out. Returns false, with error filled in, if one is wrong. */
bool options_environment(struct options *options, char error[ERROR_ROOM]);

/* Checks what depends on the number of ranks. Returns false, with error filled in, if they don't
 * suffice or the root isn't one of them. */
bool options_check(const struct options *options, int ranks, char error[ERROR_ROOM]);

#endif
