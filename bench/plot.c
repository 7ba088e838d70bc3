/* The subcommand `lwbench plot`: times and ratios over sizes, drawn by gnuplot.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for open_memstream */
#endif
#include "plot.h"

#include "complaint.h"
#include "gnuplot.h"
#include "output.h"
#include "plot_script.h"
#include "view.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "Usage: lwbench plot [OPTION]... FILE...\n"
    "Draws results that `lwbench bcast --json` wrote: PREFIX.png, PREFIX.svg with the medians "
    "over\n"
    "message sizes, and PREFIX-ratio.png, PREFIX-ratio.svg relative to one variant. Runs without\n"
    "mpirun, and needs gnuplot (Debian's package gnuplot-nox).\n"
    "\n"
    "      --output PREFIX     of the files to write (default lwbench)\n"
    "      --title TITLE       above the plot (default: where the first file was measured)\n"
    "      --only LIST         variants to draw, with commas between; * and ? match (default all)\n"
    "      --ratio-to VARIANT  (default tuned, or else the last of the first file)\n"
    "      --format LIST       png, svg or both (default png,svg)\n"
    "  -h, --help              print this help\n"
    "\n"
    "Ours are thick and coloured, single algorithms of tuned (tuned:N:S) thin and grey, the "
    "bound,\n"
    "if known, is dashed. Whiskers are 95 % confidence intervals of the medians: of all variants, "
    "if\n"
    "there are at most 8, else of ours.\n";

static bool draw(const struct view *view, enum plot_kind kind, const char *format,
                 struct output *output, char error[ERROR_ROOM])
{
    char *text = NULL;
    size_t length = 0;
    FILE *script = open_memstream(&text, &length);
    bool good = script && plot_script_write(script, view, kind, format);
    snprintf(error, ERROR_ROOM, "'%.120s': nothing above 0 to draw%s%.80s", view->results[0].path,
             kind == PLOT_RATIO ? " of ratios to " : "", kind == PLOT_RATIO ? view->reference : "");
    good = script && fclose(script) == 0 && good;
    good = good && gnuplot_run(text, length, output->file, error);
    free(text);
    return good;
}

static bool draw_file(const struct view *view, enum plot_kind kind, const char *format,
                      char error[ERROR_ROOM])
{
    const char *prefix = view->options->output;
    struct output output;
    size_t room = strlen(prefix) + sizeof("-ratio.") + strlen(format);
    char *path = malloc(room);
    if (!path) {
        snprintf(error, ERROR_ROOM, "not enough memory");
        return false;
    }
    snprintf(path, room, "%s%s.%s", prefix, kind == PLOT_RATIO ? "-ratio" : "", format);
    bool good = output_open(&output, "--output", path, error);
    if (good && !draw(view, kind, format, &output, error)) {
        output_discard(&output);
        good = false;
    }
    good = good && output_commit(&output, error);
    free(path);
    return good;
}

/* Returns false if the list has anything but png and svg, each once. */
static bool read_formats(const char *list, bool *png, bool *svg)
{
    *png = strcmp(list, "svg") != 0;
    *svg = strcmp(list, "png") != 0;
    return !*png || !*svg || strcmp(list, "png,svg") == 0 || strcmp(list, "svg,png") == 0;
}

static bool draw_all(const struct view *view, bool png, bool svg, char error[ERROR_ROOM])
{
    for (enum plot_kind kind = PLOT_TIME; kind <= PLOT_RATIO; kind++) {
        if ((png && !draw_file(view, kind, "png", error)) ||
            (svg && !draw_file(view, kind, "svg", error))) {
            return false;
        }
    }
    return true;
}

int plot_main(int argc, char **argv)
{
    struct view_options options;
    struct view view;
    char error[ERROR_ROOM];
    bool png, svg;
    if (!view_options_parse(argc, argv, &options, error)) {
        return complaint(error);
    }
    if (options.help) {
        fputs(usage, stdout);
        return STATUS_OK;
    }
    if (!read_formats(options.format ? options.format : "png,svg", &png, &svg)) {
        snprintf(error, ERROR_ROOM, "--format '%.80s': allowed is png, svg or png,svg",
                 options.format);
        return complaint(error);
    }
    if (!view_open(&view, &options, error)) {
        return complaint(error);
    }
    bool drawn = draw_all(&view, png, svg, error);
    view_close(&view);
    return drawn ? STATUS_OK : complaint(error);
}
