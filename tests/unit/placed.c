/* Ranks of synthetic machines placed by hardware.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/unit/placed.h"

#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_scc/scc_network.h"

static const lw_network_type *const types[PLACED_TYPES] = {&lw_pt_type, &lw_hcube_type,
                                                           &lw_scc_type};

placed start_placed(int i, lw_vertex_level wish)
{
    const lw_network_type *type = types[i % PLACED_TYPES];
    placed p = {.m = new_machine(i / PLACED_TYPES)};
    const machine *m = &p.m;
    lw_vertex_level level;
    int groups;

    assert_int_equal(lw_choose_level(m->ranks, m->locality, wish, &level, &groups), LW_OK);
    p.network = type->fit(groups);
    assert_non_null(p.network);
    assert_int_equal(lw_place_by_hardware(p.network, m->ranks, m->locality, level, &p.placement),
                     LW_OK);
    if (level == LW_VERTEX_HOST) p.hosts = hosts_of(m);
    return p;
}

void end_placed(placed *p)
{
    lw_placement_free(&p->placement);
    free(p->network);
    free_machine(&p->m);
}

void check_messages(const placed *p, int between, const char *way, int root)
{
    if (!p->hosts || between == p->hosts - 1) return;
    fault("%s on %s, %s, root %d: %d messages between %d hosts", p->m.name, p->network->name, way,
          root, between, p->hosts);
}

void add_outside(const placed *p, int rank, const lw_plan *plan, lw_plan *outside)
{
    const int seat = lw_seat_of_rank(&p->placement, rank);

    if (plan->parent >= 0 && lw_seat_of_rank(&p->placement, plan->parent) != seat) {
        outside->parent = lw_seat_of_rank(&p->placement, plan->parent);
        outside->round = plan->round;
    }
    for (int i = 0; i < plan->children; i++) {
        const int to = lw_seat_of_rank(&p->placement, plan->child[i].vertex);
        if (to == seat) continue;
        assert_int_equal(lw_plan_add(outside, to, plan->child[i].round), LW_OK);
    }
}

void check_placed(lw_vertex_level level, int step, void (*check)(placed *, int))
{
    for (int i = 0; i < PLACED_TYPES * machines(); i++) {
        placed p = start_placed(i, level);
        for (int root = 0; root < p.m.ranks; root += p.hosts ? 1 : step) check(&p, root);
        end_placed(&p);
    }
}
