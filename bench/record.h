/* All that a measurement leaves behind: header and table on stdout, JSON and CSV files.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_RECORD_H
#define LWBENCH_RECORD_H

#include "context.h"
#include "output.h"
#include "rows.h"

/* For rank 0 alone. Starts as {0}; what it points to stays the caller's. */
struct record {
    const struct options *options;
    struct context context;
    struct rows rows;
    struct output json;
    struct output csv;
};

/* Gathers the context and opens the files that options name: before anything is measured. Returns
 * false, with error filled in, if that can't be; record_discard is due either way. */
bool record_open(struct record *record, const struct options *options, const struct hosts *hosts,
                 const struct variants *variants, int argc, char **argv, char error[ERROR_ROOM]);

/* Prints the header and the line of titles. */
void record_titles(const struct record *record);

/* Takes, and prints, what was measured of one size: a row for each variant, with its statistics;
 * fills in the rest of it. Returns false, with error filled in, if memory is short. */
bool record_size(struct record *record, struct row *row, size_t bytes, char error[ERROR_ROOM]);

/* Prints what has come to light at the end, and writes the files. Returns false, with error
 * filled in, if one can't be written. */
bool record_write(struct record *record, char error[ERROR_ROOM]);

/* Frees everything; files not written yet never appear. Harmless when repeated. */
void record_discard(struct record *record);

/* Opens the files that options name. Returns false, with error filled in, if one can't be had; what
 * is open is to be discarded, then too. */
bool record_files(const struct options *options, struct output *json, struct output *csv,
                  char error[ERROR_ROOM]);

#endif
