/* How stage 2 divides a plane of modules: the arithmetic that schedule and plan share.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * An area is a rectangle of modules around its centre, a span in x times a span in y. A division
 * step with limit L halves each side of a span that reaches further than L: a new centre in the
 * middle of that side takes its modules. If both sides are halved, the centre's own column goes
 * to the minus side, and the old centre has no area any more.
 *
 *     minus=5   plus=4, L=2            o . . . . C . . . .
 *     both sides are too long:         . . c . . - . c . .     c: the centres afterwards
 *     5 = 2+1+2, 4 = 1+1+2             \-------/ | \-----/     -: the old one, in the left area
 *
 * The paper says floor(log2(n-1)) - 1 steps; that misses modules unless n = 2^k + 1. It takes
 * ceil(log2(n-1)) - 1. */
#ifndef LW_COLL_PT_DIVISION_H
#define LW_COLL_PT_DIVISION_H

#include "coll_pt/pt_network.h"

/* Offsets centre-minus .. centre+plus, counted from the broadcast's own module. */
typedef struct lw_pt_span {
    int centre;
    int minus;
    int plus;
} lw_pt_span;

typedef struct lw_pt_area {
    lw_pt_span x;
    lw_pt_span y;
} lw_pt_area;

/* The whole plane around the module of the broadcast. */
lw_pt_area lw_pt_plane(const lw_pt *pt);

/* Division steps that a plane of m × n modules takes; their limits are 2^(steps-1), ..., 2, 1. */
int lw_pt_division_steps(const lw_pt *pt);

/* The areas after one step, at most four; returns how many. */
int lw_pt_divide(lw_pt_area area, int limit, lw_pt_area part[4]);

/* Is the module at offset (x,y) in the area, and is it the centre? */
bool lw_pt_covers(lw_pt_area area, int x, int y);
bool lw_pt_is_centre(lw_pt_area area, int x, int y);

#endif
