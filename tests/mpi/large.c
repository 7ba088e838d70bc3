/* One broadcast from rank 0 and one from the last rank, of more bytes than an int counts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <limits.h>
#include <stdio.h>

static const size_t block_bytes = (size_t)1 << 20;

/* Whole blocks and a remainder as one element; an int counts its blocks up to 2 PiB. */
static MPI_Datatype large_type(size_t bytes)
{
    MPI_Datatype block, blocks, type;
    size_t whole = bytes / block_bytes;
    int lengths[2] = {1, (int)(bytes % block_bytes)};
    MPI_Aint starts[2] = {0, (MPI_Aint)(whole * block_bytes)};

    MPI_Type_contiguous((int)block_bytes, MPI_BYTE, &block);
    MPI_Type_contiguous((int)whole, block, &blocks);
    MPI_Type_create_struct(2, lengths, starts, (MPI_Datatype[]){blocks, MPI_BYTE}, &type);
    MPI_Type_commit(&type);
    MPI_Type_free(&block);
    MPI_Type_free(&blocks);
    return type;
}

static void broadcast(unsigned char *buffer, size_t bytes, int root)
{
    uint64_t seed = (uint64_t)root + 1;

    check_prepare(buffer, bytes, seed, check_rank(MPI_COMM_WORLD) == root);
    if (bytes <= INT_MAX) {
        MPI_Bcast(buffer, (int)bytes, MPI_BYTE, root, MPI_COMM_WORLD);
    } else {
        MPI_Datatype type = large_type(bytes);
        MPI_Bcast(buffer, 1, type, root, MPI_COMM_WORLD);
        MPI_Type_free(&type);
    }
    check_verify(buffer, bytes, seed, "root %d, %zu bytes", root, bytes);
    check_guards(buffer, bytes, "root %d, %zu bytes", root, bytes);
}

static size_t available_bytes(void)
{
    FILE *file = fopen("/proc/meminfo", "r");
    char line[128];
    size_t kibibytes = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "MemAvailable: %zu kB", &kibibytes) == 1) {
            break;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return kibibytes * 1024;
}

/* Rank 0 looks, for all: others might see what is left after it has taken its part. */
static void require_memory(size_t bytes)
{
    size_t parts = (size_t)check_size(MPI_COMM_WORLD) + 1;
    int enough = check_rank(MPI_COMM_WORLD) != 0 || available_bytes() / parts >= bytes;

    MPI_Allreduce(MPI_IN_PLACE, &enough, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
    if (!enough) {
        check_skip("not enough memory");
    }
}

int main(int argc, char **argv)
{
    size_t bytes = ((size_t)2 << 30) + 12345;
    const struct check_option options[] = {
        {"bytes", "N          size of the message, as in 2g+12345", &bytes, NULL},
        {0},
    };

    check_init("large", argc, argv, options);
    int ranks = check_size(MPI_COMM_WORLD);
    require_memory(bytes);
    unsigned char *buffer = check_buffer(bytes);
    check_served_start(); /* not what served MPI_Allreduce */
    broadcast(buffer, bytes, 0);
    broadcast(buffer, bytes, ranks - 1);
    check_served(ranks > 1 && bytes > 0 ? 2 : 0);
    check_release(buffer);
    check_finish("2 broadcasts of %zu bytes", bytes);
}
