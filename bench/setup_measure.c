/* What communicators cost before they broadcast as usual: the rounds.
 *
 *   pass        for each variant, in a random order
 *   make        a communicator                      timed: create
 *   broadcast   for the first time                  timed: first
 *   broadcast   SETUP_LATER times                   each timed
 *   free        the communicator
 *
 * SPDX-License-Identifier: BSD-3-Clause */
#include "setup_measure.h"

#include "errors.h"
#include "setup_conclude.h"
#include "setup_memory.h"
#include "shuffle.h"
#include "sync.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A start that some rank misses this often in a row will be missed again. */
enum { TRIES = 25 };

struct setup {
    const struct options *options;
    struct variants *variants;
    MPI_Comm harness;
    struct sync sync;
    void *buffer;
    double *times;          /* seconds on this rank, [variant][communicator][SETUP_TIMES] */
    int made[VARIANTS_MAX]; /* broadcasts */
};

static double *times_of(const struct setup *s, int v, int communicator)
{
    size_t place = (size_t)v * (size_t)s->options->iterations + (size_t)communicator;
    return s->times + place * SETUP_TIMES;
}

/* Returns, alike on all ranks, whether the time counts. */
static bool broadcast(struct setup *s, const struct variant *variant, double *elapsed)
{
    double start = s->sync.functions->start(&s->sync);
    variant_broadcast(s->buffer, (int)s->options->least_bytes, MPI_CHAR, s->options->root, variant);
    *elapsed = MPI_Wtime() - start;
    return s->sync.functions->finish(&s->sync);
}

/* One communicator's life. *kept: whether all times count. Returns false on all ranks, after saying
 * so, if it can't be made. */
static bool live(struct setup *s, int v, double *times, bool *kept)
{
    struct variant variant = s->variants->variant[v];
    if (!variant_make(&variant, &s->sync, &times[0])) {
        return false;
    }
    *kept = times[0] >= 0.0;
    for (int t = 1; t < SETUP_TIMES && *kept; t++) {
        *kept = broadcast(s, &variant, &times[t]);
        s->made[v]++;
    }
    MPI_Comm_free(&variant.comm);
    return true;
}

static bool live_kept(struct setup *s, int v, double *times)
{
    bool kept = false;
    for (int t = 0; t < TRIES && !kept; t++) {
        if (!live(s, v, times, &kept)) {
            return false;
        }
    }
    return errors_none(s->harness, kept ? NULL : "--sync 'window': some rank missed every start");
}

/* Warm-ups' times are overwritten. */
static bool make_pass(struct setup *s, int pass)
{
    int count = s->variants->count;
    int order[VARIANTS_MAX];
    int slot = pass < s->options->warmup ? 0 : pass - s->options->warmup;
    bool good = true;
    shuffle(pass, count, order);
    for (int turn = 0; turn < count && good; turn++) {
        good = live_kept(s, order[turn], times_of(s, order[turn], slot));
    }
    return good;
}

/* Variants of one component share its counters. */
static bool check_served(const struct setup *s)
{
    char error[ERROR_ROOM];
    bool served = true;
    for (int v = 0; v < s->variants->count && served; v++) {
        const struct variant *variant = &s->variants->variant[v];
        int made = 0;
        for (int w = 0; w < s->variants->count; w++) {
            const char *component = s->variants->variant[w].recipe.component;
            made += strcmp(component, variant->recipe.component) == 0 ? s->made[w] : 0;
        }
        served = served_check(&variant->served, made, s->options->least_bytes, error);
    }
    return errors_none(s->harness, served ? NULL : error);
}

/* The first round isn't counted: what all communicators share grows too, for so many of them. */
static bool measure_memory(struct setup *s, struct setup_row *row)
{
    bool good = true;
    for (int i = 0; i < 2 * s->variants->count && good; i++) {
        int v = i % s->variants->count;
        good = setup_memory(&s->variants->variant[v], s->options, s->buffer, s->harness,
                            &row[v].value[SETUP_MEMORY]);
        s->made[v] += setup_living(s->options);
    }
    return good;
}

static bool run(struct setup *s, struct setup_row *row)
{
    bool good = true;
    for (int v = 0; v < s->variants->count; v++) {
        served_start(&s->variants->variant[v].served);
    }
    for (int pass = 0; pass < s->options->warmup + s->options->iterations && good; pass++) {
        good = make_pass(s, pass);
    }
    good = good && measure_memory(s, row);
    if (!good || !check_served(s)) {
        return false;
    }
    for (int v = 0; v < s->variants->count && good; v++) {
        good = setup_conclude(times_of(s, v, 0), s->options->iterations, s->harness, &row[v]);
    }
    return good;
}

bool setup_measure(const struct options *options, struct variants *variants, MPI_Comm harness,
                   struct setup_row row[VARIANTS_MAX])
{
    struct setup s = {.options = options, .variants = variants, .harness = harness};
    size_t lives = (size_t)variants->count * (size_t)options->iterations;
    s.buffer = calloc(options->least_bytes, 1);
    s.times = calloc(lives * SETUP_TIMES, sizeof(*s.times));
    sync_open(&s.sync, options->sync, harness);
    char error[ERROR_ROOM];
    snprintf(error, ERROR_ROOM, "not enough memory for %zu bytes and %zu communicators' times",
             options->least_bytes, lives);
    bool good = errors_none(harness, s.buffer && s.times ? NULL : error) && run(&s, row);
    free(s.buffer);
    free(s.times);
    return good;
}
