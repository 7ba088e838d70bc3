/* Sorting ranks into groups and hosts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/order.h"

#include <stdlib.h>
#include <string.h>

/* What ranks are sorted by, most significant first. Host, level and object make a group. */
enum { HOST, LEVEL, OBJECT, PACKAGE, NUMA, CACHE, CORE, PU, RANK, WORDS };

typedef struct key {
    int word[WORDS];
} key;

static int object_at(const lw_locality *where, lw_vertex_level level)
{
    switch (level) {
    case LW_VERTEX_CORE:
        return where->core;
    case LW_VERTEX_CACHE:
        return where->cache;
    case LW_VERTEX_NUMA:
        return where->numa;
    case LW_VERTEX_PACKAGE:
        return where->package;
    default:
        return where->host;
    }
}

static key key_of(const lw_locality *where, int rank, lw_vertex_level level)
{
    int object = 0; /* of ranks alone: sorted by their hardware, then number */

    if (where->host < 0) level = LW_VERTEX_RANK;
    if (level != LW_VERTEX_RANK) {
        while (level < LW_VERTEX_HOST && object_at(where, level) < 0) level++;
        object = object_at(where, level);
    }
    return (key){{where->host, (int)level, object, where->package, where->numa, where->cache,
                  where->core, where->pu, rank}};
}

static int compare(const void *a, const void *b)
{
    const int *x = ((const key *)a)->word, *y = ((const key *)b)->word;
    int i = 0;

    while (i < RANK && x[i] == y[i]) i++;
    return x[i] < y[i] ? -1 : x[i] > y[i];
}

/* To be freed by free(); NULL if memory ran out. */
static key *sorted_keys(int ranks, const lw_locality *locality, lw_vertex_level level)
{
    key *keys = malloc((size_t)ranks * sizeof *keys);
    if (!keys) return NULL;

    for (int rank = 0; rank < ranks; rank++) keys[rank] = key_of(&locality[rank], rank, level);
    qsort(keys, (size_t)ranks, sizeof *keys, compare);
    return keys;
}

static bool begins_host(const key *keys, int i)
{
    return !i || keys[i].word[HOST] < 0 || keys[i].word[HOST] != keys[i - 1].word[HOST];
}

static bool begins_group(const key *keys, int i)
{
    return begins_host(keys, i) || keys[i].word[LEVEL] == LW_VERTEX_RANK ||
           memcmp(keys[i].word, keys[i - 1].word, (OBJECT + 1) * sizeof(int)) != 0;
}

static void count(const key *keys, int ranks, int *groups, int *hosts)
{
    *groups = *hosts = 0;
    for (int i = 0; i < ranks; i++) {
        *groups += begins_group(keys, i);
        *hosts += begins_host(keys, i);
    }
}

static lw_order *allocate(int ranks, int groups, int hosts)
{
    const size_t p = (size_t)ranks, g = (size_t)groups, h = (size_t)hosts;
    lw_order *order = malloc(sizeof *order + (2 * p + 4 * g + h + 2) * sizeof(int));
    if (!order) return NULL;

    *order = (lw_order){.ranks = ranks, .groups = groups, .hosts = hosts};
    order->member = (int *)(order + 1);
    order->place = order->member + p;
    order->group_start = order->place + p;
    order->host_start = order->group_start + g + 1;
    order->lowest = order->host_start + h + 1;
    order->group_at = order->lowest + g;
    order->seat = order->group_at + g;
    return order;
}

static void write_down(lw_order *order, const key *keys)
{
    int group = -1, host = -1;

    for (int i = 0; i < order->ranks; i++) {
        const int rank = keys[i].word[RANK];
        if (begins_group(keys, i)) {
            order->group_start[++group] = i;
            order->lowest[group] = rank;
        }
        if (begins_host(keys, i)) order->host_start[++host] = group;
        if (rank < order->lowest[group]) order->lowest[group] = rank;
        if (i - order->group_start[group] >= order->largest) {
            order->largest = i - order->group_start[group] + 1;
        }
        order->member[i] = rank;
        order->place[rank] = i;
    }
    order->group_start[order->groups] = order->ranks;
    order->host_start[order->hosts] = order->groups;
}

/* The first seat goes to the group of the lowest rank, and so on. */
static void seat_by_rank(lw_order *order)
{
    int seat = 0;

    for (int rank = 0; rank < order->ranks; rank++) {
        const int group = lw_group_of_rank(order, rank);
        if (order->lowest[group] == rank) order->group_at[seat++] = group;
    }
    lw_seat_groups(order);
}

lw_order *lw_new_order(int ranks, const lw_locality *locality, lw_vertex_level level)
{
    key *keys = sorted_keys(ranks, locality, level);
    lw_order *order = NULL;
    int groups, hosts;

    if (!keys) return NULL;
    count(keys, ranks, &groups, &hosts);
    order = allocate(ranks, groups, hosts);
    if (order) {
        write_down(order, keys);
        seat_by_rank(order);
    }
    free(keys);
    return order;
}

void lw_seat_groups(lw_order *order)
{
    for (int seat = 0; seat < order->groups; seat++) order->seat[order->group_at[seat]] = seat;
}

int lw_count_groups(int ranks, const lw_locality *locality, lw_vertex_level level)
{
    key *keys = sorted_keys(ranks, locality, level);
    int groups, hosts;

    if (!keys) return LW_NO_MEMORY;
    count(keys, ranks, &groups, &hosts);
    free(keys);
    return groups;
}

int lw_interval_of(const int *start, int intervals, int x)
{
    int low = 0, high = intervals;

    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        if (start[middle] <= x) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

int lw_group_of_rank(const lw_order *order, int rank)
{
    return lw_interval_of(order->group_start, order->groups, order->place[rank]);
}
