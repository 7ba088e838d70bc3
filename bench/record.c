/* All that a measurement leaves behind: header and table on stdout, JSON and CSV files.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "record.h"

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

bool record_files(const struct options *options, struct output *json, struct output *csv,
                  char error[ERROR_ROOM])
{
    return different_files(options, error) &&
           (!options->json || output_open(json, "--json", options->json, error)) &&
           (!options->csv || output_open(csv, "--csv", options->csv, error));
}

bool record_open(struct record *record, const struct options *options, const struct hosts *hosts,
                 const struct variants *variants, int argc, char **argv, char error[ERROR_ROOM])
{
    record->options = options;
    context_fill(&record->context, options, hosts, variants, argc, argv);
    return record_files(options, &record->json, &record->csv, error);
}

static int row_count(const struct context *context)
{
    return context->variant_count > 0 ? context->variant_count : 1;
}

/* Fills in what is no statistic. */
static void label(const struct record *record, struct row *row, size_t bytes)
{
    const struct context *context = &record->context;
    double bound = bound_us(bytes, context->cluster.rate, context->cluster.links);
    for (int v = 0; v < row_count(context); v++) {
        row[v].variant = context->variant_count > 0 ? context->variant[v] : "MPI_Bcast";
        row[v].bytes = bytes;
        row[v].bound_us = bound;
    }
}

void record_titles(const struct record *record)
{
    struct row row[VARIANTS_MAX] = {{0}};
    label(record, row, 1);
    header_print(&record->context);
    columns_titles(record->options, row, row_count(&record->context));
}

bool record_size(struct record *record, struct row *row, size_t bytes, char error[ERROR_ROOM])
{
    int count = row_count(&record->context);
    label(record, row, bytes);
    for (int v = 0; v < count; v++) {
        row[v].validated = record->options->validate;
        if (!rows_add(&record->rows, &row[v])) {
            snprintf(error, ERROR_ROOM, "not enough memory for %zu rows", record->rows.count + 1);
            return false;
        }
    }
    columns_rows(record->options, row, count);
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

bool record_write(struct record *record, char error[ERROR_ROOM])
{
    print_left_out(&record->context);
    if (record->json.file && !json_write(record->json.file, &record->context, &record->rows)) {
        snprintf(error, ERROR_ROOM, "--json '%.120s' can't be written", record->json.path);
        return false;
    }
    if (record->csv.file && !csv_write(record->csv.file, &record->rows)) {
        snprintf(error, ERROR_ROOM, "--csv '%.120s' can't be written", record->csv.path);
        return false;
    }
    return (!record->json.file || output_commit(&record->json, error)) &&
           (!record->csv.file || output_commit(&record->csv, error));
}

void record_discard(struct record *record)
{
    output_discard(&record->json);
    output_discard(&record->csv);
    rows_free(&record->rows);
}
