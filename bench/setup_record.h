/* What `lwbench setup` leaves behind: header and table on stdout, JSON and CSV files.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_SETUP_RECORD_H
#define LWBENCH_SETUP_RECORD_H

#include "context.h"
#include "output.h"
#include "setup_measure.h"

/* For rank 0 alone. Starts as {0}; what it points to stays the caller's. */
struct setup_record {
    const struct options *options;
    struct context context;
    struct output json;
    struct output csv;
};

/* Opens the files that options name, and prints the header; the context is filled in. Returns
 * false, with error filled in and nothing printed, if a file can't be had; setup_record_discard
 * is due either way. */
bool setup_record_open(struct setup_record *record, char error[ERROR_ROOM]);

/* Prints the table, and writes the files. row: one for each variant. Returns false, with error
 * filled in, if a file can't be written. */
bool setup_record_write(struct setup_record *record, const struct setup_row *row,
                        char error[ERROR_ROOM]);

/* Files not written yet never appear. Harmless when repeated. */
void setup_record_discard(struct setup_record *record);

#endif
