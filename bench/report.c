/* All that a measurement leaves behind: header and table on stdout, JSON and CSV files.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "report.h"

#include "bound.h"
#include "columns.h"
#include "csv.h"
#include "header.h"
#include "json.h"

#include <stdio.h>
#include <string.h>

static bool different_files(const struct options *options, char error[ERROR_ROOM])
{
    if (options->json && options->csv && strcmp(options->json, options->csv) == 0) {
        snprintf(error, ERROR_ROOM, "--csv '%.120s': allowed is another file than --json's",
                 options->csv);
        return false;
    }
    return true;
}

bool report_open(struct report *report, const struct options *options, const struct hosts *hosts,
                 const struct variants *variants, int argc, char **argv, char error[ERROR_ROOM])
{
    report->options = options;
    context_fill(&report->context, options, hosts, variants, argc, argv);
    return different_files(options, error) &&
           (!options->json || output_open(&report->json, "--json", options->json, error)) &&
           (!options->csv || output_open(&report->csv, "--csv", options->csv, error));
}

static int row_count(const struct context *context)
{
    return context->variant_count > 0 ? context->variant_count : 1;
}

/* Fills in what is no statistic. */
static void label(const struct report *report, struct row *row, size_t bytes)
{
    const struct context *context = &report->context;
    double bound = bound_us(bytes, context->cluster.rate, context->cluster.links);
    for (int v = 0; v < row_count(context); v++) {
        row[v].variant = context->variant_count > 0 ? context->variant[v] : "MPI_Bcast";
        row[v].bytes = bytes;
        row[v].bound_us = bound;
    }
}

void report_titles(const struct report *report)
{
    struct row row[VARIANTS_MAX] = {{0}};
    label(report, row, 1);
    header_print(&report->context);
    columns_titles(report->options, row, row_count(&report->context));
}

bool report_size(struct report *report, struct row *row, size_t bytes, char error[ERROR_ROOM])
{
    int count = row_count(&report->context);
    label(report, row, bytes);
    for (int v = 0; v < count; v++) {
        row[v].validated = report->options->validate;
        if (!rows_add(&report->rows, &row[v])) {
            snprintf(error, ERROR_ROOM, "not enough memory for %zu rows", report->rows.count + 1);
            return false;
        }
    }
    columns_rows(report->options, row, count);
    return true;
}

static void print_left_out(const struct context *context)
{
    if (context->left_out_from > 0) {
        printf("# time limit: sizes from %zu on are left out\n", context->left_out_from);
    }
    if (context->windows > 0) {
        printf("# windows: %ld of %ld starts missed by some rank, those broadcasts repeated\n",
               context->windows_missed, context->windows);
    }
}

bool report_write(struct report *report, char error[ERROR_ROOM])
{
    print_left_out(&report->context);
    if (report->json.file && !json_write(report->json.file, &report->context, &report->rows)) {
        snprintf(error, ERROR_ROOM, "--json '%.120s' can't be written", report->json.path);
        return false;
    }
    if (report->csv.file && !csv_write(report->csv.file, &report->rows)) {
        snprintf(error, ERROR_ROOM, "--csv '%.120s' can't be written", report->csv.path);
        return false;
    }
    return (!report->json.file || output_commit(&report->json, error)) &&
           (!report->csv.file || output_commit(&report->csv, error));
}

void report_discard(struct report *report)
{
    output_discard(&report->json);
    output_discard(&report->csv);
    rows_free(&report->rows);
}
