/* How much of a broadcast goes from host to host.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "traffic.h"

#include "errors.h"
#include "once.h"

/* Messages and bytes, of all ranks together. */
struct sum {
    unsigned long long messages;
    unsigned long long bytes;
};

bool traffic_open(struct traffic *traffic)
{
    char error[ERROR_ROOM];
    *traffic = (struct traffic){0};
    return errors_agree(monitoring_open(&traffic->monitoring, error), error) &&
           errors_agree(places_find(MPI_COMM_WORLD, &traffic->places), "not enough memory");
}

/* What this rank has sent to other hosts. */
static struct sum sent_away(const struct traffic *traffic)
{
    const struct places *places = &traffic->places;
    struct sum sum = {0, 0};
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int r = 0; places->apart && r < places->ranks; r++) {
        if (places->of[r] != places->of[rank]) {
            sum.messages += traffic->monitoring.sent[0][r];
            sum.bytes += traffic->monitoring.sent[1][r];
        }
    }
    return sum;
}

/* Returns false on all ranks, after saying so, if one can't count. */
static bool count_one(struct measurement *m, int v, struct message message, struct sum *all)
{
    struct monitoring *monitoring = &m->traffic->monitoring;
    bool good = monitoring_start(monitoring);
    once_untimed(m, v, message);
    good = monitoring_stop(monitoring) && good;
    if (!errors_none(m->harness, good ? NULL : "--traffic: monitoring can't be read any more")) {
        return false;
    }
    struct sum mine = sent_away(m->traffic);
    MPI_Allreduce(&mine, all, 2, MPI_UNSIGNED_LONG_LONG, MPI_SUM, m->harness);
    return true;
}

static bool count_variant(struct measurement *m, int v, size_t bytes, struct row *row)
{
    int ranks;
    MPI_Comm_size(m->harness, &ranks);
    int roots = m->options->rotate_root ? (m->passes < ranks ? m->passes : ranks) : 1;
    row->counted = true;
    row->host_messages = row->host_bytes = 0;
    for (int i = 0; i < roots; i++) {
        struct sum sum;
        struct message message = {bytes, (int)(((long)m->options->root + i) % ranks)};
        if (!count_one(m, v, message, &sum)) {
            return false;
        }
        if (i == 0 || sum.bytes > row->host_bytes) {
            row->host_messages = sum.messages;
            row->host_bytes = sum.bytes;
        }
    }
    return true;
}

bool traffic_count(struct measurement *m, size_t bytes, struct row *row)
{
    bool good = true;
    for (int v = 0; v < m->variants->count && good; v++) {
        good = count_variant(m, v, bytes, &row[v]);
    }
    return good;
}

void traffic_close(struct traffic *traffic)
{
    monitoring_close(&traffic->monitoring);
    places_free(&traffic->places);
}
