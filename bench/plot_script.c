/* The script that draws a plot in gnuplot: axes, titles, lines.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "plot_script.h"

#include "plot_data.h"
#include "style.h"
#include "ticks.h"
#include "units.h"

#include <ctype.h>
#include <string.h>

enum { LABEL_ROOM = 256, WIDTH = 1280, HEIGHT = 760, LEGEND_LINE = 21, SIZE_LABELS = 14 };

void plot_script_text(FILE *script, const char *text)
{
    fputc('\'', script);
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '\'') {
            fputc('\'', script);
        }
        fputc(iscntrl((unsigned char)*c) ? '?' : *c, script);
    }
    fputc('\'', script);
}

/* The legend stands beside the plot, so a long one makes it higher. */
static void write_terminal(FILE *script, const struct view *view, const char *format)
{
    int legend = LEGEND_LINE * (int)(view->list.count + view->files + 3);
    int height = legend > HEIGHT ? legend : HEIGHT;
    if (strcmp(format, "png") == 0) {
        fprintf(script,
                "set terminal pngcairo noenhanced size %d,%d font 'sans,12' fontscale 1.5 "
                "linewidth 1.5 pointscale 1.5 background rgb 'white'\n",
                WIDTH * 3 / 2, height * 3 / 2);
    } else {
        fprintf(script,
                "set terminal svg noenhanced size %d,%d font 'sans-serif,14' "
                "background rgb 'white'\n",
                WIDTH, height);
    }
}

static void write_title(FILE *script, const struct view *view)
{
    char title[LABEL_ROOM];
    char place[LABEL_ROOM / 2];
    results_place(&view->results[0], place, sizeof(place));
    bool told = view->files == 1 && *place != '\0';
    snprintf(title, sizeof(title), "MPI_Bcast%s%s", told ? ", " : "", told ? place : "");
    fputs("set title ", script);
    plot_script_text(script, view->options->title ? view->options->title : title);
    fputc('\n', script);
}

static void write_sizes(FILE *script, const struct view *view)
{
    size_t step = (view->size_count + SIZE_LABELS - 1) / SIZE_LABELS;
    fprintf(script, "set logscale x 2\nset xlabel 'message size (bytes)'\nset xrange [%zu:%zu]\n",
            view->sizes[0] - view->sizes[0] / 4,
            view->sizes[view->size_count - 1] + (view->sizes[view->size_count - 1] + 2) / 3);
    fputs("set xtics (", script);
    for (size_t i = 0; i < view->size_count; i += step) {
        char label[UNITS_ROOM];
        units_bytes(view->sizes[i], label);
        fprintf(script, "%s'%s' %zu", i > 0 ? ", " : "", label, view->sizes[i]);
    }
    fputs(") nomirror\n", script);
}

static void write_values(FILE *script, const struct view *view, enum plot_kind kind,
                         struct extent extent)
{
    struct ticks ticks = ticks_of(extent.low, extent.high);
    char label[LABEL_ROOM] = "median time of a broadcast, on its slowest rank";
    if (kind == PLOT_RATIO) {
        snprintf(label, sizeof(label), "time relative to that of %s", view->reference);
    }
    fputs("set logscale y 10\nset ylabel ", script);
    plot_script_text(script, label);
    fprintf(script, "\nset yrange [%.6g:%.6g]\nset ytics (", ticks.low, ticks.high);
    for (int i = 0; i < ticks.count; i++) {
        char text[UNITS_ROOM];
        snprintf(text, sizeof(text), "%.10g", ticks.at[i]);
        if (kind == PLOT_TIME) {
            units_round_time(ticks.at[i], text);
        }
        fprintf(script, "%s'%s' %.10g", i > 0 ? ", " : "", text, ticks.at[i]);
    }
    fputs(") nomirror\nset border 3\nset grid xtics ytics lt 1 lw 0.5 lc rgb '#dddddd'\n"
          "set key outside right top vertical Left reverse spacing 1.1 samplen 4\n",
          script);
}

static void write_style(FILE *script, struct style style)
{
    fprintf(script, " lc rgb '%s' lw %g dt %s pt %d ps 1.1", style.colour, style.width,
            style.dashes, style.point);
}

/* Ours are drawn last, on top. Whiskers stay thin where lines are thick. */
static void write_lines(FILE *script, const struct view *view, enum plot_kind kind)
{
    for (size_t s = view->list.count; s-- > 0;) {
        struct style style = style_of(&view->list, s);
        if (plot_data_has(view, kind, s)) {
            fprintf(script, ", \\\n $series%zu using 1:2 with linespoints", s);
            write_style(script, style);
            fputs(" notitle", script);
        }
        if (plot_data_has(view, kind, s) && plot_data_whiskers(view, kind, s)) {
            fprintf(script,
                    ", \\\n $series%zu using 1:2:3:4 with yerrorbars lc rgb '%s' lw 1.2 dt 1 "
                    "pt %d ps 1.1 notitle",
                    s, style.colour, style.point);
        }
    }
}

/* Ours are named first. */
static void write_legend(FILE *script, const struct view *view, enum plot_kind kind)
{
    for (size_t s = 0; s < view->list.count; s++) {
        if (plot_data_has(view, kind, s)) {
            char label[LABEL_ROOM];
            view_label(view, &view->list.series[s], label, sizeof(label));
            fputs(", \\\n keyentry with linespoints", script);
            write_style(script, style_of(&view->list, s));
            fputs(" title ", script);
            plot_script_text(script, label);
        }
    }
}

static void write_bounds(FILE *script, const struct view *view)
{
    for (size_t f = 0; f < view->files; f++) {
        char file[LABEL_ROOM / 2];
        char label[LABEL_ROOM];
        if (plot_data_bound(view, f)) {
            view_file_label(&view->results[f], file, sizeof(file));
            snprintf(label, sizeof(label), f == 0 ? "bound" : "bound (%s)", file);
            fprintf(script,
                    ", \\\n $bound%zu using 1:2 with lines lc rgb '#000000' lw 2 dt (6,5) "
                    "title ",
                    f);
            plot_script_text(script, label);
        }
    }
}

bool plot_script_write(FILE *script, const struct view *view, enum plot_kind kind,
                       const char *format)
{
    struct extent extent = plot_data_extent(view, kind);
    if (extent.high <= 0.0) {
        return false;
    }
    fputs("set encoding utf8\n", script);
    write_terminal(script, view, format);
    write_title(script, view);
    write_sizes(script, view);
    write_values(script, view, kind, extent);
    plot_data_write(script, view, kind);
    /* The line at 1; among times it has no place, and gnuplot draws nothing. */
    fprintf(script, "plot %s with lines lc rgb '#000000' lw 1.5 notitle",
            kind == PLOT_RATIO ? "1" : "NaN");
    write_lines(script, view, kind);
    write_legend(script, view, kind);
    if (kind == PLOT_TIME) {
        write_bounds(script, view);
    }
    fputc('\n', script);
    return true;
}
