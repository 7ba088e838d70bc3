/* The star-connected cycles as a graph.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_network.h"

#include <stdio.h>
#include <stdlib.h>

#include "coll_scc/scc_routing.h"

static const lw_scc *as_scc(const lw_network *network)
{
    return (const lw_scc *)network;
}

static int factorial(int n)
{
    return n < 2 ? 1 : n * factorial(n - 1);
}

lw_scc_node lw_scc_node_of(const lw_scc *scc, int v)
{
    return (lw_scc_node){v % (scc->n - 1) + 2, lw_permutation_of(scc->n, v / (scc->n - 1))};
}

int lw_scc_vertex(const lw_scc *scc, const lw_scc_node *node)
{
    return lw_permutation_rank(scc->n, &node->label) * (scc->n - 1) + node->i - 2;
}

int lw_scc_ring_distance(int n, int i, int j)
{
    const int apart = i < j ? j - i : i - j;
    return apart < n - 1 - apart ? apart : n - 1 - apart;
}

int lw_scc_ring_step(int n, int i, int j)
{
    const int up = i < n ? i + 1 : 2, down = i > 2 ? i - 1 : n;
    if (i == j) return i;
    return lw_scc_ring_distance(n, up, j) < lw_scc_ring_distance(n, i, j) ? up : down;
}

static int ring_links(int n)
{
    return n > 3 ? n - 1 : n - 2;
}

static int lateral_neighbour(const lw_scc *scc, int v)
{
    lw_scc_node node = lw_scc_node_of(scc, v);
    lw_permutation_swap(&node.label, node.i);
    return lw_scc_vertex(scc, &node);
}

static int neighbours(const lw_network *network, int v, int *neighbour)
{
    const lw_scc *scc = as_scc(network);
    const int ring = scc->n - 1, at = v % ring, first = v - at;
    int count = 0;

    neighbour[count++] = lateral_neighbour(scc, v);
    if (ring > 1) neighbour[count++] = first + (at + 1) % ring;
    if (ring > 2) neighbour[count++] = first + (at + ring - 1) % ring;
    return count;
}

/* Even permutations stand at every second rank: those of ranks 2k and 2k+1 differ in their last two
 * symbols. A lateral link changes the parity, and is numbered by its even end. */
static bool is_even(int n, int supernode)
{
    const lw_permutation p = lw_permutation_of(n, supernode);
    int inversions = 0;

    for (int i = 1; i < n; i++) {
        for (int j = i + 1; j <= n; j++) inversions += p.symbol[j] < p.symbol[i];
    }
    return inversions % 2 == 0;
}

static void link_ends(const lw_network *network, long link, int end[2])
{
    const lw_scc *scc = as_scc(network);
    const int ring = scc->n - 1, local = ring_links(scc->n);
    const long locals = (long)scc->supernodes * local;

    if (link < locals) {
        const int at = (int)(link % local), first = (int)(link / local) * ring;
        end[0] = first + at;
        end[1] = first + (at + 1) % ring;
        return;
    }
    const int pair = (int)((link - locals) / ring), at = (int)((link - locals) % ring);
    const int supernode = 2 * pair + (is_even(scc->n, 2 * pair) ? 0 : 1);
    end[0] = supernode * ring + at;
    end[1] = lateral_neighbour(scc, end[0]);
}

static int links_of(const lw_network *network, int v, long *link)
{
    const lw_scc *scc = as_scc(network);
    const int ring = scc->n - 1, local = ring_links(scc->n), at = v % ring, supernode = v / ring;
    const int even = is_even(scc->n, supernode) ? supernode : lateral_neighbour(scc, v) / ring;
    int count = 0;

    link[count++] = (long)scc->supernodes * local + (long)(even / 2) * ring + at;
    if (ring == 2) link[count++] = (long)supernode * local;
    if (ring > 2) {
        link[count++] = (long)supernode * local + at;
        link[count++] = (long)supernode * local + (at + ring - 1) % ring;
    }
    return count;
}

/* Symbols are renamed, and the positions of a ring exchanged together with those of permutations:
 * the ring is turned, position 1 stays. */
static int moved(const lw_network *network, int from, int to, int v)
{
    const lw_scc *scc = as_scc(network);
    const lw_scc_node a = lw_scc_node_of(scc, from), b = lw_scc_node_of(scc, to);
    const lw_scc_node node = lw_scc_node_of(scc, v);
    const int ring = scc->n - 1, turn = b.i - a.i + ring;
    lw_scc_node image = {(node.i - 2 + turn) % ring + 2, {{0}}};
    signed char name[LW_SCC_MOST + 1] = {0};

    name[(int)a.label.symbol[1]] = b.label.symbol[1];
    for (int p = 2; p <= scc->n; p++) {
        name[(int)a.label.symbol[p]] = b.label.symbol[(p - 2 + turn) % ring + 2];
    }
    image.label.symbol[1] = name[(int)node.label.symbol[1]];
    for (int p = 2; p <= scc->n; p++) {
        image.label.symbol[(p - 2 + turn) % ring + 2] = name[(int)node.label.symbol[p]];
    }
    return lw_scc_vertex(scc, &image);
}

/* A supernode; those of permutations that differ in their last 2, 3, ... symbols alone. */
static int block(const lw_network *network, int i)
{
    const lw_scc *scc = as_scc(network);
    return i < scc->n - 1 ? (scc->n - 1) * factorial(i + 1) : 0;
}

/* <i,permutation>, as the paper writes it. */
static void coordinates(const lw_network *network, int v, char *text)
{
    const lw_scc *scc = as_scc(network);
    const lw_scc_node node = lw_scc_node_of(scc, v);
    int length = snprintf(text, LW_TEXT, "<%d,", node.i);

    for (int p = 1; p <= scc->n; p++) {
        length += snprintf(text + length, LW_TEXT - (size_t)length, "%s%d",
                           p > 1 && scc->n > 9 ? "." : "", node.label.symbol[p]);
    }
    snprintf(text + length, LW_TEXT - (size_t)length, ">");
}

lw_network *lw_scc_create(int n)
{
    lw_scc *scc = calloc(1, sizeof *scc);
    if (!scc) return NULL;

    const int most_laterals = 3 * (n - 1) / 2;
    scc->n = n;
    scc->supernodes = factorial(n);
    scc->head = (lw_network){
        .type = &lw_scc_type,
        .vertices = scc->supernodes * (n - 1),
        .links = (long)scc->supernodes * ring_links(n) + (long)scc->supernodes / 2 * (n - 1),
        .degree = n > 3 ? 3 : n - 1,
        .longest_route = most_laterals + (most_laterals + 1) * ((n - 1) / 2) + 1,
        .orbits = 1,
    };
    snprintf(scc->head.name, LW_TEXT, "scc:%d", n);
    return &scc->head;
}

static lw_network *create(const char *shape, char *why)
{
    const char *rest = shape;
    int n;

    if (!lw_read_number(&rest, LW_SCC_LEAST, LW_SCC_MOST, &n) || *rest) {
        snprintf(why, LW_TEXT, "it is not a whole number from %d to %d", LW_SCC_LEAST, LW_SCC_MOST);
        return NULL;
    }
    lw_network *network = lw_scc_create(n);
    if (!network) snprintf(why, LW_TEXT, "memory ran out");
    return network;
}

/* The largest order that has no more vertices than there are ranks: 2, 12, 72, 480, 3600, ... */
static lw_network *fit(int ranks)
{
    int n = LW_SCC_LEAST;

    while (n < LW_SCC_MOST && (long)factorial(n + 1) * n <= ranks) n++;
    return lw_scc_create(n);
}

static void set_routing(lw_network *network, int i)
{
    ((lw_scc *)network)->routing = (lw_scc_routing)i;
}

const lw_network_type lw_scc_type = {
    .kind = "scc",
    .shape = "N",
    .allowed = "a whole number from 2 to 10",
    .title = "star-connected cycles",
    .full_duplex = false,
    .algorithms = lw_scc_algorithms,
    .create = create,
    .fit = fit,
    .neighbours = neighbours,
    .route = lw_scc_route,
    .routings = lw_scc_routings,
    .set_routing = set_routing,
    .link_ends = link_ends,
    .links_of = links_of,
    .moved = moved,
    .block = block,
    .coordinates = coordinates,
};
