/* Large messages.
 *
 * Receivers acknowledge each message, so that what is counted has arrived: a send may complete while
 * its bytes still wait in some buffer. A stream goes on until it has lasted, not until so much was
 * sent: streams that share a link get through less, and would hold up the end.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "flow.h"

#include <stdlib.h>

enum {
    WINDOW = 4, /* messages under way to a receiver */
    BYTES_LEAST = 16 * 1024,
    BYTES_MOST = 1024 * 1024,
    MESSAGES = 64, /* wanted in a run */
    COUNTED_LEAST = 8,
    TRIALS = 3,
    RUNS = 5
};

/* The sender's side. */
struct flow {
    MPI_Comm comm;
    int peers; /* ranks 1 on */
    int bytes;
    char *data;
    MPI_Request *ack;  /* of each peer, one */
    MPI_Request *send; /* of each peer, WINDOW */
    long *acked;       /* messages of each peer */
};

enum { TAG_DATA, TAG_ACK };

static MPI_Request *send_of(struct flow *flow, int peer)
{
    return &flow->send[peer * WINDOW + flow->acked[peer] % WINDOW];
}

static void expect_ack(struct flow *flow, int peer)
{
    MPI_Irecv(NULL, 0, MPI_CHAR, peer + 1, TAG_ACK, flow->comm, &flow->ack[peer]);
}

static void start(struct flow *flow)
{
    for (int p = 0; p < flow->peers; p++) {
        flow->acked[p] = 0;
        expect_ack(flow, p);
        for (int w = 0; w < WINDOW; w++) {
            MPI_Isend(flow->data, flow->bytes, MPI_CHAR, p + 1, TAG_DATA, flow->comm,
                      &flow->send[p * WINDOW + w]);
        }
    }
}

/* Waits for an acknowledgement, and sends that peer its next message. Returns the peer. */
static int go_on(struct flow *flow)
{
    int p;
    MPI_Waitany(flow->peers, flow->ack, &p, MPI_STATUS_IGNORE);
    MPI_Wait(send_of(flow, p), MPI_STATUS_IGNORE);
    MPI_Isend(flow->data, flow->bytes, MPI_CHAR, p + 1, TAG_DATA, flow->comm, send_of(flow, p));
    flow->acked[p]++;
    expect_ack(flow, p);
    return p;
}

/* Waits for what is under way, then tells the receivers that it was the last. */
static void stop(struct flow *flow)
{
    for (int p = 0; p < flow->peers; p++) {
        for (int w = 0; w < WINDOW; w++) {
            MPI_Wait(&flow->ack[p], MPI_STATUS_IGNORE);
            if (w < WINDOW - 1) {
                expect_ack(flow, p);
            }
        }
    }
    for (int s = 0; s < flow->peers * WINDOW; s++) {
        MPI_Wait(&flow->send[s], MPI_STATUS_IGNORE);
    }
    for (int p = 0; p < flow->peers; p++) {
        for (int w = 0; w < WINDOW; w++) {
            MPI_Send(NULL, 0, MPI_CHAR, p + 1, TAG_DATA, flow->comm);
        }
    }
}

/* Counts from when all peers have had a message, until an acknowledgement. */
static double stream(struct flow *flow, double seconds)
{
    int waiting = flow->peers;
    long counted = 0;
    double began = 0.0;
    double now = 0.0;
    start(flow);
    while (counted < COUNTED_LEAST || now - began < seconds) {
        bool first = flow->acked[go_on(flow)] == 1;
        now = MPI_Wtime();
        if (waiting == 0) {
            counted++;
        } else if (first && --waiting == 0) {
            began = now;
        }
    }
    stop(flow);
    return (double)counted * flow->bytes / (now - began);
}

/* WINDOW messages without a byte are the last ones. */
static void receive(const struct flow *flow)
{
    MPI_Request request[WINDOW];
    int ended = 0;
    for (int w = 0; w < WINDOW; w++) {
        MPI_Irecv(flow->data + (size_t)w * flow->bytes, flow->bytes, MPI_CHAR, 0, TAG_DATA,
                  flow->comm, &request[w]);
    }
    for (int w = 0; ended < WINDOW; w = (w + 1) % WINDOW) {
        MPI_Status status;
        int received;
        MPI_Wait(&request[w], &status);
        MPI_Get_count(&status, MPI_CHAR, &received);
        if (received == 0) {
            ended++;
            continue;
        }
        MPI_Send(NULL, 0, MPI_CHAR, 0, TAG_ACK, flow->comm);
        MPI_Irecv(flow->data + (size_t)w * flow->bytes, flow->bytes, MPI_CHAR, 0, TAG_DATA,
                  flow->comm, &request[w]);
    }
}

static double run(struct flow *flow, double seconds)
{
    int rank;
    double rate = 0.0;
    MPI_Comm_rank(flow->comm, &rank);
    if (rank == 0) {
        rate = stream(flow, seconds);
    } else {
        receive(flow);
    }
    MPI_Bcast(&rate, 1, MPI_DOUBLE, 0, flow->comm);
    return rate;
}

/* So long that there are some tens in a run, and few where the network is slow. */
static void choose_bytes(struct flow *flow, double seconds)
{
    for (int t = 0; t < TRIALS && flow->bytes < BYTES_MOST; t++) {
        double wanted = run(flow, seconds / 4.0) / flow->peers * seconds / MESSAGES;
        int before = flow->bytes;
        while (flow->bytes < BYTES_MOST && flow->bytes * 2 <= wanted) {
            flow->bytes *= 2;
        }
        if (flow->bytes == before) {
            return;
        }
    }
}

static bool make(struct flow *flow, MPI_Comm comm)
{
    int rank, ranks, everywhere;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &ranks);
    size_t peers = (size_t)ranks - 1;
    *flow = (struct flow){.comm = comm, .peers = ranks - 1, .bytes = BYTES_LEAST};
    flow->data = calloc(rank == 0 ? 1 : WINDOW, BYTES_MOST);
    flow->ack = calloc(peers, sizeof(*flow->ack));
    flow->send = calloc(peers * WINDOW, sizeof(*flow->send));
    flow->acked = calloc(peers, sizeof(*flow->acked));
    int mine = flow->data && flow->ack && flow->send && flow->acked;
    MPI_Allreduce(&mine, &everywhere, 1, MPI_INT, MPI_MIN, comm);
    return everywhere != 0;
}

bool flow_rate(MPI_Comm comm, double seconds, struct spread *rate)
{
    struct flow flow;
    double sample[RUNS];
    bool made = make(&flow, comm);
    if (made) {
        double once = seconds / (RUNS + 1);
        choose_bytes(&flow, once);
        for (int r = 0; r < RUNS; r++) {
            sample[r] = run(&flow, once);
        }
        *rate = spread_of(sample, RUNS);
    }
    free(flow.data);
    free(flow.ack);
    free(flow.send);
    free(flow.acked);
    return made;
}
