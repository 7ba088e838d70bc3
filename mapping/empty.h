/* Fewer ranks than the smallest network has vertices: some vertices stay empty.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * An empty vertex never receives or sends. Its first child that has a rank stands in for it: it
 * takes the message in its place and passes it on to its other children, over the same links.
 *
 *       r            r
 *      / \          / \          v is empty, a stands in for it
 *     v   w   ->   a   w
 *    / \          /
 *   a   b        b
 */
#ifndef LW_MAPPING_EMPTY_H
#define LW_MAPPING_EMPTY_H

#include "mapping/placement.h"

/* lw_placement_plan for a network that has more vertices than there are ranks. It asks for plans
 * of other vertices: meant for the few vertices of a smallest network. */
int lw_plan_around_empty(const lw_placement *placement, const lw_algorithm *algorithm, int root,
                         int me, lw_plan *plan);

#endif
