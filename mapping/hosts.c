/* Keys of hosts, and numbers for them.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/hosts.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/utsname.h>

#include "schedule/network.h"

/* FNV-1a. */
static const uint64_t first_hash = 14695981039346656037u;
static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < count; i++) hash = (hash ^ byte[i]) * 1099511628211u;
    return hash;
}

/* The first line of a file with its final 0, "" if there is none. */
static void read_line(const char *path, char *line, int size)
{
    FILE *file = fopen(path, "r");

    *line = '\0';
    if (!file) return;
    if (!fgets(line, size, file)) *line = '\0';
    fclose(file);
}

uint64_t lw_host_key(void)
{
    char line[LW_TEXT];
    struct utsname names;
    struct stat network;
    uint64_t hash = first_hash;

    read_line("/proc/sys/kernel/random/boot_id", line, sizeof line);
    if (!*line) read_line("/etc/machine-id", line, sizeof line);
    hash = hash_bytes(hash, line, strlen(line) + 1);
    if (!uname(&names)) hash = hash_bytes(hash, names.nodename, strlen(names.nodename) + 1);
    if (!stat("/proc/self/ns/net", &network)) {
        hash = hash_bytes(hash, &network.st_ino, sizeof network.st_ino);
    }
    return hash;
}

uint64_t lw_name_key(const char *name)
{
    return hash_bytes(first_hash, name, strlen(name));
}

lw_where lw_where_of(uint64_t host_key, const lw_locality *where)
{
    return (lw_where){.host_key = host_key,
                      .package = where->package,
                      .numa = where->numa,
                      .cache = where->cache,
                      .core = where->core,
                      .pu = where->pu};
}

typedef struct keyed_rank {
    uint64_t key;
    int rank;
} keyed_rank;

static int compare(const void *left, const void *right)
{
    const keyed_rank *a = left, *b = right;
    if (a->key != b->key) return a->key < b->key ? -1 : 1;
    return (a->rank > b->rank) - (a->rank < b->rank);
}

int lw_number_hosts(const lw_where *all, int ranks, lw_locality *locality)
{
    keyed_rank *sorted = malloc((size_t)ranks * sizeof *sorted);
    int hosts = 0;

    if (!sorted) return LW_NO_MEMORY;
    for (int r = 0; r < ranks; r++) {
        sorted[r] = (keyed_rank){all[r].host_key, r};
        locality[r] =
            (lw_locality){-1, all[r].package, all[r].numa, all[r].cache, all[r].core, all[r].pu};
    }
    qsort(sorted, (size_t)ranks, sizeof *sorted, compare);
    /* At first a host goes by its first rank, which then gets the host's number. */
    for (int i = 0, first = 0; i < ranks; i++) {
        if (!i || sorted[i].key != sorted[i - 1].key) first = sorted[i].rank;
        locality[sorted[i].rank].host = first;
    }
    for (int r = 0; r < ranks; r++) {
        const int first = locality[r].host;
        locality[r].host = first == r ? hosts++ : locality[first].host;
    }
    free(sorted);
    return LW_OK;
}
