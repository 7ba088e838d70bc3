/* The subcommand `lwbench table`: medians as Markdown, text or CSV.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "table.h"

#include "complaint.h"
#include "csv.h"
#include "peers.h"
#include "table_grid.h"
#include "view.h"

#include <stdio.h>
#include <string.h>

static const char usage[] =
    "Usage: lwbench table [OPTION]... FILE...\n"
    "Prints results that `lwbench bcast --json` wrote: a table of medians for each file. Runs\n"
    "without mpirun.\n"
    "\n"
    "      --only LIST         variants to show, with commas between; * and ? match (default all)\n"
    "      --ratio-to VARIANT  show ratios to it, in brackets (default: none; csv: tuned, or else\n"
    "                          the last of the first file)\n"
    "      --format FORMAT     markdown, text or csv (default markdown)\n"
    "  -h, --help              print this help\n"
    "\n"
    "\"best peer\" is the fastest of Open MPI's at that size, named behind the ratio to it. csv "
    "has\n"
    "a line for each file, variant and size, in microseconds.\n";

static bool print_grid(const struct view *view, size_t file, bool markdown)
{
    const struct results *results = &view->results[file];
    struct grid grid;
    if (!table_grid_make(&grid, view, results)) {
        return false;
    }
    char place[256];
    results_place(results, place, sizeof(place));
    printf(file > 0 ? "\n" : "");
    if (view->files > 1 || *place != '\0') {
        printf("%s%s%s\n\n", view->files > 1 ? results->path : "",
               view->files > 1 && *place != '\0' ? ": " : "", place);
    }
    if (markdown) {
        grid_markdown(&grid, stdout);
    } else {
        grid_text(&grid, stdout);
    }
    grid_free(&grid);
    return true;
}

static void print_number(double value)
{
    putchar(',');
    if (value > 0.0) {
        printf("%.9g", value);
    }
}

static void print_csv_row(const struct view *view, const struct series *series,
                          const struct row *row)
{
    const struct row *best = peers_best(series->results, row->bytes);
    csv_text(stdout, series->results->path);
    putchar(',');
    csv_text(stdout, row->variant);
    printf(",%zu", row->bytes);
    print_number(row->median_us);
    print_number(view_ratio(view, series, row->bytes));
    print_number(row->bound_us);
    putchar(',');
    csv_text(stdout, best ? best->variant : "");
    print_number(best ? row->median_us / best->median_us : 0.0);
    fputs("\r\n", stdout);
}

static void print_csv(const struct view *view)
{
    fputs("file,variant,bytes,median_us,ratio,bound_us,best_peer,ratio_to_best_peer\r\n", stdout);
    for (size_t s = 0; s < view->list.count; s++) {
        for (size_t i = 0; i < view->size_count; i++) {
            const struct series *series = &view->list.series[s];
            const struct row *row = series_row(series, view->sizes[i]);
            if (row) {
                print_csv_row(view, series, row);
            }
        }
    }
}

static bool print_tables(const struct view *view, const char *format)
{
    if (strcmp(format, "csv") == 0) {
        print_csv(view);
        return true;
    }
    for (size_t f = 0; f < view->files; f++) {
        if (!print_grid(view, f, strcmp(format, "markdown") == 0)) {
            return false;
        }
    }
    return true;
}

int table_main(int argc, char **argv)
{
    struct view_options options;
    struct view view;
    char error[ERROR_ROOM];
    if (!view_options_parse(argc, argv, &options, error)) {
        return complaint(error);
    }
    if (options.help) {
        fputs(usage, stdout);
        return STATUS_OK;
    }
    const char *format = options.format ? options.format : "markdown";
    if (strcmp(format, "markdown") != 0 && strcmp(format, "text") != 0 &&
        strcmp(format, "csv") != 0) {
        snprintf(error, ERROR_ROOM, "--format '%.80s': allowed is markdown, text or csv", format);
        return complaint(error);
    }
    if (!view_open(&view, &options, error)) {
        return complaint(error);
    }
    bool printed = print_tables(&view, format);
    bool written = fflush(stdout) == 0 && !ferror(stdout);
    view_close(&view);
    if (!printed) {
        return complaint("not enough memory for a table");
    }
    return written ? STATUS_OK : complaint("standard output can't be written");
}
