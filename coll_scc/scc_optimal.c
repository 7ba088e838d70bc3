/* Optimal routing: a search among the orders of r-cycles, interleaved ones too.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Algorithm 3 (section 4.4). A tree vertex stands for the lateral links on its way from the root:
 *
 *     l, pi   the node that they lead to: position and supernode
 *     B, F    the lateral links that may come next, and last (scc_cycles.h)
 *     L       local links so far
 *     M       least number of local links of the whole route, if no r-cycle has to wait for
 *             another: mnloc = L + min d(l,b in B) + eq. 8 + min d(f in F,j); L + d(l,j) at the end
 *     e       is it to be expanded? On if M is not above the threshold T
 *
 *                 l=5 (1 5 3)(2 4)(6), T = M = 6        routing <5,(1 5 3)(2 4)(6)> to <3,identity>
 *               /          |            \               (the paper's figure 4)
 *     l=2 M=10       l=4 M=8       l=5 (1 3)(2 4) M=6
 *                                  /        |       \
 *                            l=2 M=7    l=3 M=8    l=4 M=6 - l=2 M=6 - l=4 M=6 - l=3, M = L = 6
 *
 * Enabled vertices are expanded, deepest first. If there are none, T is raised to the least M of
 * those that wait (backtracking). M never exceeds what a route through the vertex costs, so the
 * first one that is expanded in the identity's supernode ends an optimal route. The paper's last
 * level, l = j, is a part of the level before.
 *
 * Beyond the paper: a way to a node that was reached over as few local links is no new vertex.
 * The tree is O(n) high and up to n! wide, on average a few vertices. A vertex takes O(n), and a
 * look at the others. (The paper's own O() can't be read in our copy of it.) */
#include <stdlib.h>
#include <string.h>

#include "coll_scc/scc_cycles.h"
#include "coll_scc/scc_routing.h"

/* Room for a tree's vertices, a million bytes, most of them never touched. The largest trees found
 * by trying pairs have 891 vertices for n = 8, 7546 for n = 9, 14743 for n = 10. */
enum { TREE = 1 << 15 };

typedef enum progress { WAITING, ENABLED, EXPANDED } progress;

typedef struct tree_vertex {
    int parent;         /* -1: the root */
    short local, least; /* L, M */
    progress progress;
    lw_scc_node node; /* l, pi */
} tree_vertex;

typedef struct search {
    int n, to;     /* SCC_n; j */
    int threshold; /* T */
    int count;     /* vertices */
    tree_vertex *vertex;
} search;

/* M without L. */
static int mnloc(int n, const lw_scc_node *node, int to)
{
    const lw_scc_set first = lw_scc_first_links(n, &node->label);
    const lw_scc_set last = lw_scc_last_links(n, &node->label);

    if (!first) return lw_scc_ring_distance(n, node->i, to);
    return lw_scc_ring_distance(n, node->i, lw_scc_nearest(n, first, node->i)) +
           lw_scc_move_in(n, &node->label) +
           lw_scc_ring_distance(n, to, lw_scc_nearest(n, last, to));
}

static bool is_known(const search *s, int local, const lw_scc_node *node)
{
    for (const tree_vertex *v = s->vertex; v < s->vertex + s->count; v++) {
        if (v->node.i == node->i && v->local <= local &&
            !memcmp(&v->node.label, &node->label, sizeof node->label)) {
            return true;
        }
    }
    return false;
}

/* False if there's no room. */
static bool add(search *s, int parent, int local, const lw_scc_node *node)
{
    if (is_known(s, local, node)) return true;
    if (s->count == TREE) return false;

    tree_vertex *v = &s->vertex[s->count++];
    *v = (tree_vertex){.parent = parent, .local = (short)local, .node = *node};
    v->least = (short)(local + mnloc(s->n, node, s->to));
    if (parent < 0) s->threshold = v->least;
    v->progress = v->least <= s->threshold ? ENABLED : WAITING;
    return true;
}

static bool expand(search *s, int parent)
{
    const tree_vertex from = s->vertex[parent];
    const lw_scc_set first = lw_scc_first_links(s->n, &from.node.label);

    s->vertex[parent].progress = EXPANDED;
    for (int b = 2; b <= s->n; b++) {
        if (!(first >> b & 1)) continue;
        lw_scc_node child = {b, from.node.label};
        lw_permutation_swap(&child.label, b);
        const int walk = lw_scc_ring_distance(s->n, from.node.i, b);
        if (!add(s, parent, from.local + walk, &child)) return false;
    }
    return true;
}

/* Raises T to the least M of the waiting vertices, and enables those. */
static void backtrack(search *s)
{
    int least = -1;

    for (int v = 0; v < s->count; v++) {
        if (s->vertex[v].progress != WAITING) continue;
        if (least < 0 || s->vertex[v].least < least) least = s->vertex[v].least;
    }
    s->threshold = least;
    for (int v = 0; v < s->count; v++) {
        if (s->vertex[v].progress == WAITING && s->vertex[v].least == least) {
            s->vertex[v].progress = ENABLED;
        }
    }
}

/* The newest enabled vertex. */
static int newest(search *s)
{
    for (;;) {
        for (int v = s->count - 1; v >= 0; v--) {
            if (s->vertex[v].progress == ENABLED) return v;
        }
        backtrack(s);
    }
}

/* Grows a tree until it holds an optimal route. Returns that route's last vertex, or -1 if there's
 * no room. */
static int grow(search *s, const lw_scc_node *root)
{
    int v = 0;

    add(s, -1, 0, root);
    while (lw_scc_first_links(s->n, &s->vertex[v].node.label)) {
        if (!expand(s, v)) return -1;
        v = newest(s);
    }
    return v;
}

int lw_scc_optimal_laterals(int n, const lw_scc_node *from, int to, uint64_t seed, int *lateral)
{
    const int count = lw_scc_least_laterals(n, &from->label);
    search s = {.n = n, .to = to, .vertex = malloc(TREE * sizeof(tree_vertex))};
    int v = s.vertex ? grow(&s, from) : -1;
    const bool found = v >= 0;
    (void)seed;

    for (int i = count - 1; found && i >= 0; i--) {
        lateral[i] = s.vertex[v].node.i;
        v = s.vertex[v].parent;
    }
    free(s.vertex);
    return found ? count : LW_NO_MEMORY;
}
