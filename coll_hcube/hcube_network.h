/* The binary hypercube Q_D: 2^D vertices, linked where their numbers differ in one bit.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *        6 ------- 7         Links are full-duplex: two channels, one each way. Routing is
 *       /|        /|         ascending E-cube: the lowest bit that differs is corrected first.
 *      2 ------- 3 |         Sends of one vertex in one round take different channels just if
 *      | 4 ------|-5         the targets' relative addresses have different lowest set bits.
 *      |/        |/
 *      0 ------- 1           A relative address is the exclusive or with the sender's number. */
#ifndef LW_COLL_HCUBE_NETWORK_H
#define LW_COLL_HCUBE_NETWORK_H

#include "schedule/network.h"

enum { LW_HCUBE_MOST = 30 }; /* dimensions: vertices are counted in int */

typedef struct lw_hcube {
    lw_network head;
    int dimension;
} lw_hcube;

extern const lw_network_type lw_hcube_type;
extern const lw_algorithm lw_hcube_algorithms[];

/* Q_D, to be freed by free(); NULL if memory ran out. */
lw_network *lw_hcube_create(int dimension);

/* lw_network_type.route. */
int lw_hcube_route(const lw_network *network, int from, int to, int *path);

/* lw_network_type.tree_plan; see hcube_trees.c. */
int lw_hcube_tree_plan(const lw_network *network, int root, int tree, int me, lw_plan *plan);

#endif
