/* Synthetic machines: where ranks might run.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_TESTS_UNIT_MACHINES_H
#define LW_TESTS_UNIT_MACHINES_H

#include "mapping/locality.h"
#include "tests/unit/common.h"

typedef struct machine {
    char name[LW_TEXT];
    int ranks;
    lw_locality *locality; /* of each rank */
} machine;

/* Even, uneven, bound in many ways and not, ranks by slot, by node and at random; all in all: */
int machines(void);

/* Machine 0 <= i < machines(), to be ended by free_machine(). */
machine new_machine(int i);
void free_machine(machine *m);

/* Hosts with so many ranks, size[hosts] over and over, ranks by slot or by node; of each host's
 * hardware nothing is known. */
machine new_hosts(int hosts, const int *size, int sizes, bool by_node);

/* Do two ranks share a host, as far as is known? */
bool on_one_host(const machine *m, int a, int b);

int hosts_of(const machine *m);

/* Walks a broadcast from the root down; plan[rank * stride] is what a rank does. Faults unless every
 * rank gets the message once, from where and when it expects it, and sends only behind that.
 * Returns how many sends go from host to host. */
int check_walk(const machine *m, const lw_plan *plan, int stride, int root);

#endif
