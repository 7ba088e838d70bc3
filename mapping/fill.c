/* Hosts onto vertices and links.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/fill.h"

#include <stdlib.h>

#include "mapping/guests.h"

typedef struct filling {
    const lw_placement *seats;
    const lw_order *order;
    lw_fill way;
    int *list; /* hosts in the order in which they choose */
    int *left; /* per host: groups to seat, first at vertices, then on links */
    int *used; /* per block: vertices taken */
    int *host; /* per seat; -1: free */
} filling;

/* A host to be sorted: more first, of equals the first. */
typedef struct claim {
    int size;
    int host;
} claim;

static int compare(const void *a, const void *b)
{
    const claim *x = a, *y = b;
    if (x->size != y->size) return x->size > y->size ? -1 : 1;
    return x->host < y->host ? -1 : x->host > y->host;
}

static int size_of(const lw_order *order, int host)
{
    return order->host_start[host + 1] - order->host_start[host];
}

/* Sorts the list by how many each host has left. */
static int sort_list(filling *f)
{
    const int hosts = f->order->hosts;
    claim *claims = malloc((size_t)hosts * sizeof *claims);
    if (!claims) return LW_NO_MEMORY;

    for (int h = 0; h < hosts; h++) claims[h] = (claim){f->left[h], h};
    qsort(claims, (size_t)hosts, sizeof *claims, compare);
    for (int i = 0; i < hosts; i++) f->list[i] = claims[i].host;
    free(claims);
    return LW_OK;
}

/* How many of its groups each host has at vertices, into `left`. */
static void share_vertices(filling *f)
{
    const long vertices = f->seats->vertices, all = f->seats->seats;
    long before = 0; /* groups of hosts that chose before */

    for (int i = 0; i < f->order->hosts; i++) {
        const int h = f->list[i], size = size_of(f->order, h);
        const long room = vertices > before ? vertices - before : 0;
        f->left[h] = f->way.shared
                         ? (int)((before + size) * vertices / all - before * vertices / all)
                         : (int)(size < room ? size : room);
        before += size;
    }
}

static int block_size(const filling *f, int block)
{
    const int rest = f->seats->vertices - block * f->way.block;
    return rest < f->way.block ? rest : f->way.block;
}

/* Up to `count` of a host's groups into what is free in a block. */
static void take(filling *f, int h, int block, int count)
{
    const int room = block_size(f, block) - f->used[block];
    const int taken = count < room ? count : room;
    const int first = block * f->way.block + f->used[block];

    for (int i = 0; i < taken; i++) f->host[first + i] = h;
    f->used[block] += taken;
    f->left[h] -= taken;
}

/* Whole blocks for hosts that have enough groups. */
static void fill_whole_blocks(filling *f)
{
    const int size = f->way.block, whole = f->seats->vertices / size;
    int next = 0;

    for (int i = 0; i < f->order->hosts; i++) {
        const int h = f->list[i];
        while (f->left[h] >= size && next < whole) take(f, h, next++, size);
    }
}

/* What is left of hosts, most first, into the first block that has room for all of it. */
static void fill_rests(filling *f, int blocks)
{
    int block = 0, size = 0;

    for (int i = 0; i < f->order->hosts; i++) {
        const int h = f->list[i];
        if (f->left[h] != size) block = 0; /* those passed over may have room for fewer */
        size = f->left[h];
        while (block < blocks && block_size(f, block) - f->used[block] < size) block++;
        if (block < blocks) take(f, h, block, size);
    }
    for (int i = 0, at = 0; i < f->order->hosts; i++) {
        while (f->left[f->list[i]]) {
            take(f, f->list[i], at, f->left[f->list[i]]);
            if (f->used[at] == block_size(f, at)) at++;
        }
    }
}

static int fill_vertices(filling *f)
{
    const int blocks = (f->seats->vertices + f->way.block - 1) / f->way.block;

    f->used = calloc((size_t)blocks, sizeof *f->used);
    if (!f->used) return LW_NO_MEMORY;
    fill_whole_blocks(f);
    const int error = f->way.block > 1 ? sort_list(f) : LW_OK;
    if (!error) fill_rests(f, blocks);
    free(f->used);
    return error;
}

/* Seats guests whose link has both ends on their host; then those at its near end, its far end. */
static void fill_links(filling *f)
{
    enum { BOTH, NEAR, FAR, PASSES };
    const int vertices = f->seats->vertices;

    for (int pass = 0; pass < PASSES; pass++) {
        for (int guest = 0; guest < f->seats->guests; guest++) {
            const lw_pinch pinch = lw_pinch_of(f->seats, guest);
            const bool upper = 2 * pinch.place > pinch.count + 1;
            int end[2];
            f->seats->network->type->link_ends(f->seats->network, pinch.link, end);
            const int near = f->host[end[upper]], far = f->host[end[!upper]];
            const int h = pass == FAR ? far : near;
            if (f->host[vertices + guest] >= 0 || !f->left[h]) continue;
            if (pass == BOTH && near != far) continue;
            f->host[vertices + guest] = h;
            f->left[h]--;
        }
    }
    for (int seat = vertices, i = 0; seat < f->seats->seats; seat++) {
        if (f->host[seat] >= 0) continue;
        while (!f->left[f->list[i]]) i++;
        f->host[seat] = f->list[i];
        f->left[f->list[i]]--;
    }
}

static int fill(filling *f)
{
    const int hosts = f->order->hosts;
    int error = LW_OK;

    for (int seat = 0; seat < f->seats->seats; seat++) f->host[seat] = -1;
    for (int h = 0; h < hosts; h++) {
        f->list[h] = h;
        f->left[h] = size_of(f->order, h);
    }
    if (f->way.largest_first) error = sort_list(f);
    share_vertices(f);
    if (!error) error = fill_vertices(f);
    if (error) return error;
    for (int h = 0; h < hosts; h++) f->left[h] = size_of(f->order, h);
    for (int seat = 0; seat < f->seats->vertices; seat++) f->left[f->host[seat]]--;
    fill_links(f);
    return LW_OK;
}

int lw_fill_seats(const lw_placement *seats, const lw_order *order, lw_fill way, int *host)
{
    const size_t hosts = (size_t)order->hosts;
    filling f = {.seats = seats,
                 .order = order,
                 .way = way,
                 .list = malloc(2 * hosts * sizeof(int)),
                 .host = host};
    if (!f.list) return LW_NO_MEMORY;

    f.left = f.list + hosts;
    const int error = fill(&f);
    free(f.list);
    return error;
}
