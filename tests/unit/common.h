/* What the unit tests share: faults, seeded numbers, networks, schedules and plans under test.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_TESTS_UNIT_COMMON_H
#define LW_TESTS_UNIT_COMMON_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "coll_pt/pt_network.h"
#include "schedule/network.h"
#include "schedule/trees.h"

/* Ends the running test as failed and prints why, as a comment of TAP. */
_Noreturn void fault(const char *why, ...) __attribute__((format(printf, 1, 2)));

/* Prints a comment of TAP: what a test has covered. */
void note(const char *text, ...) __attribute__((format(printf, 1, 2)));

/* A number from 0 to below - 1; the same ones after the same seed. */
int random_below(uint64_t *state, int below);

/* PT(l,m,n), to be freed by free(). */
lw_network *new_pt(int l, int m, int n);
const lw_pt *as_pt(const lw_network *network);

/* The least number of doublings from 1 that reaches `value`. */
int ceil_log2(int value);

/* Are two vertices joined, according to the network's list of neighbours? */
bool are_neighbours(const lw_network *network, int a, int b);

/* The algorithm's schedule, to be freed by lw_schedule_free(). */
lw_schedule new_schedule(const lw_network *network, const lw_algorithm *algorithm, int root);

/* Faults unless the verifier calls the schedule complete, with the message at all `seats` and
 * nowhere else; and disjoint, if it promises that. */
void check_broadcast(const lw_network *network, int seats, const lw_schedule *schedule,
                     bool disjoint);

/* `count` empty plans, and their end. */
lw_plan *new_plans(int count);
void free_plans(lw_plan *plans, int count);

/* Faults unless the vertices' plans hold the schedule's sends, each once at either end, and list
 * children in round order. `name` stands in the message. */
void check_plans(const char *name, const lw_schedule *schedule, const lw_plan *plans, int count);

/* A schedule against the algorithm's plans of all vertices. */
void check_own_plans(const lw_network *network, const lw_algorithm *algorithm,
                     const lw_schedule *schedule);

/* All of these for one root, with exactly that many rounds, measured and stated. */
void check_exact(const lw_network *network, const lw_algorithm *algorithm, int root, int rounds);

/* Faults unless plans agree with those of parent and children all the way up from vertices at
 * random, for as many pairs (root, vertex) and every algorithm. */
void check_families(const lw_network *network, int pairs);

/* `count` trees packed out of a root, to be freed by lw_trees_free(). Faults unless they can be. */
lw_trees new_trees(const lw_network *network, int root, int count);

/* Faults unless the verifier finds the trees right; returns the deepest vertex's depth. */
int check_trees(const lw_network *network, const lw_trees *trees);

/* The links from a vertex to the farthest one. */
int eccentricity(const lw_network *network, int v);

#endif
