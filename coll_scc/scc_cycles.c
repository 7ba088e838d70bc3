/* Walks along the r-cycles of a permutation; see scc_cycles.h.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_cycles.h"

lw_scc_set lw_scc_cycle(const lw_permutation *permutation, int symbol)
{
    lw_scc_set cycle = 0;

    for (int s = symbol; !(cycle >> s & 1); s = permutation->symbol[s]) cycle |= 1u << s;
    return cycle;
}

/* The symbols from 2 to n that are neither home nor in the r-cycle of 1. */
static lw_scc_set others(int n, const lw_permutation *permutation)
{
    const lw_scc_set own = lw_scc_cycle(permutation, 1);
    lw_scc_set set = 0;

    for (int s = 2; s <= n; s++) {
        if (permutation->symbol[s] != s && !(own >> s & 1)) set |= 1u << s;
    }
    return set;
}

lw_scc_set lw_scc_first_links(int n, const lw_permutation *permutation)
{
    const int first = permutation->symbol[1];
    return others(n, permutation) | (first == 1 ? 0 : 1u << first);
}

lw_scc_set lw_scc_last_links(int n, const lw_permutation *permutation)
{
    lw_scc_set set = others(n, permutation);

    for (int s = 2; s <= n; s++) {
        if (permutation->symbol[s] == 1) set |= 1u << s;
    }
    return set;
}

int lw_scc_nearest(int n, lw_scc_set set, int i)
{
    int least = n, best = i;

    for (int s = 2; s <= n; s++) {
        if (!(set >> s & 1) || lw_scc_ring_distance(n, i, s) >= least) continue;
        least = lw_scc_ring_distance(n, i, s);
        best = s;
    }
    return best;
}

int lw_scc_least_laterals(int n, const lw_permutation *permutation)
{
    lw_scc_set seen = 0;
    int laterals = 0;

    for (int s = 1; s <= n; s++) {
        if (permutation->symbol[s] == s) continue;
        laterals += seen >> s & 1 ? 1 : 2; /* a symbol; the first of an r-cycle counts that too */
        seen |= lw_scc_cycle(permutation, s);
    }
    return laterals - (permutation->symbol[1] == 1 ? 0 : 2);
}

int lw_scc_move_in(int n, const lw_permutation *permutation)
{
    int locals = 0;

    for (int s = 2; s <= n; s++) {
        const int next = permutation->symbol[s];
        if (next != 1) locals += lw_scc_ring_distance(n, s, next);
    }
    return locals;
}

const char *lw_scc_class_name(lw_scc_class class)
{
    static const char *const names[] = {
        [LW_SCC_LATERAL] = "lateral",
        [LW_SCC_MOVE_IN] = "move-in",
        [LW_SCC_MOVE_BETWEEN] = "move-between",
    };
    return names[class];
}

/* The symbol in position 1, always the next lateral link of the r-cycle under execution (1: there
 * is none), is s. nearest[s] is how near to position s the walk has come since the r-cycle's last
 * lateral link; 0 if the r-cycle hasn't begun. */
typedef struct walk {
    int n;
    lw_permutation label;
    int nearest[LW_SCC_MOST + 1];
} walk;

static void begin(walk *w, int n, const lw_permutation *label)
{
    w->n = n;
    w->label = *label;
    for (int s = 0; s <= n; s++) w->nearest[s] = n;
    w->nearest[1] = 0;
    w->nearest[(int)label->symbol[1]] = 0;
}

/* At position i: is it nearer to the next lateral link than before? */
static bool approaches(walk *w, int i)
{
    const int next = w->label.symbol[1];
    const int distance = next == 1 ? 0 : lw_scc_ring_distance(w->n, i, next);

    if (distance >= w->nearest[next]) return false;
    w->nearest[next] = distance;
    return true;
}

void lw_scc_classify(const lw_scc *scc, const int *path, int count, lw_scc_class *class)
{
    const lw_permutation end = lw_scc_node_of(scc, path[count - 1]).label;
    lw_scc_node at = lw_scc_node_of(scc, path[0]);
    lw_permutation seen = lw_scc_relabel(scc->n, &end, &at.label);
    walk w;

    begin(&w, scc->n, &seen);
    for (int k = 0; k + 1 < count; k++) {
        const int i = lw_scc_node_of(scc, path[k + 1]).i;
        if (i == at.i) {
            lw_permutation_swap(&w.label, i);
            approaches(&w, i);
            class[k] = LW_SCC_LATERAL;
        } else {
            class[k] = approaches(&w, i) ? LW_SCC_MOVE_IN : LW_SCC_MOVE_BETWEEN;
        }
        at.i = i;
    }
}
