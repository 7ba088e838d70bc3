/* Guests: ranks that are left over, each pinched into a link of the network.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Guest j of G sits on link floor(j·E/G) of E, so they spread evenly. The places of a link with q
 * guests, its ends included:
 *
 *   place:   0   1   2  ...  q  q+1          0 and q+1: the link's ends
 *            a - g - g - ... - g - b
 *
 * After the network's schedule both ends have the message and send inwards; each send cuts its
 * stretch of the link, and all that are informed go on, so the rounds grow with log3(q):
 *
 *   round | a lone guest gets it from the lower end; a longer stretch of empty places, from both
 *         | its ends: about a third of it lies before, between and behind the two it reaches
 *
 * A guest as root first sends to an end of its link, which then broadcasts as its root. */
#ifndef LW_MAPPING_GUESTS_H
#define LW_MAPPING_GUESTS_H

#include "mapping/placement.h"

/* Where a guest sits. */
typedef struct lw_pinch {
    long link;
    int place; /* from 1 */
    int count; /* guests on the link */
} lw_pinch;

/* The first guest (from 0) on a link, or on a later one if it has none; how many it has. */
int lw_first_guest(const lw_placement *placement, long link);
int lw_guests_on(const lw_placement *placement, long link);
lw_pinch lw_pinch_of(const lw_placement *placement, int guest);

/* The seat at a place of a link. */
int lw_seat_at(const lw_placement *placement, long link, int place);

/* Where the network's own schedule starts: at the root, or if that's a guest, a round later at
 * the end of its link that needs fewer rounds. */
typedef struct lw_start {
    int vertex;
    int delay;     /* rounds before it */
    lw_pinch root; /* the guest root's; link -1 if the root is a vertex */
} lw_start;
lw_start lw_start_of(const lw_placement *placement, const lw_algorithm *algorithm, int root_seat);

/* One send between two places of a link; false stops. */
typedef bool (*lw_link_send)(void *context, int from, int to, int round);

/* Reports, from `round` on, the sends that fill the places strictly between `low` and `high`;
 * with me >= 0 only those from or to that place. False if one of them said so. */
bool lw_fill_link(int low, int high, int round, int me, lw_link_send send, void *context);

/* The same for a whole link with the root at `root_place`, or -1: it's elsewhere. */
bool lw_fill_around(lw_pinch link, int root_place, int round, int me, lw_link_send send,
                    void *context);

/* Rounds that the guests take behind a broadcast whose root is a guest (`root` its number) or a
 * vertex (-1). */
int lw_guest_rounds(const lw_placement *placement, int root);

#endif
