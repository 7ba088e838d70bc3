/* The parameters of a component.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   coll_X_priority        int     level 6
 *   coll_X_shape           string  level 3; "dimension", "order" in other networks
 *   coll_X_algorithm       enum    level 3; auto and the network's table
 *   coll_X_segment_bytes   size_t  level 5
 *   coll_X_max_bytes       size_t  level 5 */
#ifndef LW_ENGINE_PARAMETERS_H
#define LW_ENGINE_PARAMETERS_H

#include "engine/component.h"

/* Registers them. An OPAL_ error otherwise. */
int lw_parameters_register(lw_component *component);

/* Puts `auto` or the default where a value can't be used; the first process of the job says so,
 * one message a parameter. */
void lw_parameters_check(lw_component *component);

/* Says, once a job, that the shape asked for doesn't fit a communicator; the job's first process
 * does, so nothing if that isn't in any such communicator (module.c's line then tells). */
void lw_tell_too_large(lw_component *component, const lw_network *asked, ompi_communicator_t *comm,
                       const lw_network *instead);

#endif
