/* Arithmetic of pinched links.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/guests.h"

int lw_first_guest(const lw_placement *placement, long link)
{
    const long links = placement->network->links;
    return (int)((link * placement->guests + links - 1) / links);
}

int lw_guests_on(const lw_placement *placement, long link)
{
    return lw_first_guest(placement, link + 1) - lw_first_guest(placement, link);
}

lw_pinch lw_pinch_of(const lw_placement *placement, int guest)
{
    const long link = guest * placement->network->links / placement->guests;
    const int first = lw_first_guest(placement, link);
    return (lw_pinch){link, guest - first + 1, lw_guests_on(placement, link)};
}

int lw_seat_at(const lw_placement *placement, long link, int place)
{
    int end[2];

    if (place > 0 && place <= lw_guests_on(placement, link)) {
        return placement->vertices + lw_first_guest(placement, link) + place - 1;
    }
    placement->network->type->link_ends(placement->network, link, end);
    return end[place > 0];
}

lw_start lw_start_of(const lw_placement *placement, const lw_algorithm *algorithm, int root_seat)
{
    const lw_network *network = placement->network;
    lw_start start = {root_seat, 0, {-1, -1, 0}};
    int end[2];

    if (root_seat < network->vertices) return start;
    start.delay = 1;
    start.root = lw_pinch_of(placement, root_seat - network->vertices);
    network->type->link_ends(network, start.root.link, end);
    const bool upper = algorithm->rounds(network, end[1]) < algorithm->rounds(network, end[0]);
    start.vertex = end[upper];
    return start;
}

bool lw_fill_link(int low, int high, int round, int me, lw_link_send send, void *context)
{
    const int empty = high - low - 1;
    if (empty == 0 || (me >= 0 && (me < low || me > high))) return true;

    const int rest = empty > 1 ? empty - 2 : 0;
    const int first = low + 1 + (rest + 2) / 3, second = high - 1 - (rest + 1) / 3;
    if ((me < 0 || me == low || me == first) && !send(context, low, first, round)) return false;
    if (empty == 1) return true;
    if ((me < 0 || me == high || me == second) && !send(context, high, second, round)) {
        return false;
    }
    return lw_fill_link(low, first, round + 1, me, send, context) &&
           lw_fill_link(first, second, round + 1, me, send, context) &&
           lw_fill_link(second, high, round + 1, me, send, context);
}

bool lw_fill_around(lw_pinch link, int root_place, int round, int me, lw_link_send send,
                    void *context)
{
    const int end = link.count + 1;

    if (root_place < 0) return lw_fill_link(0, end, round, me, send, context);
    return lw_fill_link(0, root_place, round, me, send, context) &&
           lw_fill_link(root_place, end, round, me, send, context);
}

/* The most guests on a link, `root` left out of account with all that share its link. */
static int fullest(const lw_placement *placement, const lw_pinch *root)
{
    const long links = placement->network->links, over = placement->guests % links;
    const int most = (int)((placement->guests + links - 1) / links);
    const long as_full = over ? over : links; /* links with so many */

    if (!root || root->count < most || as_full > 1) return most;
    return links > 1 ? most - 1 : 0;
}

int lw_guest_rounds(const lw_placement *placement, int root)
{
    int longest = 0, rounds = 0; /* the longest stretch of empty places */

    if (!placement->guests) return 0;
    if (root < 0) {
        longest = fullest(placement, NULL);
    } else {
        const lw_pinch own = lw_pinch_of(placement, root);
        const int before = own.place - 1, behind = own.count - own.place;
        longest = fullest(placement, &own);
        if (before > longest) longest = before;
        if (behind > longest) longest = behind;
    }
    for (; longest > 0; longest /= 3) rounds++;
    return rounds;
}
