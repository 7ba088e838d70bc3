/* Pending broadcasts in which a leaf passes too small a buffer: it gets an error from whichever call
 * completes its request, none hangs, the communicator works on.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>
#include <mpi-ext.h>

#if MPI_VERSION < 4
#define MPI_Bcast_init MPIX_Bcast_init
#endif

enum { REQUESTS = 3, SHORT = 1 /* the request that is too short */ };

static size_t bytes = 1000, taken = 990, leaf = SIZE_MAX;
static unsigned char *buffer[REQUESTS];
static MPI_Comm communicator;
static uint64_t seed;

static bool is_leaf(void)
{
    return (size_t)check_rank(communicator) == leaf;
}

static size_t length_of(int which)
{
    return which == SHORT && is_leaf() ? taken : bytes;
}

static int class_of(int error)
{
    int class;
    MPI_Error_class(error, &class);
    return class;
}

/* On other ranks than the leaf errors are left open: down trees it may pass on what it has. */
static void expect(int error, int expected, const char *where)
{
    if (is_leaf() && class_of(error) != expected) {
        check_fault("%s gave error class %d, not %d", where, class_of(error), expected);
    }
}

static void prepare(void)
{
    seed++;
    for (int i = 0; i < REQUESTS; i++) {
        check_prepare(buffer[i], length_of(i), seed, check_rank(communicator) == 0);
    }
}

static void verify(const char *where)
{
    for (int i = 0; i < REQUESTS; i++) {
        if (i != SHORT || check_rank(communicator) == 0) {
            check_verify(buffer[i], bytes, seed, "%s, request %d", where, i);
        }
        check_guards(buffer[i], length_of(i), "%s, request %d", where, i);
    }
}

static void start(MPI_Request *request)
{
    prepare();
    for (int i = 0; i < REQUESTS; i++) {
        MPI_Ibcast(buffer[i], (int)length_of(i), MPI_BYTE, 0, communicator, &request[i]);
    }
}

static void wait_in_turn(bool tests)
{
    MPI_Request request[REQUESTS];

    start(request);
    for (int i = 0; i < REQUESTS; i++) {
        int error = MPI_SUCCESS, done = 0;
        if (tests) {
            while (!done && error == MPI_SUCCESS) {
                error = MPI_Test(&request[i], &done, MPI_STATUS_IGNORE);
            }
        } else {
            error = MPI_Wait(&request[i], MPI_STATUS_IGNORE);
        }
        expect(error, i == SHORT ? MPI_ERR_TRUNCATE : MPI_SUCCESS, tests ? "Test" : "Wait");
    }
    verify(tests ? "Test" : "Wait");
}

static void wait_any(void)
{
    MPI_Request request[REQUESTS];

    start(request);
    for (int i = 0; i < REQUESTS; i++) {
        int which;
        const int error = MPI_Waitany(REQUESTS, request, &which, MPI_STATUS_IGNORE);
        expect(error, which == SHORT ? MPI_ERR_TRUNCATE : MPI_SUCCESS, "Waitany");
    }
    verify("Waitany");
}

static void wait_all(MPI_Request *request, const char *where)
{
    MPI_Status status[REQUESTS];

    for (int i = 0; i < REQUESTS; i++) {
        status[i].MPI_ERROR = MPI_SUCCESS;
    }
    expect(MPI_Waitall(REQUESTS, request, status), MPI_ERR_IN_STATUS, where);
    for (int i = 0; i < REQUESTS; i++) {
        if (status[i].MPI_ERROR == MPI_ERR_PENDING) { /* it gave up waiting for this one */
            status[i].MPI_ERROR = MPI_Wait(&request[i], MPI_STATUS_IGNORE);
        }
        expect(status[i].MPI_ERROR, i == SHORT ? MPI_ERR_TRUNCATE : MPI_SUCCESS, where);
    }
    verify(where);
}

/* Open MPI frees a persistent request, too, when waiting for it has brought an error. */
static void wait_persistent(void)
{
    MPI_Request request[REQUESTS];

    for (int i = 0; i < REQUESTS; i++) {
        MPI_Bcast_init(buffer[i], (int)length_of(i), MPI_BYTE, 0, communicator, MPI_INFO_NULL,
                       &request[i]);
    }
    prepare();
    MPI_Startall(REQUESTS, request);
    wait_all(request, "Waitall after Startall");
    for (int i = 0; i < REQUESTS; i++) {
        if (request[i] != MPI_REQUEST_NULL) {
            MPI_Request_free(&request[i]);
        }
    }
}

static void broadcast_rightly(void)
{
    for (int root = 0; root < check_size(communicator); root++) {
        MPI_Request request;
        check_prepare(buffer[0], bytes, ++seed, check_rank(communicator) == root);
        MPI_Ibcast(buffer[0], (int)bytes, MPI_BYTE, root, communicator, &request);
        check_broadcast(buffer[1], bytes, root, communicator, seed + 1000);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        check_verify(buffer[0], bytes, seed, "later, root %d", root);
    }
}

int main(int argc, char **argv)
{
    const struct check_option options[] = {
        {"bytes", "N          size of the message", &bytes, NULL},
        {"taken", "N          what the short leaf's buffer takes", &taken, NULL},
        {0},
    };
    MPI_Request request[REQUESTS];

    check_init("shortpending", argc, argv, options);
    leaf = (size_t)check_size(MPI_COMM_WORLD) - 1;
    if (leaf == 0 || taken >= bytes || bytes > INT_MAX) {
        check_usage("one rank, or no such sizes");
    }
    for (int i = 0; i < REQUESTS; i++) {
        buffer[i] = check_buffer(bytes);
    }
    MPI_Comm_dup(MPI_COMM_WORLD, &communicator);
    /* Open MPI 4.1 gives errors of any collective's request to the world's handler. */
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(communicator, MPI_ERRORS_RETURN);
    wait_in_turn(false);
    wait_in_turn(true);
    wait_any();
    start(request);
    wait_all(request, "Waitall");
    wait_persistent();
    broadcast_rightly();
    MPI_Comm_free(&communicator);
    for (int i = 0; i < REQUESTS; i++) {
        check_release(buffer[i]);
    }
    check_finish("rank %zu took %zu of %zu bytes", leaf, taken, bytes);
}
