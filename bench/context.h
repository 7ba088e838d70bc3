/* Where, how and with what was measured. Pure data, but for context_fill.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_CONTEXT_H
#define LWBENCH_CONTEXT_H

#include "hosts.h"
#include "machine.h"
#include "options.h"
#include "parameters.h"
#include "repetitions.h"
#include "variants.h"

#include <stdbool.h>
#include <stddef.h>

enum { CONTEXT_PARAMETERS_MAX = 64, CONTEXT_VERSION_ROOM = 16 };

struct context_parameter {
    const char *component;
    const char *name;
    char value[PARAMETER_ROOM];
};

/* The network below: as lwcluster tells in the environment, or the options. */
struct cluster {
    const char *network; /* NULL: unknown */
    double rate;         /* of one link, bit/s; 0: unknown */
    int links;           /* of one host */
};

/* What the header and the files tell. Texts that aren't arrays stay options', variants' or the
 * environment's. What is said of one host is said of rank 0's. */
struct context {
    const char *version; /* lwbench's */
    int argc;            /* the command line, from "bcast" on */
    char **argv;
    const char *note; /* the user's; NULL: none */

    struct machine machine;
    struct hosts hosts;
    struct cluster cluster;
    char mpi[CONTEXT_VERSION_ROOM]; /* version of the standard */
    char library[MPI_MAX_LIBRARY_VERSION_STRING];

    int root;
    bool rotate_root; /* iteration i has root (root + i) mod ranks */
    const char *sync;
    const char *sync_how; /* what that means */
    const char *datatype;
    size_t unit;         /* packed bytes of one element: sizes are multiples of it */
    bool traffic;        /* messages between hosts are counted */
    double time_limit_s; /* of the whole command; 0: none */
    struct repetitions small;
    struct repetitions large; /* above LARGE_BYTES bytes */
    size_t left_out_from;     /* bytes; larger sizes weren't measured; 0: all were */
    long windows;             /* common starts, if they are announced at all; */
    long windows_missed;      /* those that some rank missed */

    int variant_count; /* 0: whatever MPI_Bcast does */
    const char *variant[VARIANTS_MAX];
    bool counted[VARIANTS_MAX]; /* checked by its component's counters */
    int parameter_count;
    struct context_parameter parameter[CONTEXT_PARAMETERS_MAX]; /* of our components */
};

/* For rank 0 alone, while MPI is running. Fills in all but what only the measurement can tell,
 * left_out_from and the windows, which are 0. */
void context_fill(struct context *context, const struct options *options, const struct hosts *hosts,
                  const struct variants *variants, int argc, char **argv);

/* Fills in what doesn't depend on what is measured: version, machine, hosts, MPI. The rest is 0. On
 * rank 0 alone too. */
void context_fill_place(struct context *context, const struct hosts *hosts);

#endif
