/* The paper's broadcast, stage by stage, all sends with their paths.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *     stage 1              stage 2, division      stage 2, spread       stage 3
 *
 *     z+1   2              o . . . o              \ | /  \ | /          a module is filled
 *           |              .  \ / .               - o -  - o -          in two rounds:
 *     z  p->2              . . o . .              / | \  / | \
 *           |              .  / \ .                                      e -- a --+- b
 *     z-1   2              o . . . o              all ten nodes at once  |        `- c
 *                                                                        +- ...
 *
 * All planes do the same, so a path is looked for in the root's plane only and shifted along z.
 * Straight and diagonal runs out of one centre sometimes want the same link of it; the later one
 * then takes the shortest way over the links of the plane that are still free in the round. */
#include "coll_pt/pt_broadcast.h"

#include <stdlib.h>
#include <string.h>

#include "coll_pt/pt_division.h"
#include "coll_pt/pt_paths.h"

/* One broadcast while it is being written down. Modules are those of the root's plane. */
typedef struct broadcast {
    const lw_pt *pt;
    lw_schedule *schedule;
    lw_pt_node root;
    lw_pt_stages last;
    int *entry; /* per module: the node that got the message first, or -1 */
    lw_pt_area *area;
    int areas;
    int *path;
} broadcast;

static int module_at(const broadcast *b, int x, int y)
{
    const lw_pt_node node = {0, b->root.x + x, b->root.y + y, 0};
    return lw_pt_vertex(b->pt, node) / LW_PT_NODES;
}

/* Adds a send of the root's plane to all planes, along b->path. */
static int add_to_planes(broadcast *b, int round, int length)
{
    const int plane = b->pt->m * b->pt->n * LW_PT_NODES;
    int error = LW_OK;

    for (int z = 0; z < b->pt->l && !error; z++) {
        error = lw_schedule_add(b->schedule, round, b->path, length - 1);
        for (int i = 0; i < length; i++) {
            b->path[i] = (b->path[i] + plane) % b->pt->head.vertices;
        }
    }
    return error; /* after l shifts the path is where it was */
}

/* Adds a send along the network's own route. */
static int add_routed(broadcast *b, int round, lw_pt_node from, lw_pt_node to)
{
    const int length =
        lw_pt_route(&b->pt->head, lw_pt_vertex(b->pt, from), lw_pt_vertex(b->pt, to), b->path);
    return lw_schedule_add(b->schedule, round, b->path, length - 1);
}

/* Stage 1: into node 2 of the root's module, then plane by plane, both ways at once. */
static int pass_planes(broadcast *b)
{
    const lw_pt_node start = {b->root.z, b->root.x, b->root.y, 2};
    int error = LW_OK;

    if (b->last.entered) error = add_routed(b, b->last.entered, b->root, start);
    for (int t = 1; t <= b->pt->l / 2 && !error; t++) {
        lw_pt_node from = start, to = start;
        from.z = start.z + t - 1;
        to.z = start.z + t;
        error = add_routed(b, b->last.entered + t, from, to);
        if (error || t > (b->pt->l - 1) / 2) continue;
        from.z = start.z - t + 1;
        to.z = start.z - t;
        error = add_routed(b, b->last.entered + t, from, to);
    }
    return error;
}

/* Divides every area; ends[] gets the old and the new centre of each send, next[] the parts.
 * Returns the number of sends. */
static int divide_areas(broadcast *b, int limit, int (*end)[2], lw_pt_area *next, int *areas)
{
    int sends = 0;

    for (int i = 0; i < b->areas; i++) {
        const lw_pt_area area = b->area[i];
        const int from = module_at(b, area.x.centre, area.y.centre);
        lw_pt_area part[4];
        const int parts = lw_pt_divide(area, limit, part);
        for (int j = 0; j < parts; j++) {
            const int to = module_at(b, part[j].x.centre, part[j].y.centre);
            next[(*areas)++] = part[j];
            if (to == from) continue;
            b->entry[to] = 2;
            end[sends][0] = from * LW_PT_NODES + 2;
            end[sends++][1] = to * LW_PT_NODES + 2;
        }
    }
    return sends;
}

/* Stage 2, one step of division. */
static int divide(broadcast *b, int step)
{
    const size_t modules = (size_t)(b->pt->m * b->pt->n);
    lw_pt_area *next = malloc(modules * sizeof *next);
    int(*end)[2] = malloc(modules * sizeof *end);
    int error = next && end ? LW_OK : LW_NO_MEMORY, areas = 0;
    lw_schedule found;

    lw_schedule_init(&found, 0);
    if (!error) {
        const int limit = lw_pt_limit(lw_pt_division_steps(b->pt), step);
        const int sends = divide_areas(b, limit, end, next, &areas);
        error = lw_pt_disjoint_paths(b->pt, (const int(*)[2])end, sends, &found);
    }
    for (int i = 0; i < found.sends && !error; i++) {
        const lw_send *send = &found.send[i];
        memcpy(b->path, found.path + send->first, (size_t)(send->hops + 1) * sizeof *b->path);
        error = add_to_planes(b, b->last.planes + step, send->hops + 1);
    }
    lw_schedule_free(&found);
    free(end);
    if (error) {
        free(next);
        return error;
    }
    free(b->area);
    b->area = next;
    b->areas = areas;
    return LW_OK;
}

/* Fills one module in all planes out of its entry; `skip` is a node that has the message. */
static int fill_module(broadcast *b, int module, int entry, int round)
{
    const int first = (b->root.z * b->pt->m * b->pt->n + module) * LW_PT_NODES;
    const int root = lw_pt_vertex(b->pt, b->root);
    const int plane = b->pt->m * b->pt->n * LW_PT_NODES;
    int error = LW_OK;

    for (int p = 0; p < LW_PT_NODES; p++) {
        int inside[3];
        const int length = lw_petersen_path(entry, p, inside);
        for (int z = 0; z < b->pt->l && length > 1 && !error; z++) {
            const int at = (first + z * plane) % b->pt->head.vertices;
            if (at + p == root) continue;
            const int hop[2] = {at + inside[length - 2], at + p};
            error = lw_schedule_add(b->schedule, round + length - 1, hop, 1);
        }
    }
    return error;
}

/* Stage 2, the last round: each final area's centre module serves its neighbours. */
static int spread(broadcast *b, lw_pt_area area)
{
    const int from =
        (b->root.z * b->pt->m * b->pt->n + module_at(b, area.x.centre, area.y.centre)) *
        LW_PT_NODES;
    int error = LW_OK;

    for (int p = 0; p < LW_PT_NODES && !error; p++) {
        const lw_pt_port port = lw_pt_ports[p];
        const int x = area.x.centre + port.dx, y = area.y.centre + port.dy;
        const int module = module_at(b, x, y);
        if (port.dz || !lw_pt_covers(area, x, y) || b->entry[module] >= 0) continue;
        b->path[0] = from + p;
        b->path[1] = lw_pt_beyond(b->pt, lw_pt_node_of(b->pt, from + p));
        error = add_to_planes(b, b->last.spread, 2);
        if (!error) error = fill_module(b, module, port.p, b->last.spread);
    }
    return error;
}

static int all_stages(broadcast *b)
{
    const int home = module_at(b, 0, 0), modules = b->pt->m * b->pt->n;
    int error;

    if (b->pt->head.vertices == LW_PT_NODES) return fill_module(b, 0, b->root.p, 0);
    error = pass_planes(b);
    for (int i = 0; i < modules; i++) b->entry[i] = -1;
    b->entry[home] = 2;
    b->area[0] = lw_pt_plane(b->pt);
    b->areas = 1;
    for (int step = 1; step <= lw_pt_division_steps(b->pt) && !error; step++) {
        error = divide(b, step);
    }
    for (int i = 0; i < modules && !error; i++) {
        if (b->entry[i] >= 0) error = fill_module(b, i, b->entry[i], b->last.divided);
    }
    for (int i = 0; i < b->areas && !error; i++) error = spread(b, b->area[i]);
    return error;
}

int lw_pt_paper_schedule(const lw_network *network, int root, lw_schedule *schedule)
{
    const lw_pt *pt = (const lw_pt *)network;
    const size_t modules = (size_t)pt->m * (size_t)pt->n;
    broadcast b = {
        .pt = pt,
        .schedule = schedule,
        .root = lw_pt_node_of(pt, root),
        .last = lw_pt_stages_of(pt, root),
        .entry = malloc(modules * sizeof(int)),
        .area = malloc(modules * sizeof(lw_pt_area)),
        .path = malloc((modules * LW_PT_NODES + (size_t)network->longest_route) * sizeof(int)),
    };
    int error = b.entry && b.area && b.path ? all_stages(&b) : LW_NO_MEMORY;

    free(b.entry);
    free(b.area);
    free(b.path);
    return error ? error : lw_schedule_sort(schedule);
}
