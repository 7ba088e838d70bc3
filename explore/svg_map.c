/* A map as a picture: the network's vertices, guests on its links, in the colours of their hosts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "explore/layout.h"
#include "explore/machine_map.h"
#include "explore/svg.h"
#include "mapping/guests.h"

enum { RADIUS = 13, GUEST_RADIUS = 10 };
enum {
    LEGEND_LINE = 22, /* pixels */
    LEGEND_COLUMN = 72,
    LEGEND_COLUMNS = 12,
    LEGEND_HOSTS = 2 * LEGEND_COLUMNS,
    LEGEND_LINES = 6
};

typedef struct drawing {
    const lw_machine_map *map;
    lw_layout layout;
    int *crowd; /* ranks at each seat */
} drawing;

/* The point at a share of the way along a link. */
static lw_point along(const lw_layout *layout, const int end[2], double share)
{
    const lw_point a = layout->at[end[0]], b = layout->at[end[1]];
    return (lw_point){a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

/* The locality of a seat's lowest rank; NULL where it's empty. */
static const lw_locality *locality_at(const lw_machine_map *map, int seat)
{
    const lw_placement *placement = &map->placement;
    const bool taken = seat < placement->vertices || seat >= placement->network->vertices;
    return taken ? &map->locality[lw_rank_of_seat(placement, seat)] : NULL;
}

/* The pieces into which guests cut a link; dashed where one leads to another host. */
static void draw_link(const drawing *drawing, long link)
{
    const lw_placement *placement = &drawing->map->placement;
    const int pieces = lw_guests_on(placement, link) + 1;
    int end[2];

    placement->network->type->link_ends(placement->network, link, end);
    for (int i = 0; i < pieces; i++) {
        const lw_locality *a = locality_at(drawing->map, lw_seat_at(placement, link, i));
        const lw_locality *b = locality_at(drawing->map, lw_seat_at(placement, link, i + 1));
        const bool crosses = a && b && !lw_on_one_host(a, b);
        lw_svg_line(along(&drawing->layout, end, (double)i / pieces),
                    along(&drawing->layout, end, (i + 1.0) / pieces),
                    crosses ? "#cc5555" : "#999999", crosses ? 1 : 2, crosses);
    }
}

static void draw_seat(const drawing *drawing, int seat, lw_point at, double radius)
{
    const lw_machine_map *map = drawing->map;
    const lw_locality *where = locality_at(map, seat);
    char colour[LW_COLOUR] = "#ffffff", label[LW_TEXT] = "", tip[5 * LW_TEXT] = "empty";

    if (where) {
        const int rank = lw_rank_of_seat(&map->placement, seat), others = drawing->crowd[seat] - 1;
        char place[3 * LW_TEXT], more[LW_TEXT] = "";
        if (where->host >= 0) lw_svg_colour(where->host, colour);
        if (others > 0) snprintf(more, sizeof more, " and %d more", others);
        snprintf(label, sizeof label, "%d%s", rank, others > 0 ? "+" : "");
        lw_describe_seat(&map->placement, rank, place, sizeof place);
        snprintf(tip, sizeof tip, "rank %d%s, host %d, %s", rank, more, where->host, place);
    }
    lw_svg_circle(at, radius, colour, label, tip);
}

static void draw_guest(const drawing *drawing, int guest)
{
    const lw_placement *placement = &drawing->map->placement;
    const lw_pinch pinch = lw_pinch_of(placement, guest);
    int end[2];

    placement->network->type->link_ends(placement->network, pinch.link, end);
    draw_seat(drawing, placement->network->vertices + guest,
              along(&drawing->layout, end, pinch.place / (pinch.count + 1.0)), GUEST_RADIUS);
}

static void draw_numbers(const lw_machine_map *map, lw_point at)
{
    char line[3 * LW_TEXT];

    snprintf(line, sizeof line, "%s, %d ranks on %d hosts, a vertex is a %s, by %.80s",
             map->network->name, map->ranks, map->hosts, lw_vertex_levels[map->level].name,
             map->mapping);
    lw_svg_text(at, line);
    at.y += LEGEND_LINE;
    snprintf(line, sizeof line,
             "links between hosts (dashed): %ld, in rank order %ld; messages between hosts out of "
             "rank 0: %ld, in rank order %ld",
             map->census.between_hosts, map->plain_census.between_hosts, map->census.messages,
             map->plain_census.messages);
    lw_svg_text(at, line);
}

static void draw_hosts(const lw_machine_map *map, lw_point at)
{
    char colour[LW_COLOUR], name[LW_TEXT];

    for (int host = 0; host < map->hosts && host < LEGEND_HOSTS; host++) {
        const lw_point spot = {at.x + GUEST_RADIUS + host % LEGEND_COLUMNS * LEGEND_COLUMN,
                               at.y + host / LEGEND_COLUMNS * LEGEND_LINE};
        lw_svg_colour(host, colour);
        snprintf(name, sizeof name, "host %d", host);
        lw_svg_circle(spot, GUEST_RADIUS, colour, "", name);
        lw_svg_text((lw_point){spot.x + GUEST_RADIUS + 3, spot.y + 4}, name);
    }
    if (map->hosts <= LEGEND_HOSTS) return;
    snprintf(name, sizeof name, "and %d more", map->hosts - LEGEND_HOSTS);
    lw_svg_text((lw_point){at.x, at.y + LEGEND_HOSTS / LEGEND_COLUMNS * LEGEND_LINE}, name);
}

static void draw(const drawing *drawing)
{
    const lw_placement *placement = &drawing->map->placement;
    const lw_layout *layout = &drawing->layout;
    const double width = LEGEND_COLUMNS * LEGEND_COLUMN + 2 * LW_LAYOUT_MARGIN;
    const lw_point legend = {LW_LAYOUT_MARGIN, layout->height};

    lw_svg_begin(fmax(layout->width, width), layout->height + LEGEND_LINES * LEGEND_LINE,
                 placement->network->name);
    for (long link = 0; link < placement->network->links; link++) draw_link(drawing, link);
    for (int v = 0; v < placement->network->vertices; v++) {
        draw_seat(drawing, v, layout->at[v], RADIUS);
    }
    for (int guest = 0; guest < placement->guests; guest++) draw_guest(drawing, guest);
    draw_numbers(drawing->map, legend);
    draw_hosts(drawing->map, (lw_point){legend.x, legend.y + 2 * LEGEND_LINE});
    lw_svg_end();
}

int lw_draw_map(const lw_machine_map *map)
{
    const lw_placement *placement = &map->placement;
    const int seats = placement->network->vertices + placement->guests;
    drawing drawing = {.map = map, .crowd = calloc((size_t)seats, sizeof *drawing.crowd)};
    const long crowded =
        (placement->guests + placement->network->links - 1) / placement->network->links;
    const double scale = 1 + 0.6 * crowded; /* room for the most guests on a link */
    int error = drawing.crowd ? lw_layout_network(placement->network, scale, &drawing.layout)
                              : LW_NO_MEMORY;

    for (int rank = 0; rank < map->ranks && !error; rank++) {
        drawing.crowd[lw_seat_of_rank(placement, rank)]++;
    }
    if (!error) draw(&drawing);
    lw_layout_free(&drawing.layout);
    free(drawing.crowd);
    return error;
}
