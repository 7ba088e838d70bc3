/* One node's part in the paper's broadcast, from its coordinates alone.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Offsets (x,y) are those of a module from the root's, in its plane; planes count from the
 * root's, upwards. A module's entry is the node that gets the message first, and fills it:
 *
 *   the root's own module | node 2, or the root if the network is one module
 *   a centre              | node 2
 *   any other             | where the outward link of its centre's module arrives
 *
 * See pt_broadcast.h for the table of rounds. */
#include "coll_pt/pt_broadcast.h"
#include "coll_pt/pt_division.h"

/* Where I am, seen from the root. */
typedef struct place {
    const lw_pt *pt;
    lw_pt_stages last;
    lw_pt_node root;
    lw_pt_node me;
    int plane; /* planes above the root's, modulo l */
    int x;
    int y;
    bool home; /* in the root's own module */
    bool is_root;
    lw_plan *plan;
    int error;
} place;

/* What division does for a module: when it became a centre, from which one, and in which area it
 * ends up. */
typedef struct history {
    bool centre; /* at any time: it's informed before the spread */
    bool active; /* centre of its final area */
    int step;    /* in which it became a centre; 0: the module it all starts from */
    int parent_x;
    int parent_y;
    lw_pt_area area;
} history;

static void add_child(place *at, lw_pt_node node, int round)
{
    if (!at->error) at->error = lw_plan_add(at->plan, lw_pt_vertex(at->pt, node), round);
}

static void set_parent(place *at, lw_pt_node node, int round)
{
    at->plan->parent = lw_pt_vertex(at->pt, node);
    at->plan->round = round;
}

/* Node p of the module at an offset, in my plane. */
static lw_pt_node node_at(const place *at, int x, int y, int p)
{
    return (lw_pt_node){at->me.z, at->root.x + x, at->root.y + y, p};
}

static lw_pt_node beside(const place *at, int p)
{
    return (lw_pt_node){at->me.z, at->me.x, at->me.y, p};
}

/* Follows the module at (x,y) through the division. With `children`, it is my own module and I am
 * its node 2: the centres it opens become my children. */
static history follow(place *at, int x, int y, bool children)
{
    const int steps = lw_pt_division_steps(at->pt);
    history past = {.area = lw_pt_plane(at->pt)};

    past.centre = past.active = lw_pt_is_centre(past.area, x, y);
    for (int step = 1; step <= steps; step++) {
        const lw_pt_area before = past.area;
        lw_pt_area part[4];
        const int parts = lw_pt_divide(before, lw_pt_limit(steps, step), part);
        for (int i = 0; i < parts; i++) {
            const int cx = part[i].x.centre, cy = part[i].y.centre;
            const bool opened = !lw_pt_is_centre(before, cx, cy);
            if (lw_pt_covers(part[i], x, y)) past.area = part[i];
            if (opened && past.active && children) {
                add_child(at, node_at(at, cx, cy, 2), at->last.planes + step);
            }
        }
        past.active = lw_pt_is_centre(past.area, x, y);
        if (past.active && !past.centre) {
            past.centre = true;
            past.step = step;
            past.parent_x = before.x.centre;
            past.parent_y = before.y.centre;
        }
    }
    return past;
}

/* Stage 1: node 2 above and below the root. */
static void pass_planes(place *at)
{
    const int l = at->pt->l, up = l / 2, down = (l - 1) / 2;
    const int below = at->plane ? l - at->plane : 0;
    lw_pt_node next = at->me;

    if (at->plane == 0) {
        if (!at->is_root) set_parent(at, at->root, at->last.entered);
    } else {
        next.z = at->me.z + (at->plane <= up ? -1 : 1);
        set_parent(at, next, at->last.entered + (at->plane <= up ? at->plane : below));
    }
    if (at->plane < up) {
        next.z = at->me.z + 1;
        add_child(at, next, at->last.entered + at->plane + 1);
    }
    if (below < down && (at->plane == 0 || at->plane > up)) {
        next.z = at->me.z - 1;
        add_child(at, next, at->last.entered + below + 1);
    }
}

/* Lemma 1: fills the module out of its entry, in the two rounds behind `round`. */
static void fill(place *at, int entry, int round)
{
    const int skip = at->home ? at->root.p : -1; /* has the message already */
    int path[3];
    const int distance = lw_petersen_path(entry, at->me.p, path) - 1;

    if (distance > 0 && !at->is_root) {
        set_parent(at, beside(at, path[distance - 1]), round + distance);
    }
    if (distance > 1) return;
    for (int i = 0; i < 3; i++) {
        const int p = lw_petersen_neighbours[at->me.p][i];
        if (p != entry && p != skip) add_child(at, beside(at, p), round + distance + 1);
    }
}

/* Stage 2's last round: over my outward link, if the module there is my centre's to serve. */
static void spread(place *at, lw_pt_area area)
{
    const lw_pt_port port = lw_pt_ports[at->me.p];
    const int x = at->x + port.dx, y = at->y + port.dy;

    if (port.dz || !lw_pt_covers(area, x, y)) return;
    if (follow(at, x, y, false).centre) return;
    add_child(at, node_at(at, x, y, port.p), at->last.spread);
}

/* A module that division informs: its node 2 is the entry. */
static void serve_centre(place *at, const history *past)
{
    if (at->me.p == 2) {
        if (past->step) {
            set_parent(at, node_at(at, past->parent_x, past->parent_y, 2),
                       at->last.planes + past->step);
        } else {
            pass_planes(at);
        }
        follow(at, at->x, at->y, true);
    } else if (at->is_root) {
        add_child(at, beside(at, 2), at->last.entered);
    }
    fill(at, 2, at->last.divided);
    if (past->active) spread(at, past->area);
}

/* Any other module: the message comes in over an outward link of its centre's module. */
static void serve_others(place *at, const history *past)
{
    int port = 0;

    while (lw_pt_ports[port].dz || past->area.x.centre + lw_pt_ports[port].dx != at->x ||
           past->area.y.centre + lw_pt_ports[port].dy != at->y) {
        port++;
    }
    const int entry = lw_pt_ports[port].p;
    if (at->me.p == entry) {
        set_parent(at, node_at(at, past->area.x.centre, past->area.y.centre, port),
                   at->last.spread);
    }
    fill(at, entry, at->last.spread);
}

int lw_pt_paper_plan(const lw_network *network, int root, int me, lw_plan *plan)
{
    const lw_pt *pt = (const lw_pt *)network;
    place at = {
        .pt = pt,
        .last = lw_pt_stages_of(pt, root),
        .root = lw_pt_node_of(pt, root),
        .me = lw_pt_node_of(pt, me),
        .plan = plan,
    };

    at.plane = (at.me.z - at.root.z + pt->l) % pt->l;
    at.x = lw_pt_offset(at.root.x, at.me.x, pt->m);
    at.y = lw_pt_offset(at.root.y, at.me.y, pt->n);
    at.home = at.plane == 0 && at.x == 0 && at.y == 0;
    at.is_root = me == root;
    if (pt->l * pt->m * pt->n == 1) {
        fill(&at, at.root.p, 0);
        return at.error;
    }
    const history past = follow(&at, at.x, at.y, false);
    if (past.centre) {
        serve_centre(&at, &past);
    } else {
        serve_others(&at, &past);
    }
    return at.error;
}
