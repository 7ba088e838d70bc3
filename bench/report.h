/* All that a measurement leaves behind: header and table on stdout, JSON and CSV files.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_REPORT_H
#define LWBENCH_REPORT_H

#include "context.h"
#include "output.h"
#include "rows.h"

/* For rank 0 alone. Starts as {0}; what it points to stays the caller's. */
struct report {
    const struct options *options;
    struct context context;
    struct rows rows;
    struct output json;
    struct output csv;
};

/* Gathers the context and opens the files that options name: before anything is measured. Returns
 * false, with error filled in, if that can't be; report_discard is due either way. */
bool report_open(struct report *report, const struct options *options, const struct hosts *hosts,
                 const struct variants *variants, int argc, char **argv, char error[ERROR_ROOM]);

/* Prints the header and the line of titles. */
void report_titles(const struct report *report);

/* Takes, and prints, what was measured of one size: a row for each variant, with its statistics;
 * fills in the rest of it. Returns false, with error filled in, if memory is short. */
bool report_size(struct report *report, struct row *row, size_t bytes, char error[ERROR_ROOM]);

/* Prints what has come to light at the end, and writes the files. Returns false, with error filled in, if one can't be written. */
bool report_write(struct report *report, char error[ERROR_ROOM]);

/* Frees everything; files not written yet never appear. Harmless when repeated. */
void report_discard(struct report *report);

#endif
