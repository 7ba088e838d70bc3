/* What is told with `--mca coll_base_verbose 10`, by a communicator's first rank.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_ENGINE_DESCRIBE_H
#define LW_ENGINE_DESCRIBE_H

#include "engine/arrangement.h"

/* One line each time that ranks are seated: network, guests, rounds, what a vertex stands for. */
void lw_describe_seats(const lw_arrangement *arrangement, ompi_communicator_t *comm, int root);

/* One line for each way's first use; with 30, for every use. */
void lw_describe_decision(lw_arrangement *arrangement, ompi_communicator_t *comm,
                          lw_decision decision, size_t bytes);

#endif
