/* Seating: which network a communicator's ranks are placed on, and who sits at which vertex.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_SEATING_H
#define LW_ENGINE_SEATING_H

#include "engine/parameters.h"
#include "engine/whereabouts.h"
#include "mapping/placement.h"

typedef struct lw_seating {
    lw_network *network; /* owned, unless it's settings->asked */
    lw_placement placement;
    lw_vertex_level level; /* what a vertex stands for; never AUTO */
    lw_mapping mapping;    /* that was used in the end */
} lw_seating;

/* Does seating depend on what ranks must tell each other? */
bool lw_seating_depends(const lw_settings *settings, int ranks);

/* Learns, for seats, where all ranks run, and what each was told by its own mapping file. May block
 * (whereabouts.h). An OMPI_ or MPI error. */
int lw_seating_ask(lw_component *component, const lw_settings *settings, ompi_communicator_t *comm,
                   lw_whereabouts *whereabouts);

/* Seats the ranks, the same on all of them: by what is known, as the settings want it, else in the
 * order of ranks. To be ended by lw_seating_free, also after an error. LW_OK or LW_NO_MEMORY. */
int lw_seating_init(lw_seating *seating, lw_component *component, const lw_settings *settings,
                    ompi_communicator_t *comm, const lw_whereabouts *whereabouts);

void lw_seating_free(lw_seating *seating, const lw_settings *settings);

#endif
