/* A virtual network: vertices, links, routes; and the algorithms that broadcast on it.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_SCHEDULE_NETWORK_H
#define LW_SCHEDULE_NETWORK_H

#include <stdbool.h>
#include <stddef.h>

#include "schedule/plan.h"
#include "schedule/schedule.h"

typedef struct lw_network lw_network;

/* What can go wrong in this library; 0 is success. */
enum { LW_OK = 0, LW_NO_MEMORY = -1, LW_NO_PATH = -2 };

/* Longest text of a network's name, a vertex's coordinates or a reason, with its final 0. */
enum { LW_TEXT = 128 };

/* A way to broadcast: an entry of a network's table, and so of the parameter's values, the
 * help texts, the tools and the tests. */
typedef struct lw_algorithm {
    const char *name;
    const char *best_for; /* one line */
    bool disjoint;        /* its schedules promise that no link carries two sends of a round */

    /* Fills `plan` (initialised by the caller) with what vertex `me` does in a broadcast out of
     * `root`, children in round order. O(rounds) time and memory. LW_OK or LW_NO_MEMORY. */
    int (*plan)(const lw_network *network, int root, int me, lw_plan *plan);

    /* Fills `schedule` (initialised by the caller) with every send of a broadcast out of `root`
     * and its path. The same parents and rounds as `plan` gives. An LW_ error otherwise. */
    int (*schedule)(const lw_network *network, int root, lw_schedule *schedule);

    /* Rounds that the schedule out of `root` takes, as the documentation states them. */
    int (*rounds)(const lw_network *network, int root);
} lw_algorithm;

/* An entry of a table of choices that ends with name NULL; the first is the default. */
typedef struct lw_choice {
    const char *name;
    const char *best_for; /* one line */
} lw_choice;

/* A kind of network: one constant per network, the only thing that other rooms need of it. */
typedef struct lw_network_type {
    const char *kind;    /* "pt": a network is written kind:shape */
    const char *shape;   /* how a shape is written: "LxMxN" */
    const char *allowed; /* which shapes there are, a phrase for messages */
    const char *title;   /* "3D Petersen-torus" */
    bool full_duplex;    /* disjoint means: no directed channel twice (else: no link twice) */
    const lw_algorithm *algorithms; /* ends with name NULL; the first is what `auto` means */

    /* A network of the given shape, to be freed by free(); NULL with the reason in `why`
     * (LW_TEXT bytes). */
    lw_network *(*create)(const char *shape, char *why);

    /* The network on which `ranks` >= 2 ranks are best placed, to be freed by free(); NULL if
     * memory ran out. It may have more vertices than ranks only if no smaller network exists. */
    lw_network *(*fit)(int ranks);

    /* Neighbours of vertex v, into neighbour[network->degree]; returns how many. */
    int (*neighbours)(const lw_network *network, int v, int *neighbour);

    /* Vertices of the route from one vertex to another, both included, into
     * path[network->longest_route]; returns how many. */
    int (*route)(const lw_network *network, int from, int to, int *path);

    /* Ways to route, and how a network is told to take routings[i]. NULL: there is one way. */
    const lw_choice *routings;
    void (*set_routing)(lw_network *network, int i);

    /* The two ends of a link 0 <= link < network->links. */
    void (*link_ends)(const lw_network *network, long link, int end[2]);

    /* Numbers of the links of v, into link[network->degree]; returns how many. */
    int (*links_of)(const lw_network *network, int v, long *link);

    /* Where a symmetry that takes vertex `from` to vertex `to` takes v. It exists for vertices of
     * one orbit (see `orbits`), takes links to links, and is undone by the one from `to` to
     * `from`. */
    int (*moved)(const lw_network *network, int from, int to, int v);

    /* Where trees are known in closed form (there are network->degree of them; schedule/trees.h):
     * fills `plan` (initialised by the caller) with vertex me's part of one of those out of
     * `root`, its rounds the depths. O(degree) time. LW_OK or LW_NO_MEMORY. NULL: none is. */
    int (*tree_plan)(const lw_network *network, int root, int tree, int me, lw_plan *plan);

    /* Sizes of blocks of vertices close to each other: vertices b·size to (b + 1)·size - 1 are block
     * b. The smallest has i = 0, the next ones hold blocks of those before and are smaller than the
     * network; 0 behind the last. */
    int (*block)(const lw_network *network, int i);

    /* Writes v's coordinates, as in "(z,x,y,p)", into text[LW_TEXT]. */
    void (*coordinates)(const lw_network *network, int v, char *text);
} lw_network_type;

/* The head of every network; its type's own structure goes on behind it. */
struct lw_network {
    const lw_network_type *type;
    int vertices;
    long links;
    int degree;        /* most links of a vertex */
    int longest_route; /* vertices on a route at most */
    int orbits;        /* symmetry moves any vertex v to v % orbits */
    char name[LW_TEXT];
};

/* The algorithm of that name, or NULL. */
const lw_algorithm *lw_find_algorithm(const lw_network_type *type, const char *name);

/* The whole number at *text, from low to high; moves *text behind it. False if there is none. */
bool lw_read_number(const char **text, int low, int high, int *number);

#endif
