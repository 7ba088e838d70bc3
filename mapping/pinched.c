/* Networks and schedules with guests and empty vertices, paths and all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/pinched.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/empty.h"
#include "mapping/guests.h"

typedef struct pinched {
    lw_network head;
    const lw_placement *placement;
    long *links; /* of one vertex: memory for `neighbours`, behind the structure */
} pinched;

/* A schedule while it's written down, from the network's own. */
typedef struct writer {
    const lw_placement *placement;
    const lw_algorithm *algorithm;
    lw_schedule *out;
    int *path;
    long link;
} writer;

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const pinched *view = (const pinched *)network;
    const lw_placement *placement = view->placement;
    const lw_network *base = placement->network;

    if (v >= base->vertices) {
        const lw_pinch pinch = lw_pinch_of(placement, v - base->vertices);
        neighbour[0] = lw_seat_at(placement, pinch.link, pinch.place - 1);
        neighbour[1] = lw_seat_at(placement, pinch.link, pinch.place + 1);
        return 2;
    }
    const int count = base->type->links_of(base, v, view->links);
    for (int i = 0; i < count; i++) {
        const long link = view->links[i];
        int end[2];
        base->type->link_ends(base, link, end);
        const int next = end[0] == v ? 1 : lw_guests_on(placement, link);
        neighbour[i] = lw_seat_at(placement, link, next);
    }
    return count;
}

static void coordinates(const lw_network *network, int v, char *text)
{
    const lw_network *base = ((const pinched *)network)->placement->network;

    if (v < base->vertices) {
        base->type->coordinates(base, v, text);
    } else {
        snprintf(text, LW_TEXT, "guest %d", v - base->vertices);
    }
}

static const lw_network_type half_duplex = {
    .kind = "pinched",
    .neighbours = neighbours,
    .coordinates = coordinates,
};
static const lw_network_type full_duplex = {
    .kind = "pinched",
    .full_duplex = true,
    .neighbours = neighbours,
    .coordinates = coordinates,
};

lw_network *lw_pinched_network(const lw_placement *placement)
{
    const lw_network *base = placement->network;
    pinched *network = calloc(1, sizeof *network + (size_t)base->degree * sizeof(long));
    if (!network) return NULL;

    network->placement = placement;
    network->links = (long *)(network + 1);
    network->head = (lw_network){
        .type = base->type->full_duplex ? &full_duplex : &half_duplex,
        .vertices = base->vertices + placement->guests,
        .links = base->links + placement->guests,
        .degree = base->degree > 2 ? base->degree : 2,
    };
    snprintf(network->head.name, LW_TEXT, "%.100s with %d guests", base->name, placement->guests);
    return &network->head;
}

/* The number of the link between two neighbours, and whether a is its upper end. */
static long link_between(const lw_network *network, int a, int b, long *links, bool *upper)
{
    const int count = network->type->links_of(network, a, links);
    for (int i = 0; i < count; i++) {
        int end[2];
        network->type->link_ends(network, links[i], end);
        *upper = end[1] == a;
        if (end[0] == b || end[1] == b) return links[i];
    }
    return -1;
}

/* A send of the network's schedule, its path led through the guests on its links. */
static int add_through_guests(writer *w, int round, const int *path, int hops)
{
    const lw_network *network = w->placement->network;
    long *links = malloc((size_t)network->degree * sizeof *links);
    int length = 0;

    if (!links) return LW_NO_MEMORY;
    w->path[length++] = path[0];
    for (int hop = 0; hop < hops; hop++) {
        bool upper = false;
        const long link = link_between(network, path[hop], path[hop + 1], links, &upper);
        const int end = lw_guests_on(w->placement, link) + 1;
        for (int place = 1; place <= end; place++) {
            w->path[length++] = lw_seat_at(w->placement, link, upper ? end - place : place);
        }
    }
    free(links);
    return lw_schedule_add(w->out, round, w->path, length - 1);
}

static bool add_on_link(void *context, int from, int to, int round)
{
    writer *w = context;
    const int step = from < to ? 1 : -1;
    int length = 0;

    for (int place = from; place != to + step; place += step) {
        w->path[length++] = lw_seat_at(w->placement, w->link, place);
    }
    return !lw_schedule_add(w->out, round, w->path, length - 1);
}

static int write_with_guests(writer *w, int root, lw_schedule *base)
{
    const lw_placement *placement = w->placement;
    const lw_start start = lw_start_of(placement, w->algorithm, root);
    int error;

    base->root = start.vertex;
    error = w->algorithm->schedule(placement->network, start.vertex, base);
    if (!error && start.delay) {
        const int gate =
            lw_seat_at(placement, start.root.link, 0) == start.vertex ? 0 : start.root.count + 1;
        w->link = start.root.link;
        if (!add_on_link(w, start.root.place, gate, 1)) error = LW_NO_MEMORY;
    }
    for (int i = 0; i < base->sends && !error; i++) {
        const lw_send *send = &base->send[i];
        error =
            add_through_guests(w, send->round + start.delay, base->path + send->first, send->hops);
    }
    for (w->link = 0; w->link < placement->network->links && !error; w->link++) {
        const lw_pinch whole = {w->link, 0, lw_guests_on(placement, w->link)};
        const int root_place = w->link == start.root.link ? start.root.place : -1;
        const int round = start.delay + base->rounds + 1;
        if (!whole.count) continue;
        if (!lw_fill_around(whole, root_place, round, -1, add_on_link, w)) error = LW_NO_MEMORY;
    }
    return error;
}

/* The vertices from v up to the root of the network's tree, by its sends; returns how many. */
static int climb(const lw_schedule *base, int v, int *up)
{
    int length = 0;

    up[length++] = v;
    for (int i = base->sends - 1; i >= 0; i--) {
        if (base->send[i].to == up[length - 1]) up[length++] = base->send[i].from;
    }
    return length;
}

/* Around empty vertices a send follows the links of the network's tree; an algorithm that promises
 * nothing of links takes routes. */
static int add_around_empty(writer *w, const lw_schedule *base, int round, int from, int to)
{
    const lw_network *network = w->placement->network;
    int *down = malloc((size_t)network->vertices * sizeof *down);
    if (!down) return LW_NO_MEMORY;

    int up_length = climb(base, from, w->path), down_length = climb(base, to, down);
    while (up_length > 1 && down_length > 1 && w->path[up_length - 2] == down[down_length - 2]) {
        up_length--; /* the path turns where the two branches part */
        down_length--;
    }
    while (down_length-- > 1) w->path[up_length++] = down[down_length - 1];
    free(down);
    if (!w->algorithm->disjoint) up_length = network->type->route(network, from, to, w->path);
    return lw_schedule_add(w->out, round, w->path, up_length - 1);
}

static int write_around_empty(writer *w, int root, lw_schedule *base)
{
    int error = w->algorithm->schedule(w->placement->network, root, base);

    for (int seat = 0; seat < w->placement->vertices && !error; seat++) {
        lw_plan plan;
        lw_plan_init(&plan);
        error = lw_plan_around_empty(w->placement, w->algorithm, root, seat, &plan);
        for (int i = 0; i < plan.children && !error; i++) {
            const lw_child child = plan.child[i];
            error = add_around_empty(w, base, child.round, seat, child.vertex);
        }
        lw_plan_free(&plan);
    }
    return error;
}

int lw_pinched_schedule(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                        lw_schedule *schedule)
{
    const lw_network *network = placement->network;
    const size_t room = (size_t)(network->vertices + placement->guests + network->longest_route);
    writer w = {placement, algorithm, schedule, malloc(2 * room * sizeof(int)), -1};
    int error = w.path ? LW_OK : LW_NO_MEMORY;
    lw_schedule base;

    lw_schedule_init(&base, root);
    if (!error && placement->vertices < network->vertices) {
        error = write_around_empty(&w, root, &base);
    } else if (!error) {
        error = write_with_guests(&w, root, &base);
    }
    lw_schedule_free(&base);
    free(w.path);
    return error ? error : lw_schedule_sort(schedule);
}
