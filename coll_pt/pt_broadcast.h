/* The paper's broadcast on a Petersen-torus.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Source: "Link-Disjoint Broadcasting Algorithm in Wormhole-Routed 3D Petersen-Torus Networks",
 * section 3, completed for every shape. The rounds out of (z,x,y,p), k = max(m,n):
 *
 *   stage | rounds                      | sends
 *   1     | 1, none if p = 2            | root to node 2 of its module
 *         | floor(l/2)                  | node 2 to node 2 of the next planes, both ways
 *   2     | ceil(log2(k-1)) - 1         | in every plane: centres to new centres, areas halve
 *         | 2                           | every informed module is filled from node 2
 *         | 1                           | every node over its outward link, where one is wanted
 *   3     | 2                           | the new modules are filled from where it came in
 *
 * Sum: floor(l/2) + ceil(log2(k-1)) + 5, one less if p = 2, the logarithm counting 1 for k = 2.
 * The paper has floor for ceil, which leaves modules out unless k = 2^i + 1. For k = 1 a plane is
 * one module: stage 2 ends with its filling, floor(l/2) + 3 rounds (one less if p = 2), and a
 * single module takes 2. */
#ifndef LW_COLL_PT_BROADCAST_H
#define LW_COLL_PT_BROADCAST_H

#include "coll_pt/pt_network.h"

/* The functions of the lw_algorithm `paper`; see there. */
int lw_pt_paper_schedule(const lw_network *network, int root, lw_schedule *schedule);
int lw_pt_paper_plan(const lw_network *network, int root, int me, lw_plan *plan);
int lw_pt_paper_rounds(const lw_network *network, int root);

/* The last rounds of the stages: nothing happens in a stage without rounds. */
typedef struct lw_pt_stages {
    int entered;  /* stage 1, the root's own module */
    int planes;   /* stage 1, all planes */
    int divided;  /* stage 2, division */
    int filled;   /* stage 2, the informed modules are full */
    int spread;   /* stage 2, every module has the message */
    int finished; /* stage 3 */
} lw_pt_stages;
lw_pt_stages lw_pt_stages_of(const lw_pt *pt, int root);

/* The limit of a division step (from 1): no side of an area reaches further after it. */
static inline int lw_pt_limit(int steps, int step)
{
    return 1 << (steps - step);
}

#endif
