/* The measuring loop: variants in turn, each broadcast timed alone.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "measure.h"

#include "errors.h"
#include "pattern.h"
#include "repetitions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool measure_open(struct measurement *m)
{
    const struct options *options = m->options;
    int few = repetitions_of(options, m->oversubscribed, options->most_bytes).iterations;
    int many = repetitions_of(options, m->oversubscribed, options->least_bytes).iterations;
    size_t iterations = (size_t)(many > few ? many : few);
    size_t variants = (size_t)m->variants->count;

    m->calls = 0;
    m->invalid = false;
    m->buffer = malloc(options->most_bytes);
    m->elapsed = calloc(variants * iterations, sizeof(*m->elapsed));
    m->slowest = calloc(iterations, sizeof(*m->slowest));

    bool enough = m->buffer && m->elapsed && m->slowest;
    char error[ERROR_ROOM];
    snprintf(error, ERROR_ROOM, "not enough memory for %zu bytes and %zu times",
             options->most_bytes, (variants + 1) * iterations);
    if (!errors_none(MPI_COMM_WORLD, enough ? NULL : error)) {
        return false;
    }
    /* Pages are given out when first written: not in the timed loop. */
    memset(m->buffer, 0, options->most_bytes);
    return true;
}

/* Validation's report: the first wrong byte on this rank. */
struct fault {
    bool found;
    char text[ERROR_ROOM];
};

static void note_fault(struct fault *fault, const char *variant, struct pattern pattern,
                       size_t position)
{
    if (position < pattern.bytes && !fault->found) {
        fault->found = true;
        snprintf(fault->text, ERROR_ROOM,
                 "validation failed: %s%s%zu bytes from root %d, call %u, byte %zu is wrong",
                 variant, *variant ? ", " : "", pattern.bytes, pattern.root, pattern.call,
                 position);
    }
}

/* Returns this rank's time in seconds. */
static double broadcast_once(struct measurement *m, const struct variant *variant, size_t bytes,
                             struct fault *fault)
{
    struct pattern pattern = {bytes, m->options->root, m->calls++};
    int rank;
    MPI_Comm_rank(m->harness, &rank);
    if (m->options->validate && rank == pattern.root) {
        pattern_fill(m->buffer, pattern);
    } else if (m->options->validate) {
        pattern_spoil(m->buffer, pattern);
    }

    MPI_Barrier(m->harness);
    double start = MPI_Wtime();
    MPI_Bcast(m->buffer, (int)bytes, MPI_CHAR, pattern.root, variant->comm);
    double elapsed = MPI_Wtime() - start;

    if (m->options->validate) {
        note_fault(fault, variant->name, pattern, pattern_check(m->buffer, pattern));
    }
    return elapsed;
}

/* With variants A, B, C the order is A B C, B C A, C A B, A B C, ...: none always follows the same
 * one. All that is shared between two broadcasts is a barrier on the harness's communicator. */
static void run_loop(struct measurement *m, struct repetitions repetitions, size_t bytes,
                     struct fault *fault)
{
    int count = m->variants->count;
    for (int i = -repetitions.warmup; i < repetitions.iterations; i++) {
        for (int turn = 0; turn < count; turn++) {
            int v = (i + repetitions.warmup + turn) % count;
            double elapsed = broadcast_once(m, &m->variants->variant[v], bytes, fault);
            if (i >= 0) {
                m->elapsed[(size_t)v * (size_t)repetitions.iterations + (size_t)i] = elapsed;
            }
        }
    }
}

static bool check_served(const struct measurement *m, int made, size_t bytes)
{
    char error[ERROR_ROOM];
    bool served = true;
    /* All counters are read before the ranks talk: that may take broadcasts too. */
    for (int v = 0; v < m->variants->count && served; v++) {
        served = served_check(&m->variants->variant[v].served, made, bytes, error);
    }
    return errors_none(m->harness, served ? NULL : error);
}

bool measure_size(struct measurement *m, size_t bytes, struct row *row, bool *valid)
{
    struct repetitions repetitions = repetitions_of(m->options, m->oversubscribed, bytes);
    struct fault fault = {.found = false};

    for (int v = 0; v < m->variants->count; v++) {
        served_start(&m->variants->variant[v].served);
    }
    run_loop(m, repetitions, bytes, &fault);
    if (!check_served(m, repetitions.warmup + repetitions.iterations, bytes)) {
        return false;
    }
    *valid = errors_none(m->harness, fault.found ? fault.text : NULL);
    m->invalid = m->invalid || !*valid;
    for (int v = 0; v < m->variants->count; v++) {
        double *elapsed = m->elapsed + (size_t)v * (size_t)repetitions.iterations;
        summary_of(m->harness, elapsed, m->slowest, repetitions.iterations, &row[v]);
    }
    return true;
}

void measure_close(struct measurement *m)
{
    free(m->buffer);
    free(m->elapsed);
    free(m->slowest);
}
