/* Random routing: any lateral link that is on a way with the fewest of them.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Algorithm 1 (section 4.2), until the identity is reached:
 *
 *     first symbol | lateral link taken
 *     1            | any symbol that isn't home: its r-cycle begins
 *     s != 1       | s, which goes home; or any symbol of another r-cycle, which is executed first
 *
 *     3 4 1 2 5 = (1 3)(2 4)(5):   3 (home), 2 or 4, one of three, each as likely
 *
 * At most floor(3(n-1)/2) steps of O(n) each, so O(n^2). (The paper calls it the least complex of
 * the three; its O() can't be read in our copy.) */
#include "coll_scc/scc_cycles.h"
#include "coll_scc/scc_routing.h"

static int count_of(lw_scc_set set)
{
    int count = 0;
    for (; set; set &= set - 1) count++;
    return count;
}

static int lowest_of(lw_scc_set set)
{
    int symbol = 0;
    while (!(set >> symbol & 1)) symbol++;
    return symbol;
}

int lw_scc_random_laterals(int n, const lw_scc_node *from, int to, uint64_t seed, int *lateral)
{
    lw_permutation p = from->label;
    int count = 0;
    (void)to;

    for (;;) {
        lw_scc_set choices = lw_scc_first_links(n, &p);
        if (!choices) return count;
        for (int skip = lw_scc_draw(&seed, count_of(choices)); skip > 0; skip--) {
            choices &= choices - 1;
        }
        lateral[count] = lowest_of(choices);
        lw_permutation_swap(&p, lateral[count++]);
    }
}
