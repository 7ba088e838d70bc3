/* One broadcast on one variant: started together, timed, checked.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "once.h"

#include "pattern.h"

#include <stdio.h>

/* A start that some rank misses this often in a row will be missed again. */
enum { TRIES = 25 };

static void note_fault(struct fault *fault, const char *variant, struct message message,
                       unsigned call, size_t position)
{
    if (!fault->found) {
        fault->found = true;
        snprintf(fault->text, ERROR_ROOM,
                 "validation failed: %s%s%zu bytes from root %d, call %u, byte %zu of memory is "
                 "wrong",
                 variant, *variant ? ", " : "", message.bytes, message.root, call, position);
    }
}

static void prepare(unsigned char *buffer, struct pattern pattern, bool sends)
{
    if (sends) {
        pattern_fill(buffer, pattern);
    } else {
        pattern_spoil(buffer, pattern);
    }
}

/* Returns whether the time counts. */
static bool try_once(struct measurement *m, const struct variant *variant, struct message message,
                     struct fault *fault, double *elapsed)
{
    const struct blocks *blocks = &m->layout.blocks;
    size_t count = message.bytes / blocks->packed;
    struct pattern pattern = {count * blocks->extent, message.root, m->calls++};
    int rank;
    MPI_Comm_rank(m->harness, &rank);
    bool sends = rank == message.root;
    if (m->options->validate) {
        prepare(m->buffer, pattern, sends);
    }

    double start = m->sync.functions->start(&m->sync);
    variant_broadcast(m->buffer, (int)count, m->layout.type, message.root, variant);
    *elapsed = MPI_Wtime() - start;

    bool counts = m->sync.functions->finish(&m->sync);
    if (m->options->validate) {
        size_t wrong = pattern_check(m->buffer, pattern, blocks, !sends);
        if (wrong < pattern.bytes) {
            note_fault(fault, variant->name, message, pattern.call, wrong);
        }
    }
    return counts;
}

bool once(struct measurement *m, int v, struct message message, struct fault *fault,
          double *elapsed)
{
    for (int t = 0; t < TRIES; t++) {
        m->made[v]++;
        if (try_once(m, &m->variants->variant[v], message, fault, elapsed)) {
            return true;
        }
    }
    return false;
}

void once_untimed(struct measurement *m, int v, struct message message)
{
    int count = (int)(message.bytes / m->layout.blocks.packed);
    variant_broadcast(m->buffer, count, m->layout.type, message.root, &m->variants->variant[v]);
}
