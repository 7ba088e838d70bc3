/* Ranks of a described machine on a network: all that `linkwise map --machine` shows.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_MACHINE_MAP_H
#define LW_EXPLORE_MACHINE_MAP_H

#include "explore/census.h"
#include "explore/request.h"
#include "mapping/order.h"

typedef struct lw_machine_map {
    int ranks;
    lw_locality *locality; /* of each rank */
    int hosts;             /* that have ranks */

    const char *mapping;   /* hardware, rank or file */
    lw_vertex_level level; /* what a vertex stands for; never AUTO */
    lw_network *network;
    lw_placement placement;
    lw_census census;

    /* The same without a look at the hardware: each rank a vertex, in the order of ranks. */
    lw_network *plain_network;
    lw_placement plain;
    lw_census plain_census;
} lw_machine_map;

/* Makes the map that the request asks for. LW_EXIT_OK, or another exit status after a complaint. To
 * be ended by lw_machine_map_free in either case. */
int lw_make_machine_map(const lw_request *request, lw_machine_map *map);

void lw_machine_map_free(lw_machine_map *map);

/* Rounds of a broadcast out of the worst root. */
int lw_most_rounds(const lw_placement *placement);

/* The map on stdout. LW_OK or LW_NO_MEMORY. */
int lw_print_map_text(const lw_machine_map *map);
int lw_print_map_json(const lw_machine_map *map);

/* The network as SVG, its vertices coloured by hosts, on stdout; of at most LW_DRAWN_MOST seats. */
enum { LW_DRAWN_MOST = 5000 };
int lw_draw_map(const lw_machine_map *map);

#endif
