/* From parameters and whereabouts to seats.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/seating.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/hosts.h"
#include "mapping/mapping_file.h"

enum { BAD_FILE = -1, OTHER_SIZE = -2 }; /* instead of a vertex */

/* There is one way to seat two ranks, but a file wants to be looked at. */
bool lw_seating_depends(const lw_settings *settings, int ranks)
{
    const bool plain = settings->mapping == LW_MAPPING_RANK && settings->vertex <= LW_VERTEX_RANK;
    return settings->mapping == LW_MAPPING_FILE || (ranks > 2 && !plain);
}

/* May several ranks of a mapping file share a vertex? Only where that was asked for. */
static bool may_share(const lw_settings *settings)
{
    return settings->vertex > LW_VERTEX_RANK;
}

/* My vertex by this process's copy of the file; below 0 if it has none. The reason in `why`. */
static int vertex_of_mine(const lw_settings *settings, ompi_communicator_t *comm, char *why)
{
    const int ranks = ompi_comm_size(comm);
    int *vertex = malloc((size_t)ranks * sizeof *vertex), mine = BAD_FILE;
    FILE *file = lw_open_mapping(settings->file, why);

    if (file) snprintf(why, LW_TEXT, "memory ran out");
    if (file && vertex) {
        const int lines = lw_count_mapping(file);
        if (lines != ranks && ranks != ompi_comm_size(&ompi_mpi_comm_world.comm)) {
            mine = OTHER_SIZE;
        } else if (lw_read_mapping(file, ranks, may_share(settings), vertex, why)) {
            mine = vertex[ompi_comm_rank(comm)];
        }
    }
    if (file) fclose(file);
    free(vertex);
    return mine;
}

/* The first rank whose file is bad, or 0 if they don't fit together, says so. The others needn't on
 * another communicator. */
static void complain(lw_component *component, const lw_settings *settings,
                     ompi_communicator_t *comm, const int *vertex, const char *why)
{
    const uint64_t key = lw_name_key(settings->file);
    const bool told = atomic_exchange(&component->told_file, key) == key;
    int speaker = 0;

    while (speaker < ompi_comm_size(comm) && vertex[speaker] != BAD_FILE) speaker++;
    if (speaker == ompi_comm_size(comm)) speaker = 0;
    if (ompi_comm_rank(comm) == speaker && !told) lw_tell_bad_file(component, settings->file, why);
}

/* Can all ranks sit as their files say? All come to the same answer. */
static bool files_fit(lw_component *component, const lw_settings *settings,
                      ompi_communicator_t *comm, const int *vertex, const char *reason)
{
    const int ranks = ompi_comm_size(comm);
    char why[LW_TEXT];
    int seats;

    for (int rank = 0; rank < ranks; rank++) {
        if (vertex[rank] == OTHER_SIZE) return false;
    }
    if (lw_check_mapping(vertex, ranks, may_share(settings), &seats, why)) return true;
    complain(component, settings, comm, vertex, *reason ? reason : why);
    return false;
}

int lw_seating_ask(lw_component *component, const lw_settings *settings, ompi_communicator_t *comm,
                   lw_whereabouts *whereabouts)
{
    const bool by_file = settings->mapping == LW_MAPPING_FILE;
    char why[LW_TEXT] = "";
    const int vertex = by_file ? vertex_of_mine(settings, comm, why) : 0;
    const int error = lw_exchange_whereabouts(comm, by_file ? &vertex : NULL, whereabouts);

    if (!error && by_file && !files_fit(component, settings, comm, whereabouts->vertex, why)) {
        free(whereabouts->vertex);
        whereabouts->vertex = NULL;
    }
    return error;
}

/* The user's shape if there are enough seats for it, else the one that fits best. */
static lw_network *choose_network(lw_component *component, const lw_settings *settings,
                                  ompi_communicator_t *comm, int seats)
{
    lw_network *asked = settings->asked;

    if (asked && asked->vertices <= seats) return asked;
    lw_network *best = component->network->fit(seats);
    if (asked && best && strcmp(asked->name, best->name)) {
        lw_tell_too_large(component, asked, comm, seats, best);
    }
    return best;
}

/* What a vertex stands for, and how many there are. A shape that was asked for and that is too large
 * for hosts has a vertex for each rank. */
static int choose_level(const lw_settings *settings, int ranks, const lw_locality *locality,
                        lw_vertex_level *level, int *seats)
{
    const lw_network *asked = settings->asked;
    const bool is_auto = settings->vertex == LW_VERTEX_AUTO;

    *level = LW_VERTEX_RANK;
    *seats = ranks;
    if (!locality || (is_auto && settings->mapping == LW_MAPPING_RANK)) return LW_OK;
    const int error = lw_choose_level(ranks, locality, settings->vertex, level, seats);
    if (error || !is_auto || !asked || asked->vertices <= *seats) return error;
    *level = LW_VERTEX_RANK;
    *seats = ranks;
    return LW_OK;
}

static int place(const lw_settings *settings, int ranks, const lw_whereabouts *whereabouts,
                 lw_seating *seating)
{
    const lw_locality *locality = whereabouts->locality;

    if (whereabouts->vertex) {
        seating->mapping = LW_MAPPING_FILE;
        return lw_place_by_hand(seating->network, ranks, whereabouts->vertex, &seating->placement);
    }
    if (!locality || settings->mapping == LW_MAPPING_RANK) {
        seating->mapping = LW_MAPPING_RANK;
        return lw_place_by_rank(seating->network, ranks, locality, seating->level,
                                &seating->placement);
    }
    seating->mapping = LW_MAPPING_HARDWARE;
    return lw_place_by_hardware(seating->network, ranks, locality, seating->level,
                                &seating->placement);
}

int lw_seating_init(lw_seating *seating, lw_component *component, const lw_settings *settings,
                    ompi_communicator_t *comm, const lw_whereabouts *whereabouts)
{
    const int ranks = ompi_comm_size(comm);
    const lw_network_type *type = component->network;
    char why[LW_TEXT];
    int seats = 0;

    *seating = (lw_seating){.level = may_share(settings) ? settings->vertex : LW_VERTEX_RANK};
    if (whereabouts->vertex) {
        lw_check_mapping(whereabouts->vertex, ranks, may_share(settings), &seats, why);
    } else if (choose_level(settings, ranks, whereabouts->locality, &seating->level, &seats)) {
        return LW_NO_MEMORY;
    }
    seating->network = choose_network(component, settings, comm, seats);
    if (!seating->network) return LW_NO_MEMORY;
    if (type->set_routing) type->set_routing(seating->network, settings->routing);
    return place(settings, ranks, whereabouts, seating);
}

void lw_seating_free(lw_seating *seating, const lw_settings *settings)
{
    lw_placement_free(&seating->placement);
    if (seating->network != settings->asked) free(seating->network);
    *seating = (lw_seating){.network = NULL};
}
