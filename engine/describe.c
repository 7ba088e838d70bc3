/* Lines for coll_base_verbose.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/describe.h"

#include <stdio.h>
#include <string.h>

static const char *name_of(const lw_arrangement *arrangement)
{
    return arrangement->component->super.collm_version.mca_component_name;
}

/* What a vertex stands for, and by what ranks were seated, as in "12 hosts by hardware". */
static const char *seats_of(const lw_seating *seating, char *text)
{
    static const char *const ways[] = {
        [LW_MAPPING_HARDWARE] = "hardware", [LW_MAPPING_RANK] = "rank", [LW_MAPPING_FILE] = "file"};
    const bool by_file = seating->mapping == LW_MAPPING_FILE;

    snprintf(text, LW_TEXT, "%d %ss by %s", seating->placement.seats,
             by_file ? "vertice" : lw_vertex_levels[seating->level].name, ways[seating->mapping]);
    return text;
}

void lw_describe_seats(const lw_arrangement *arrangement, ompi_communicator_t *comm, int root)
{
    const lw_placement *placement = &arrangement->seating.placement;
    const lw_network *network = arrangement->seating.network, *asked = arrangement->settings.asked;
    const bool other = asked && strcmp(asked->name, network->name);
    char seats[LW_TEXT];

    if (ompi_comm_rank(comm) != 0) return;
    opal_output_verbose(
        10, ompi_coll_base_framework.framework_output,
        "coll:%s: %s: MPI_Bcast of %d ranks on network %s%s: %d vertices, %d empty, %d guests, "
        "algorithm %s, %d rounds from root %d; %s",
        name_of(arrangement), comm->c_name, placement->ranks, network->name,
        other ? " (the shape asked for is too large)" : "", network->vertices,
        network->vertices - placement->vertices, placement->guests, arrangement->algorithm->name,
        lw_placement_rounds(placement, arrangement->algorithm, root), root,
        seats_of(&arrangement->seating, seats));
}

void lw_describe_decision(lw_arrangement *arrangement, ompi_communicator_t *comm,
                          lw_decision decision, size_t bytes)
{
    static const char *const names[] = {[LW_TREES] = "trees", [LW_PATH] = "path"};
    const char *name =
        decision.way == LW_SCHEDULE ? arrangement->algorithm->name : names[decision.way];

    if (ompi_comm_rank(comm) != 0) return;
    opal_output_verbose(
        arrangement->told[decision.way] ? 30 : 10, ompi_coll_base_framework.framework_output,
        "coll:%s: %s: %zu bytes go by %s (%d trees), segments of %zu bytes", name_of(arrangement),
        comm->c_name, bytes, name, decision.way == LW_TREES ? arrangement->shape.trees : 1,
        decision.segment_bytes);
    arrangement->told[decision.way] = true;
}
