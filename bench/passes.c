/* The passes of one size: in each, every variant broadcasts once.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "passes.h"

#include "repetitions.h"
#include "shuffle.h"

#include <mpi.h>

/* A size whose ranks lose so many passes for want of a common start is given up. */
enum { LOST_MOST = 10 };

/* Rank 0's word, for all. */
static bool agree(const struct measurement *m, bool word)
{
    int answer = word;
    MPI_Bcast(&answer, 1, MPI_INT, 0, m->harness);
    return answer != 0;
}

bool passes_fit(struct measurement *m, size_t bytes, int sizes_left)
{
    return m->options->time_limit == 0.0 ||
           agree(m, budget_next(&m->budget, MPI_Wtime(), bytes, sizes_left));
}

static bool time_for(const struct measurement *m, int passes)
{
    return m->options->time_limit == 0.0 ||
           agree(m, budget_allows(&m->budget, MPI_Wtime(), passes));
}

static int root_of(const struct measurement *m, int pass)
{
    int ranks;
    MPI_Comm_size(m->harness, &ranks);
    long root = (long)m->options->root + (m->options->rotate_root ? pass : 0);
    return (int)(root % ranks);
}

/* All that is shared between two broadcasts is the harness's communicator. The times go into
 * 'slot'. Returns whether all of them count. */
static bool make_pass(struct measurement *m, int pass, size_t slot, struct message message,
                      struct fault fault[VARIANTS_MAX])
{
    int count = m->variants->count;
    int order[VARIANTS_MAX];
    bool kept = true;
    double start = MPI_Wtime();
    shuffle(pass, count, order);
    message.root = root_of(m, pass);
    for (int turn = 0; turn < count; turn++) {
        int v = order[turn];
        progress_show(&m->progress, m->variants->variant[v].name, message.bytes, (int)slot + 1,
                      m->wanted);
        kept &= once(m, v, message, &fault[v], &m->elapsed[(size_t)v * m->room + slot]);
    }
    budget_made(&m->budget, MPI_Wtime() - start, message.bytes);
    return kept;
}

int passes_make(struct measurement *m, size_t bytes, struct fault fault[VARIANTS_MAX])
{
    struct repetitions repetitions = repetitions_of(m->options, m->oversubscribed, bytes);
    struct message message = {.bytes = bytes};
    m->passes = 0;
    m->wanted = repetitions.iterations;
    /* A timed pass must fit behind each warm-up. */
    while (m->passes < repetitions.warmup && time_for(m, 2)) {
        make_pass(m, m->passes++, 0, message, fault);
    }
    int kept = 0;
    int lost = 0;
    while (kept < repetitions.iterations && lost < LOST_MOST && (kept == 0 || time_for(m, 1))) {
        if (make_pass(m, m->passes++, (size_t)kept, message, fault)) {
            kept++;
        } else {
            lost++;
        }
    }
    return kept;
}
