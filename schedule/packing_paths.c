/* Can all trees still reach a vertex? Unit-capacity flows.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Trees can be completed just if every vertex can be reached by arc-disjoint paths over free arcs,
 * one from each tree that lacks it, starting anywhere in that tree (Edmonds' theorem for branchings
 * that have been begun). When an arc into v is taken, the condition at v itself is enough: a set of
 * vertices that it leaves with too few arcs has v inside. Paths are sought backwards from v; as all
 * trees grow together they are short. A tree that has a path may be given another start:
 *
 *      tree 1, tree 2 ..> w ---> x ---> v     The path w-x-v was found for tree 1. For tree 2 the
 *                                       |     search comes to y, but only tree 1 has y: it starts
 *                         tree 1 ..> y -'     there now, and w-x-v is left to tree 2.
 *
 * Before any search each tree tries the way on which it was reached last time (a hint at each
 * vertex); what is left of it mostly will do. */
#include "schedule/packing_state.h"

/* The first tree of a set. */
static int first_of(uint64_t set)
{
    int t = 0;
    while (!(set >> t & 1)) t++;
    return t;
}

/* Leads tree t's path from vertex x down to v, the way the search came. */
static void take_path(lw_packing *p, int v, int x, int t)
{
    lw_search *s = &p->search;

    s->end[t] = x;
    while (x != v) {
        const int arc = s->before[x];
        if (arc < 0) {
            t = -1 - arc; /* its path went on from here: now it starts where it was found */
            x = s->end[t] = s->found[t];
            continue;
        }
        if (s->flow[arc] == s->flow_mark) {
            s->flow[arc] = 0;
        } else {
            s->flow[p->arcs.back[arc]] = s->flow_mark;
        }
        x = p->arcs.head[p->arcs.back[arc]];
        s->hint[lw_tree_at(p, t) + (size_t)x] = arc;
    }
}

/* May a path come to x from where this arc out of x leads? */
static bool is_open(const lw_packing *p, int arc)
{
    const lw_search *s = &p->search;
    const int back = p->arcs.back[arc];

    return p->owner[back] == LW_FREE && s->flow[back] != s->flow_mark &&
           s->flow[arc] != s->flow_mark && s->seen[p->arcs.head[arc]] != s->seen_mark;
}

/* Where to go from x towards tree t: into the tree, by x's own hint, or to a vertex with a hint; an
 * arc, or -1. */
static int next_hint(const lw_packing *p, int x, int t)
{
    const int *hint = p->search.hint + lw_tree_at(p, t);
    int best = hint[x] >= 0 && is_open(p, hint[x]) ? hint[x] : -1;

    for (int arc = p->arcs.first[x]; arc < p->arcs.first[x + 1]; arc++) {
        const int y = p->arcs.head[arc];
        const bool there = p->has[y] >> t & 1;
        if ((there || (best < 0 && hint[y] >= 0)) && is_open(p, arc)) best = arc;
        if (there && best == arc) break;
    }
    return best;
}

/* Is there a path to v from tree t all along the hints? Takes it. */
static bool follow_hints(lw_packing *p, int v, int t)
{
    lw_search *s = &p->search;
    int *hint = s->hint + lw_tree_at(p, t), x = v;

    s->seen_mark++;
    while (!(p->has[x] >> t & 1)) {
        s->seen[x] = s->seen_mark;
        const int arc = next_hint(p, x, t);
        if (arc < 0) return false;
        hint[x] = arc;
        x = p->arcs.head[arc];
    }
    s->end[t] = x;
    for (x = v; x != s->end[t]; x = p->arcs.head[hint[x]]) {
        s->flow[p->arcs.back[hint[x]]] = s->flow_mark;
    }
    return true;
}

static void visit(lw_search *s, int x, int before, int *tail)
{
    if (s->seen[x] == s->seen_mark) return;
    s->seen[x] = s->seen_mark;
    s->before[x] = before;
    s->queue[(*tail)++] = x;
}

/* Goes on from x: behind the starts of trees that have x, and to where paths may come from. */
static void expand(lw_packing *p, int x, uint64_t lacking, int *tail)
{
    lw_search *s = &p->search;

    for (uint64_t set = p->has[x] & lacking; set; set &= set - 1) {
        const int t = first_of(set);
        if (s->found[t] >= 0) continue;
        s->found[t] = x;
        visit(s, s->end[t], -1 - t, tail);
    }
    for (int arc = p->arcs.first[x]; arc < p->arcs.first[x + 1]; arc++) {
        const int back = p->arcs.back[arc];
        const bool free = p->owner[back] == LW_FREE && s->flow[back] != s->flow_mark;
        if (free || s->flow[arc] == s->flow_mark) visit(s, p->arcs.head[arc], arc, tail);
    }
}

/* Finds one more path to v: from a tree of `lacking` that isn't in *served yet. */
static bool find_path(lw_packing *p, int v, uint64_t lacking, uint64_t *served)
{
    lw_search *s = &p->search;
    int tail = 0;

    s->seen_mark++;
    for (int t = 0; t < p->trees.count; t++) s->found[t] = -1;
    visit(s, v, 0, &tail);
    for (int head = 0; head < tail; head++) {
        const int x = s->queue[head];
        const uint64_t able = p->has[x] & lacking & ~*served;
        if (able) {
            const int t = first_of(able);
            *served |= (uint64_t)1 << t;
            take_path(p, v, x, t);
            return true;
        }
        expand(p, x, lacking, &tail);
    }
    return false;
}

bool lw_paths_remain(lw_packing *p, int arc, int t)
{
    const int v = p->arcs.head[arc];
    const uint64_t all = ~(uint64_t)0 >> (LW_MOST_TREES - p->trees.count);
    const uint64_t lacking = all & ~p->has[v] & ~((uint64_t)1 << t);
    uint64_t served = 0;
    bool found = true;

    p->search.flow_mark++;
    p->owner[arc] = t; /* as if it were taken */
    for (uint64_t set = lacking; set; set &= set - 1) {
        if (follow_hints(p, v, first_of(set))) served |= set & -set;
    }
    while (found && served != lacking) found = find_path(p, v, lacking, &served);
    p->owner[arc] = LW_FREE;
    return found;
}
