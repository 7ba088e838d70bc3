/* Greedy routing: the r-cycle that is nearest on the ring comes next.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Algorithm 2 (section 4.3), until set B is empty:
 *
 *     1. take the symbol b of B that is nearest to where the route stands; the lowest of several
 *     2. b is in the r-cycle of 1:    take lateral link b alone, so that others may interleave
 *        b is in an r-cycle (b .. z): execute it whole, b, .., z, b
 *     3. the route stands at b
 *
 *     <2,34125> of SCC_5, r-cycles (1 3)(2 4):   2, 4, 2 (its r-cycle whole), then 3
 *
 * At most floor(3(n-1)/2) lateral links of O(n) each, so O(n^2). The order isn't always the best.
 * (The paper's own O() can't be read in our copy of it.) */
#include "coll_scc/scc_cycles.h"
#include "coll_scc/scc_routing.h"

int lw_scc_greedy_laterals(int n, const lw_scc_node *from, int to, uint64_t seed, int *lateral)
{
    lw_permutation p = from->label;
    int i = from->i, count = 0;
    lw_scc_set choices;
    (void)to;
    (void)seed;

    while ((choices = lw_scc_first_links(n, &p))) {
        i = lw_scc_nearest(n, choices, i);
        const bool whole = !(lw_scc_cycle(&p, 1) >> i & 1);
        lateral[count++] = i;
        lw_permutation_swap(&p, i);
        while (whole && p.symbol[i] != i) {
            lateral[count++] = p.symbol[1];
            lw_permutation_swap(&p, p.symbol[1]);
        }
    }
    return count;
}
