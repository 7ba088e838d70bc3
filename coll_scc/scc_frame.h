/* What both broadcasts on star-connected cycles are made of: a frame, openings, rings.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * In the frame the root's supernode is the identity. Sub-stars: the supernodes that agree in the
 * symbols of positions k+1..n form a star graph S_k. On level k = n, n-1, .., 2 the one informed
 * supernode of each S_k opens the k-1 other S_(k-1) in it, one for each symbol that may stand in
 * position k:
 *
 *     from c via j < k:   c -lateral j-> c(1 j), round its ring to k, -lateral k-> c(1 j)(1 k)
 *     from c via k:       c -lateral k-> c(1 k)
 *
 * No two of these touch the same supernode but c, and c sends to each through another lateral link.
 */
#ifndef LW_COLL_SCC_FRAME_H
#define LW_COLL_SCC_FRAME_H

#include "coll_scc/scc_network.h"

/* Renames symbols so that the root's supernode is the identity, and turns all rings. */
typedef struct lw_scc_frame {
    const lw_scc *scc;
    lw_permutation root;
    int turn; /* ring positions are moved up by so many */
} lw_scc_frame;

/* The frame of a root; the root's ring position becomes `entry`, or stays if that's 0. */
lw_scc_frame lw_scc_frame_of(const lw_scc *scc, int root, int entry);

/* A vertex as a node of the frame, and back. */
lw_scc_node lw_scc_into_frame(const lw_scc_frame *frame, int v);
int lw_scc_out_of_frame(const lw_scc_frame *frame, const lw_scc_node *node);

/* How a supernode is opened. */
typedef struct lw_scc_opening {
    int level; /* 0: it's the root's */
    int via;
    lw_permutation from;
} lw_scc_opening;
lw_scc_opening lw_scc_opening_of(int n, const lw_permutation *label);

/* The supernode that `from` opens via a ring position on a level. */
lw_permutation lw_scc_open(const lw_permutation *from, int via, int level);

/* Who serves a ring position, if `entry` has the message first: itself (round 0), or in round 1 or
 * 2 the sender. All-port wormhole on a ring of up to nine, m/2 nodes upwards of the entry and
 * (m-1)/2 downwards; on a side of s nodes:
 *
 *     round 1 | entry to the last but one, or to the only one
 *     round 2 | that one to the last and inwards to the third, the entry to the first
 *
 *        entry  1  2  3  4
 *          |-------->      |     1:  entry to 3
 *          |-> 1     3---->|     2:  3 to 4, 3 to 2, entry to 1
 *               2 <--|           */
typedef struct lw_ring_send {
    int from;
    int round;
    int up; /* direction of the send: 1 or -1 */
} lw_ring_send;
lw_ring_send lw_scc_ring_send(int n, int entry, int position);

/* Rounds that fill a ring: 0 for one node, 1 up to three, 2 up to nine. */
int lw_scc_ring_rounds(int n);

/* Paths of the frame, as lists of vertices: each function goes on from the last one at `node` and
 * moves that along. `path` has room for the network's longest route and a ring. */
typedef struct lw_scc_path {
    const lw_scc_frame *frame;
    lw_scc_node node;
    int length;
    int *vertex;
} lw_scc_path;
void lw_scc_begin(lw_scc_path *path, const lw_permutation *label, int i);
void lw_scc_walk(lw_scc_path *path, int to);                 /* the shorter way round the ring */
void lw_scc_walk_towards(lw_scc_path *path, int up, int to); /* in that direction */
void lw_scc_cross(lw_scc_path *path);                        /* over the lateral link */
void lw_scc_cross_to_open(lw_scc_path *path, int via, int level); /* from position `via` on */

/* Adds the path to a schedule. LW_OK or LW_NO_MEMORY. */
int lw_scc_send(const lw_scc_path *path, int round, lw_schedule *schedule);

#endif
