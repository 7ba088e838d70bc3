/* Measuring one size: its passes, what they counted, what was valid.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "measure.h"

#include "errors.h"
#include "once.h"
#include "passes.h"
#include "repetitions.h"
#include "traffic.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t most_iterations(const struct measurement *m)
{
    const struct options *options = m->options;
    int few = repetitions_of(options, m->oversubscribed, options->most_bytes).iterations;
    int many = repetitions_of(options, m->oversubscribed, options->least_bytes).iterations;
    return (size_t)(many > few ? many : few);
}

static bool allocate(struct measurement *m)
{
    const struct blocks *blocks = &m->layout.blocks;
    size_t bytes = m->sizes.bytes[m->sizes.count - 1] / blocks->packed * blocks->extent;
    size_t variants = (size_t)m->variants->count;
    m->room = most_iterations(m);
    m->buffer = malloc(bytes);
    m->elapsed = calloc(variants * m->room, sizeof(*m->elapsed));
    m->slowest = calloc(m->room, sizeof(*m->slowest));

    bool enough = m->buffer && m->elapsed && m->slowest;
    char error[ERROR_ROOM];
    snprintf(error, ERROR_ROOM, "not enough memory for %zu bytes and %zu times", bytes,
             (variants + 1) * m->room);
    return errors_none(MPI_COMM_WORLD, enough ? NULL : error);
}

/* Pages are given out when first written: not in the timed loop, and not for sizes that may never
 * be measured. */
static void touch(struct measurement *m, size_t bytes)
{
    size_t memory = bytes / m->layout.blocks.packed * m->layout.blocks.extent;
    if (memory > m->touched) {
        memset(m->buffer + m->touched, 0, memory - m->touched);
        m->touched = memory;
    }
}

bool measure_open(struct measurement *m)
{
    int rank;
    MPI_Comm_rank(m->harness, &rank);
    m->calls = 0;
    m->touched = 0;
    m->invalid = false;
    layout_open(&m->layout, m->options->datatype);
    m->sizes = sizes_rounded(&m->options->sizes, m->layout.blocks.packed);
    budget_open(&m->budget, m->started, m->options->time_limit);
    progress_open(&m->progress, m->options->progress, rank);
    sync_open(&m->sync, m->options->sync, m->harness);
    return allocate(m);
}

/* Variants of one component share its counters. */
static int made_by(const struct measurement *m, const char *component)
{
    int made = 0;
    for (int v = 0; v < m->variants->count; v++) {
        if (strcmp(m->variants->variant[v].recipe.component, component) == 0) {
            made += m->made[v];
        }
    }
    return made;
}

static bool check_served(const struct measurement *m, size_t bytes)
{
    char error[ERROR_ROOM];
    bool served = true;
    /* All counters are read before the ranks talk: that may take broadcasts too. */
    for (int v = 0; v < m->variants->count && served; v++) {
        const struct variant *variant = &m->variants->variant[v];
        served =
            served_check(&variant->served, made_by(m, variant->recipe.component), bytes, error);
    }
    return errors_none(m->harness, served ? NULL : error);
}

static void start_counting(struct measurement *m)
{
    for (int v = 0; v < m->variants->count; v++) {
        m->made[v] = 0;
        served_start(&m->variants->variant[v].served);
    }
}

bool measure_fits(struct measurement *m, int size)
{
    return passes_fit(m, m->sizes.bytes[size], m->sizes.count - size);
}

/* Which variants' data was right on all ranks; says what was wrong first. */
static void check_data(struct measurement *m, const struct fault *fault, struct row *row)
{
    int right[VARIANTS_MAX];
    const char *wrong = NULL;
    for (int v = 0; v < m->variants->count; v++) {
        right[v] = !fault[v].found;
        wrong = wrong || right[v] ? wrong : fault[v].text;
    }
    m->invalid |= !errors_none(m->harness, wrong);
    MPI_Allreduce(MPI_IN_PLACE, right, m->variants->count, MPI_INT, MPI_LAND, m->harness);
    for (int v = 0; v < m->variants->count; v++) {
        row[v].valid = right[v];
    }
}

bool measure_size(struct measurement *m, size_t bytes, struct row *row)
{
    struct fault fault[VARIANTS_MAX] = {{.found = false}};
    touch(m, bytes);
    start_counting(m);
    int iterations = passes_make(m, bytes, fault);
    progress_clear(&m->progress);
    if (!check_served(m, bytes)) {
        return false;
    }
    char error[ERROR_ROOM];
    snprintf(error, ERROR_ROOM, "--sync 'window': some rank missed every start at %zu bytes",
             bytes);
    if (!errors_none(m->harness, iterations > 0 ? NULL : error)) {
        return false;
    }
    check_data(m, fault, row);
    for (int v = 0; v < m->variants->count; v++) {
        double *elapsed = m->elapsed + (size_t)v * m->room;
        summary_of(m->harness, elapsed, m->slowest, iterations, &row[v]);
    }
    return !m->traffic || traffic_count(m, bytes, row);
}

void measure_close(struct measurement *m)
{
    layout_close(&m->layout);
    free(m->buffer);
    free(m->elapsed);
    free(m->slowest);
}
