/* Counts what goes from host to host in one broadcast out of each root, at Open MPI's point-to-point
 * layer: bytes for each host but the root's just once; messages as few as hosts but one, if a
 * message isn't cut. Hosts are told apart by the name that a process finds.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/compat/compat.h"

#include <limits.h>
#include <unistd.h>

#include "check.h"

enum { NAME = 64 };

/* What this process sends to other hosts. */
static struct {
    mca_pml_base_module_isend_fn_t isend; /* the PML's own */
    mca_pml_base_module_send_fn_t send;
    const int *host; /* [ranks] */
    bool counts;
    long long messages, bytes;
} sent;

static void note(size_t count, ompi_datatype_t *datatype, int to)
{
    size_t size;

    if (!sent.counts || sent.host[to] == sent.host[check_rank(MPI_COMM_WORLD)]) return;
    ompi_datatype_type_size(datatype, &size);
    sent.messages++;
    sent.bytes += (long long)(size * count);
}

static int noted_isend(const void *buffer, size_t count, ompi_datatype_t *datatype, int to, int tag,
                       mca_pml_base_send_mode_t mode, ompi_communicator_t *communicator,
                       ompi_request_t **request)
{
    note(count, datatype, to);
    return sent.isend(buffer, count, datatype, to, tag, mode, communicator, request);
}

static int noted_send(const void *buffer, size_t count, ompi_datatype_t *datatype, int to, int tag,
                      mca_pml_base_send_mode_t mode, ompi_communicator_t *communicator)
{
    note(count, datatype, to);
    return sent.send(buffer, count, datatype, to, tag, mode, communicator);
}

static void hook(const int *host)
{
    sent.host = host;
    sent.isend = mca_pml.pml_isend;
    sent.send = mca_pml.pml_send;
    mca_pml.pml_isend = noted_isend;
    mca_pml.pml_send = noted_send;
}

static void unhook(void)
{
    mca_pml.pml_isend = sent.isend;
    mca_pml.pml_send = sent.send;
}

/* The host of each rank, numbered by their first ranks; returns how many there are. */
static int find_hosts(int *host)
{
    const int ranks = check_size(MPI_COMM_WORLD);
    char name[NAME] = "", *names = malloc((size_t)ranks * NAME);
    int hosts = 0;

    gethostname(name, NAME - 1);
    MPI_Allgather(name, NAME, MPI_CHAR, names, NAME, MPI_CHAR, MPI_COMM_WORLD);
    for (int rank = 0; rank < ranks; rank++) {
        int first = 0;
        while (strcmp(names + (size_t)first * NAME, names + (size_t)rank * NAME) != 0) first++;
        host[rank] = first == rank ? hosts++ : host[first];
    }
    free(names);
    return hosts;
}

static void broadcast(unsigned char *buffer, int bytes, int root, bool nonblocking)
{
    MPI_Request request;

    if (nonblocking) {
        MPI_Ibcast(buffer, bytes, MPI_BYTE, root, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Bcast(buffer, bytes, MPI_BYTE, root, MPI_COMM_WORLD);
    }
}

/* Messages and bytes between hosts in one broadcast, of all ranks, into sums[2]. */
static void count(unsigned char *buffer, int bytes, int root, bool nonblocking, long long *sums)
{
    check_prepare(buffer, (size_t)bytes, (uint64_t)root, check_rank(MPI_COMM_WORLD) == root);
    sent.messages = sent.bytes = 0;
    sent.counts = true;
    broadcast(buffer, bytes, root, nonblocking);
    sent.counts = false;
    check_verify(buffer, (size_t)bytes, (uint64_t)root, "root %d", root);
    long long own[2] = {sent.messages, sent.bytes};
    MPI_Allreduce(own, sums, 2, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    size_t bytes = 1000, cut = 0, nonblocking = 0, most = 0;
    const struct check_option options[] = {
        {"bytes", "N          size of each message", &bytes, NULL},
        {"cut", "1            messages go in several pieces", &cut, NULL},
        {"nonblocking", "1    by MPI_Ibcast, with no MPI_Bcast before", &nonblocking, NULL},
        {"most", "N           up to N messages and N times the bytes may cross", &most, NULL},
        {0},
    };

    check_init("crossings", argc, argv, options);
    const int ranks = check_size(MPI_COMM_WORLD);
    if (bytes > INT_MAX) check_usage("--bytes is too large");
    unsigned char *buffer = check_buffer(bytes);
    int *host = malloc((size_t)ranks * sizeof *host);
    const long long least = find_hosts(host) - 1, allowed = most ? (long long)most : least;
    long long sums[2], all = 0;

    hook(host);
    /* In the first one ranks tell each other where they run. */
    if (!nonblocking) MPI_Bcast(buffer, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
    for (int root = 0; root < ranks; root++) {
        count(buffer, (int)bytes, root, nonblocking, sums);
        if (sums[1] < least * (long long)bytes || sums[1] > allowed * (long long)bytes) {
            check_fault("root %d: %lld bytes between hosts", root, sums[1]);
        }
        if (!cut && (sums[0] < least || sums[0] > allowed)) {
            check_fault("root %d: %lld messages between hosts", root, sums[0]);
        }
        all += sums[0];
    }
    unhook();
    free(host);
    check_release(buffer);
    check_finish("%lld hosts, %lld messages between them from %d roots", least + 1, all, ranks);
}
