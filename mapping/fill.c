/* Hosts onto vertices.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/fill.h"

#include <stdlib.h>
#include <string.h>

#include "mapping/guests.h"

static void find_ends(lw_filling *f)
{
    const lw_network *network = f->seats->network;

    for (int guest = 0; guest < f->seats->guests; guest++) {
        const lw_pinch pinch = lw_pinch_of(f->seats, guest);
        const bool upper = 2 * pinch.place > pinch.count + 1;
        int end[2];
        network->type->link_ends(network, pinch.link, end);
        f->end[guest][0] = end[upper];
        f->end[guest][1] = end[!upper];
    }
}

int lw_filling_init(lw_filling *f, const lw_placement *seats, const lw_order *order)
{
    const size_t hosts = (size_t)order->hosts, vertices = (size_t)seats->vertices;

    *f = (lw_filling){.seats = seats,
                      .order = order,
                      .end = malloc(((size_t)seats->guests + 1) * sizeof *f->end),
                      .list = malloc((2 * hosts + vertices) * sizeof(int)),
                      .claim = malloc(hosts * sizeof *f->claim)};
    if (!f->end || !f->list || !f->claim) return LW_NO_MEMORY;
    f->left = f->list + hosts;
    f->used = f->left + hosts;
    find_ends(f);
    return LW_OK;
}

void lw_filling_free(lw_filling *f)
{
    free(f->end);
    free(f->list);
    free(f->claim);
    *f = (lw_filling){.seats = NULL};
}

/* More first, of equals the first host. */
static int compare(const void *a, const void *b)
{
    const int *x = a, *y = b;
    return x[0] != y[0] ? (x[0] < y[0]) - (x[0] > y[0]) : (x[1] > y[1]) - (x[1] < y[1]);
}

/* Sorts the list by how many groups each host has left. */
static void sort_list(lw_filling *f)
{
    const int hosts = f->order->hosts;

    for (int h = 0; h < hosts; h++) {
        f->claim[h][0] = f->left[h];
        f->claim[h][1] = h;
    }
    qsort(f->claim, (size_t)hosts, sizeof *f->claim, compare);
    for (int i = 0; i < hosts; i++) f->list[i] = f->claim[i][1];
}

static int size_of(const lw_order *order, int host)
{
    return order->host_start[host + 1] - order->host_start[host];
}

/* How many of its groups each host has at vertices, into `left`. */
static void share_vertices(lw_filling *f, bool shared)
{
    const long vertices = f->seats->vertices, all = f->seats->seats;
    long before = 0; /* groups of hosts that chose before */

    for (int i = 0; i < f->order->hosts; i++) {
        const int h = f->list[i], size = size_of(f->order, h);
        const long room = vertices > before ? vertices - before : 0;
        f->left[h] = shared ? (int)((before + size) * vertices / all - before * vertices / all)
                            : (int)(size < room ? size : room);
        before += size;
    }
}

/* Free vertices in a block, which the last vertex may cut. */
static int room_in(const lw_filling *f, int block)
{
    const int rest = f->seats->vertices - block * f->block;
    return (rest < f->block ? rest : f->block) - f->used[block];
}

/* Up to `count` of a host's groups into what is free in a block. */
static void take(lw_filling *f, int h, int block, int count)
{
    const int room = room_in(f, block), taken = count < room ? count : room;
    const int first = block * f->block + f->used[block];

    for (int i = 0; i < taken; i++) f->host[first + i] = h;
    f->used[block] += taken;
    f->left[h] -= taken;
}

/* Whole blocks for hosts that have enough groups. */
static void fill_whole_blocks(lw_filling *f)
{
    const int whole = f->seats->vertices / f->block;
    int next = 0;

    for (int i = 0; i < f->order->hosts; i++) {
        const int h = f->list[i];
        while (f->left[h] >= f->block && next < whole) take(f, h, next++, f->block);
    }
}

/* What is left of hosts, most first, into the first block that has room for all of it; what finds
 * none, into what is free. */
static void fill_rests(lw_filling *f)
{
    const int blocks = (f->seats->vertices + f->block - 1) / f->block;
    int block = 0, size = 0;

    sort_list(f);
    for (int i = 0; i < f->order->hosts; i++) {
        const int h = f->list[i];
        if (f->left[h] != size) block = 0; /* those passed over may have room for fewer */
        size = f->left[h];
        while (block < blocks && room_in(f, block) < size) block++;
        if (block < blocks) take(f, h, block, size);
    }
    for (int i = 0, at = 0; i < f->order->hosts; i++) {
        while (f->left[f->list[i]]) {
            take(f, f->list[i], at, f->left[f->list[i]]);
            if (!room_in(f, at)) at++;
        }
    }
}

void lw_fill_seats(lw_filling *f, lw_fill way, int *host)
{
    const int hosts = f->order->hosts, seats = f->seats->seats;

    f->host = host;
    f->block = way.block;
    memset(f->used, 0, (size_t)f->seats->vertices * sizeof *f->used);
    for (int seat = 0; seat < seats; seat++) host[seat] = -1;
    for (int h = 0; h < hosts; h++) {
        f->list[h] = h;
        f->left[h] = size_of(f->order, h);
    }
    if (way.largest_first) sort_list(f);
    share_vertices(f, way.shared);
    fill_whole_blocks(f);
    if (way.block > 1) fill_rests(f);
    for (int h = 0; h < hosts; h++) f->left[h] = size_of(f->order, h);
    for (int seat = 0; seat < f->seats->vertices; seat++) f->left[host[seat]]--;
    if (f->seats->guests) lw_fill_links(f);
}
