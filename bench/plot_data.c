/* The numbers of a plot.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "plot_data.h"

#include "statistics.h"

enum { WHISKERS_MAX = 8 };

/* A point; value is 0 where there is none. */
struct point {
    double value;
    double low;
    double high;
};

static struct point point_of(const struct view *view, enum plot_kind kind, size_t number,
                             size_t bytes)
{
    const struct series *series = &view->list.series[number];
    const struct row *row = series_row(series, bytes);
    if (kind == PLOT_RATIO) {
        double ratio = view_ratio(view, series, bytes);
        return (struct point){ratio, ratio, ratio};
    }
    if (!row || row->median_us <= 0.0) {
        return (struct point){0};
    }
    bool interval = row->low_us > 0.0 && row->iterations >= STATISTICS_INTERVAL_LEAST;
    if (!plot_data_whiskers(view, kind, number) || !interval) {
        return (struct point){row->median_us, row->median_us, row->median_us};
    }
    return (struct point){row->median_us, row->low_us, row->high_us};
}

static void widen(struct extent *extent, double low, double high)
{
    if (low > 0.0) {
        extent->low = extent->high <= 0.0 || low < extent->low ? low : extent->low;
        extent->high = high > extent->high ? high : extent->high;
    }
}

/* Times of small messages lie far above the bound: it is followed only some way down. */
static void widen_by_bounds(struct extent *extent, const struct view *view)
{
    const double least = extent->low / 4.0;
    for (size_t i = 0; i < view->size_count; i++) {
        for (size_t f = 0; f < view->files; f++) {
            double bound = results_bound(&view->results[f], view->sizes[i]);
            bound = bound > 0.0 && bound < least ? least : bound;
            widen(extent, bound, bound);
        }
    }
}

struct extent plot_data_extent(const struct view *view, enum plot_kind kind)
{
    struct extent extent = {0};
    for (size_t i = 0; i < view->size_count; i++) {
        for (size_t s = 0; s < view->list.count; s++) {
            struct point point = point_of(view, kind, s, view->sizes[i]);
            widen(&extent, point.low, point.high);
        }
    }
    if (kind == PLOT_TIME) {
        widen_by_bounds(&extent, view);
    } else if (extent.high > 0.0) {
        widen(&extent, 1.0, 1.0);
    }
    return extent;
}

bool plot_data_has(const struct view *view, enum plot_kind kind, size_t number)
{
    for (size_t i = 0; i < view->size_count; i++) {
        if (point_of(view, kind, number, view->sizes[i]).value > 0.0) {
            return true;
        }
    }
    return false;
}

bool plot_data_whiskers(const struct view *view, enum plot_kind kind, size_t number)
{
    return kind == PLOT_TIME &&
           (view->list.count <= WHISKERS_MAX || view->list.series[number].kind == SERIES_OWN);
}

/* Whether two files have the same bound wherever both have one. */
static bool same_bound(const struct view *view, const struct results *a, const struct results *b)
{
    for (size_t i = 0; i < view->size_count; i++) {
        double first = results_bound(a, view->sizes[i]);
        double second = results_bound(b, view->sizes[i]);
        if (first > 0.0 && second > 0.0 && first != second) {
            return false;
        }
    }
    return true;
}

bool plot_data_bound(const struct view *view, size_t file)
{
    const struct results *results = &view->results[file];
    bool known = false;
    for (size_t i = 0; i < view->size_count; i++) {
        known = known || results_bound(results, view->sizes[i]) > 0.0;
    }
    for (size_t f = 0; f < file && known; f++) {
        known = !plot_data_bound(view, f) || !same_bound(view, &view->results[f], results);
    }
    return known;
}

static void write_series(FILE *script, const struct view *view, enum plot_kind kind, size_t number)
{
    fprintf(script, "$series%zu << END\n", number);
    for (size_t i = 0; i < view->size_count; i++) {
        struct point point = point_of(view, kind, number, view->sizes[i]);
        if (point.value > 0.0) {
            fprintf(script, "%zu %.9g %.9g %.9g\n", view->sizes[i], point.value, point.low,
                    point.high);
        }
    }
    fputs("END\n", script);
}

static void write_bound(FILE *script, const struct view *view, size_t file)
{
    fprintf(script, "$bound%zu << END\n", file);
    for (size_t i = 0; i < view->size_count; i++) {
        double bound = results_bound(&view->results[file], view->sizes[i]);
        if (bound > 0.0) {
            fprintf(script, "%zu %.9g\n", view->sizes[i], bound);
        }
    }
    fputs("END\n", script);
}

void plot_data_write(FILE *script, const struct view *view, enum plot_kind kind)
{
    for (size_t s = 0; s < view->list.count; s++) {
        write_series(script, view, kind, s);
    }
    for (size_t f = 0; f < view->files; f++) {
        write_bound(script, view, f);
    }
}
