/* Routes on the Petersen-torus. The paper takes its routing from another one that isn't at hand;
 * this is ours, and gives just the paths that the broadcast paper unfolds in its proofs.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   in the plane first, the diagonal run and then the straight one, then along z:
 *
 *            . . o T         from S: two modules along the diagonal by port 2,
 *            . o . .         then one along x by port 1;
 *            S . . .         inside a module the one shortest path, at most two links
 *
 * Each step depends only on the node where the message is and on its target, so the rest of a
 * route is the route of the rest: hosts that know next hops only don't send it in circles. */
#include "coll_pt/pt_network.h"

/* The node at which a message for offset (dz,dx,dy) leaves the module; -1: it's there. */
static int exit_port(int dz, int dx, int dy)
{
    static const int plane[3][3] = {
        {3, 4, 7}, /* dx < 0: dy < 0, = 0, > 0 */
        {9, -1, 6},
        {8, 1, 2},
    };
    const int port = plane[(dx > 0) - (dx < 0) + 1][(dy > 0) - (dy < 0) + 1];
    if (port >= 0) return port;
    return dz > 0 ? 0 : dz < 0 ? 5 : -1;
}

/* Goes on inside the module from the last vertex of the path to node p. */
static int walk(int *path, int length, int p)
{
    const int here = path[length - 1] % LW_PT_NODES;
    const int first = path[length - 1] - here;
    int inside[3];
    const int steps = lw_petersen_path(here, p, inside);

    for (int i = 1; i < steps; i++) path[length++] = first + inside[i];
    return length;
}

int lw_pt_route(const lw_network *network, int from, int to, int *path)
{
    const lw_pt *pt = (const lw_pt *)network;
    const lw_pt_node target = lw_pt_node_of(pt, to);
    int length = 1;

    path[0] = from;
    for (;;) {
        lw_pt_node at = lw_pt_node_of(pt, path[length - 1]);
        const int port =
            exit_port(lw_pt_offset(at.z, target.z, pt->l), lw_pt_offset(at.x, target.x, pt->m),
                      lw_pt_offset(at.y, target.y, pt->n));
        if (port < 0) return walk(path, length, target.p);
        length = walk(path, length, port);
        at.p = port;
        path[length++] = lw_pt_beyond(pt, at);
    }
}
