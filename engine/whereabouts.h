/* Whereabouts: where the ranks of a communicator run, as all of them know it alike.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   known by         what                                  when
 *   exchange         host, package, ..., processing unit   at the first broadcast that may block
 *   an exchange of   the same                              then, where all ranks of this communicator
 *   the whole job's                                        know that the others took part in it
 *   PMIx             hosts                                 before: it's told to every process at its
 *                                                          start
 *
 * Ranks of several jobs (spawned, connected) know different things about each other before they
 * exchange them. */
#ifndef LW_ENGINE_WHEREABOUTS_H
#define LW_ENGINE_WHEREABOUTS_H

#include "engine/compat/compat.h"
#include "mapping/locality.h"

typedef struct lw_whereabouts {
    lw_locality *locality; /* [ranks], owned; NULL: nothing is known */
    int *vertex; /* [ranks], owned: what each rank was told to give; NULL: not exchanged */
} lw_whereabouts;

/* Are all its processes of this job? Then all of them know the same of its start. */
bool lw_in_one_job(ompi_communicator_t *comm);

/* Gives its memory back; does nothing to {0}. */
void lw_whereabouts_free(lw_whereabouts *whereabouts);

/* Fills in what is known without communication, the same on all ranks. OMPI_SUCCESS or
 * OMPI_ERR_OUT_OF_RESOURCE. */
int lw_know_hosts(ompi_communicator_t *comm, lw_whereabouts *whereabouts);

/* Fills in where all ranks run. Blocks until all ranks of the communicator have called it. If each
 * rank gives a `vertex`, all then find it in whereabouts->vertex; if all give NULL and know already,
 * nobody blocks. An OMPI_ or MPI error. */
int lw_exchange_whereabouts(ompi_communicator_t *comm, const int *vertex,
                            lw_whereabouts *whereabouts);

/* When the component is closed. */
void lw_whereabouts_close(void);

#endif
