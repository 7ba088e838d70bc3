/* The network on which trees are packed when ranks and vertices aren't the same in number.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * With guests: each is pinched into floor(k/2) links that share no end, k the network's edge
 * connectivity (of a link pinched before, into a piece); if k is odd it is also joined to another
 * guest, half of all guests away, the last one left over to a vertex. Pinching and joining keep
 * every cut at k links or more, so there are k trees out of every vertex and guest. With k = 2
 * guests are joined as if k were 3: that shortens what would be one long ring.
 *
 *     a --- b            a - g - b
 *                 ->         |           k = 3, guests g and h
 *     c --- d            c - h - d
 *
 * With too few ranks for the smallest network, or with guests on two vertices and one link (k = 1),
 * ranks form a ring with chords to the second next, from 7 ranks on to the third: up to 5 ranks
 * that's the complete graph, with P-1 trees, from then on there are 4, at most 4 links deep up to
 * 11 ranks, and all vertices are alike. A network with vertices taken out would have fewer trees
 * and deeper ones. */
#ifndef LW_MAPPING_TREE_GUESTS_H
#define LW_MAPPING_TREE_GUESTS_H

#include "mapping/placement.h"

/* Makes the network of all seats: *made, to be freed by free(); its vertices are seats. *made is
 * NULL where the placement's own network is that already. It is named as in "pt:1x3x3+5" (five
 * guests) or "ring:7"; it has no links by number and no routes. The placement must outlive it.
 * LW_OK or LW_NO_MEMORY. */
int lw_tree_network(const lw_placement *placement, lw_network **made);

#endif
