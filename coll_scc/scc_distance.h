/* Average distances on star-connected cycles, by routing and by the paper's formulas.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routes from every vertex to <2,identity>; the network looks the same from everywhere.
 * Averages divide by the number of all vertices, that one included. Sections 3.2 to 3.5 of
 * "Average Distance and Routing Algorithms in the Star-Connected Cycles Interconnection
 * Network". */
#ifndef LW_COLL_SCC_DISTANCE_H
#define LW_COLL_SCC_DISTANCE_H

#include "coll_scc/scc_cycles.h"

/* Links of a route on average: of each lw_scc_class, and in all. */
enum { LW_SCC_TOTAL = LW_SCC_MOVE_BETWEEN + 1, LW_SCC_COLUMNS };
typedef struct lw_scc_average {
    double links[LW_SCC_COLUMNS];
} lw_scc_average;

/* Called now and then with the number of vertices that are done. */
typedef void lw_scc_progress(const lw_scc *scc, int done);

/* By the network's routing, from every vertex. LW_OK or LW_NO_MEMORY. */
int lw_scc_average_of_all(const lw_scc *scc, lw_scc_progress *progress, lw_scc_average *average);

/* By random routing: the exact expectation, by recursion over the choices of Algorithm 1. It takes
 * 8 bytes a vertex. LW_OK or LW_NO_MEMORY. */
int lw_scc_average_expected(const lw_scc *scc, lw_scc_average *average);

/* By random routing from `samples` >= 2 vertices, drawn after the network's seed; and the standard
 * errors of these averages. */
void lw_scc_average_sampled(const lw_scc *scc, int samples, lw_scc_average *average,
                            lw_scc_average *error);

/* The paper's formulas for SCC_n, with q = floor((n-1)^2 / 4) and the harmonic number H_n:
 *
 *     lateral        n - 4 + 2/n + H_n                     (eq. 6)
 *     move-in        q (n-1)/n                             (eq. 9)
 *     move-between   q [(H_n - 2)/(n-2) + 2/(n-1)]         (eq. 12)
 *
 * The last one is for r-cycles executed one after the other in random order; it needs n > 2: for
 * n = 2 move-between and total are NaN. */
lw_scc_average lw_scc_average_formula(int n);

#endif
