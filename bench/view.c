/* What `lwbench plot` and `lwbench table` begin with: files read, variants chosen.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_files(struct view *view, char error[ERROR_ROOM])
{
    size_t files = view->options->paths;
    view->results = calloc(files, sizeof(*view->results));
    if (!view->results) {
        snprintf(error, ERROR_ROOM, "not enough memory for %zu files", files);
        return false;
    }
    while (view->files < files) {
        struct results *results = &view->results[view->files];
        if (!results_read(results, view->options->path[view->files], error)) {
            return false;
        }
        view->files++;
    }
    return true;
}

static bool choose(struct view *view, char error[ERROR_ROOM])
{
    const struct view_options *options = view->options;
    view->reference = series_reference(view->results, view->files, options->ratio_to, error);
    if (!view->reference ||
        !series_choose(&view->list, view->results, view->files, options->only, error)) {
        return false;
    }
    view->sizes = series_sizes(view->results, view->files, &view->size_count);
    if (!view->sizes) {
        snprintf(error, ERROR_ROOM, "not enough memory for the sizes");
    }
    return view->sizes != NULL;
}

bool view_open(struct view *view, const struct view_options *options, char error[ERROR_ROOM])
{
    *view = (struct view){.options = options};
    if (!read_files(view, error) || !choose(view, error)) {
        view_close(view);
        return false;
    }
    return true;
}

void view_close(struct view *view)
{
    series_free(&view->list);
    for (size_t f = 0; f < view->files; f++) {
        results_free(&view->results[f]);
    }
    free(view->results);
    free(view->sizes);
    *view = (struct view){0};
}

void view_file_label(const struct results *results, char *text, size_t room)
{
    const char *path = results->path;
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    size_t length = strlen(name);
    if (length > 5 && strcmp(name + length - 5, ".json") == 0) {
        length -= 5;
    }
    snprintf(text, room, "%.*s", (int)length, name);
}

void view_label(const struct view *view, const struct series *series, char *text, size_t room)
{
    int holders = 0;
    for (size_t f = 0; f < view->files; f++) {
        holders += results_have(&view->results[f], series->variant);
    }
    if (holders < 2) {
        snprintf(text, room, "%s", series->variant);
        return;
    }
    char file[128];
    view_file_label(series->results, file, sizeof(file));
    snprintf(text, room, "%s (%s)", series->variant, file);
}

double view_ratio(const struct view *view, const struct series *series, size_t bytes)
{
    const struct row *row = series_row(series, bytes);
    const struct row *reference = results_find(series->results, view->reference, bytes);
    return row && reference && reference->median_us > 0.0 ? row->median_us / reference->median_us
                                                          : 0.0;
}
