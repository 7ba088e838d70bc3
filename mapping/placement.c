/* Plans of ranks: the network's plan of a vertex, and what guests add to it.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/placement.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "mapping/empty.h"
#include "mapping/group_plan.h"
#include "mapping/guests.h"

lw_placement lw_place(const lw_network *network, int ranks)
{
    const int vertices = ranks < network->vertices ? ranks : network->vertices;
    return (lw_placement){network, ranks, ranks, vertices, ranks - vertices, NULL};
}

int lw_seat_of_rank(const lw_placement *placement, int rank)
{
    const lw_order *order = placement->order;
    return order ? order->seat[lw_group_of_rank(order, rank)] : rank;
}

int lw_rank_of_seat(const lw_placement *placement, int seat)
{
    const lw_order *order = placement->order;
    return order ? order->lowest[order->group_at[seat]] : seat;
}

/* A link whose guests are being served, seen from my place. */
typedef struct link_view {
    const lw_placement *placement;
    long link;
    int my_place;
    lw_plan *plan;
} link_view;

static bool add_link_send(void *context, int from, int to, int round)
{
    const link_view *view = context;
    if (to == view->my_place) {
        view->plan->parent = lw_seat_at(view->placement, view->link, from);
        view->plan->round = round;
    }
    if (from != view->my_place) return true;
    return !lw_plan_add(view->plan, lw_seat_at(view->placement, view->link, to), round);
}

/* Adds what I do for the guests of a link, at whose `low` or upper end I sit, or as one of them. */
static int serve_link(const lw_placement *placement, const lw_start *start, long link, int my_place,
                      int round, lw_plan *plan)
{
    const int count = lw_guests_on(placement, link);
    const lw_pinch whole = {link, 0, count};
    const int root_place = start->root.link == link ? start->root.place : -1;
    link_view view = {placement, link, my_place > count ? count + 1 : my_place, plan};

    if (!count) return LW_OK;
    return lw_fill_around(whole, root_place, round, view.my_place, add_link_send, &view)
               ? LW_OK
               : LW_NO_MEMORY;
}

/* A vertex's last sends: to the guests on its links. */
static int serve_my_links(const lw_placement *placement, const lw_start *start, int vertex,
                          int round, lw_plan *plan)
{
    const lw_network *network = placement->network;
    long *links = malloc((size_t)network->degree * sizeof *links);
    int error = links ? LW_OK : LW_NO_MEMORY;
    const int count = links ? network->type->links_of(network, vertex, links) : 0;

    for (int i = 0; i < count && !error; i++) {
        int end[2];
        network->type->link_ends(network, links[i], end);
        error = serve_link(placement, start, links[i], end[0] == vertex ? 0 : INT_MAX, round, plan);
    }
    free(links);
    return error;
}

static int plan_with_guests(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                            int me, lw_plan *plan)
{
    const lw_network *network = placement->network;
    const lw_start start = lw_start_of(placement, algorithm, root);
    const int round = start.delay + algorithm->rounds(network, start.vertex) + 1;
    int error;

    if (me >= placement->vertices) {
        const lw_pinch mine = lw_pinch_of(placement, me - placement->vertices);
        error = me == root ? lw_plan_add(plan, start.vertex, 1) : LW_OK;
        return error ? error : serve_link(placement, &start, mine.link, mine.place, round, plan);
    }
    error = algorithm->plan(network, start.vertex, me, plan);
    if (error) return error;
    for (int i = 0; i < plan->children; i++) plan->child[i].round += start.delay;
    plan->round += start.delay; /* of a guest root's gate: 1 */
    if (me == start.vertex && me != root) plan->parent = root;
    return serve_my_links(placement, &start, me, round, plan);
}

/* The plan of a seat, for whom ranks don't exist. */
static int plan_of_seat(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                        int me, lw_plan *plan)
{
    if (placement->guests) return plan_with_guests(placement, algorithm, root, me, plan);
    if (placement->vertices < placement->network->vertices) {
        return lw_plan_around_empty(placement, algorithm, root, me, plan);
    }
    return algorithm->plan(placement->network, root, me, plan);
}

static int rounds_of_seats(const lw_placement *placement, const lw_algorithm *algorithm, int seat)
{
    const lw_start start = lw_start_of(placement, algorithm, seat);
    const int guest = start.delay ? seat - placement->vertices : -1;

    return start.delay + algorithm->rounds(placement->network, start.vertex) +
           lw_guest_rounds(placement, guest);
}

int lw_placement_plan(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                      int me, lw_plan *plan)
{
    const int from = lw_seat_of_rank(placement, root), at = lw_seat_of_rank(placement, me);
    const int error = plan_of_seat(placement, algorithm, from, at, plan);

    if (error || !placement->order) return error;
    return lw_plan_of_rank(placement, root, me, rounds_of_seats(placement, algorithm, from), plan);
}

int lw_placement_rounds(const lw_placement *placement, const lw_algorithm *algorithm, int root)
{
    return rounds_of_seats(placement, algorithm, lw_seat_of_rank(placement, root)) +
           lw_group_rounds(placement);
}

void lw_describe_seat(const lw_placement *placement, int rank, char *text, size_t size)
{
    const lw_network_type *type = placement->network->type;
    const int seat = lw_seat_of_rank(placement, rank);
    char a[LW_TEXT], b[LW_TEXT];

    if (seat < placement->vertices) {
        type->coordinates(placement->network, seat, a);
        snprintf(text, size, "vertex %d %s", seat, a);
        return;
    }
    const lw_pinch pinch = lw_pinch_of(placement, seat - placement->vertices);
    int end[2];
    type->link_ends(placement->network, pinch.link, end);
    type->coordinates(placement->network, end[0], a);
    type->coordinates(placement->network, end[1], b);
    if (pinch.count == 1) {
        snprintf(text, size, "guest on %s-%s", a, b);
    } else {
        snprintf(text, size, "guest on %s-%s, place %d of %d", a, b, pinch.place, pinch.count);
    }
}
