/* Broadcasts back to back from changing roots, then mixed with point-to-point messages.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

enum { BYTES_MAX = 3000, TAGS = 4 };

struct message {
    int sender;
    int tag;
    int turn;
};

/* Tags at both ends: components may think only they use some. */
static int tag_of(int which)
{
    const int tags[TAGS] = {0, 1, 27, 32767}; /* MPI promises no larger one */
    return tags[which];
}

static uint64_t random_state;

/* Equal on all ranks: every rank draws the same numbers in the same order. */
static unsigned draw(unsigned limit)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random_state >> 33) % limit;
}

static unsigned broadcast(unsigned char *buffer, uint64_t seed)
{
    int root = (int)draw((unsigned)check_size(MPI_COMM_WORLD));
    size_t bytes = draw(BYTES_MAX + 1);

    return check_broadcast(buffer, bytes, root, MPI_COMM_WORLD, seed);
}

static void send_right(const struct message *messages, MPI_Request *requests)
{
    int ranks = check_size(MPI_COMM_WORLD);
    int right = (check_rank(MPI_COMM_WORLD) + 1) % ranks;

    for (int i = 0; i < TAGS; i++) {
        MPI_Isend(&messages[i], 3, MPI_INT, right, tag_of(i), MPI_COMM_WORLD, &requests[i]);
    }
}

static void receive_any(struct message *messages, MPI_Request *requests)
{
    for (int i = 0; i < TAGS; i++) {
        messages[i] = (struct message){-1, -1, -1};
        MPI_Irecv(&messages[i], 3, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD,
                  &requests[i]);
    }
}

static void check_received(const struct message *messages, const MPI_Status *statuses, int turn)
{
    int ranks = check_size(MPI_COMM_WORLD);
    int left = (check_rank(MPI_COMM_WORLD) + ranks - 1) % ranks;

    for (int i = 0; i < TAGS; i++) {
        const struct message *is = &messages[i];
        int length;
        MPI_Get_count(&statuses[i], MPI_INT, &length);
        if (is->sender != left || is->tag != tag_of(i) || is->turn != turn || length != 3 ||
            statuses[i].MPI_SOURCE != left || statuses[i].MPI_TAG != tag_of(i)) {
            check_fault("turn %d: got message (%d, %d, %d) from %d with tag %d, "
                        "not (%d, %d, %d)",
                        turn, is->sender, is->tag, is->turn, statuses[i].MPI_SOURCE,
                        statuses[i].MPI_TAG, left, tag_of(i), turn);
        }
    }
}

/* Open receives that match anything must catch the ring's messages, never a broadcast's.
 * By turns the ring's messages are under way before the broadcast or follow it. */
static unsigned mixed_turn(unsigned char *buffer, int turn)
{
    struct message sent[TAGS], received[TAGS];
    MPI_Request requests[2 * TAGS];
    MPI_Status statuses[2 * TAGS];
    unsigned served;

    for (int i = 0; i < TAGS; i++) {
        sent[i] = (struct message){check_rank(MPI_COMM_WORLD), tag_of(i), turn};
    }
    receive_any(received, requests);
    if (turn % 2 == 0) {
        send_right(sent, requests + TAGS);
    }
    served = broadcast(buffer, (uint64_t)turn + 1000000);
    if (turn % 2 != 0) {
        send_right(sent, requests + TAGS);
    }
    MPI_Waitall(2 * TAGS, requests, statuses);
    check_received(received, statuses, turn);
    return served;
}

int main(int argc, char **argv)
{
    size_t count = 1000;
    unsigned long long served = 0;
    const struct check_option options[] = {
        {"count", "N          broadcasts of either kind", &count, NULL},
        {0},
    };

    check_init("backtoback", argc, argv, options);
    unsigned char *buffer = check_buffer(BYTES_MAX);
    for (size_t i = 0; i < count; i++) {
        served += broadcast(buffer, i);
    }
    check_served(served);
    served = 0;
    for (size_t turn = 0; turn < count; turn++) {
        served += mixed_turn(buffer, (int)turn);
    }
    check_served(served);
    check_release(buffer);
    check_finish("%zu broadcasts, %zu among other messages", count, count);
}
