/* The parameters of a component.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 *   coll_X_priority        int     level 6
 *   coll_X_shape           string  level 3; "dimension", "order" in other networks
 *   coll_X_algorithm       enum    level 3; auto and the network's table
 *   coll_X_vertex          enum    level 3; what a vertex stands for
 *   coll_X_mapping         string  level 3; who sits at which vertex
 *   coll_X_segment_bytes   size_t  level 5
 *   coll_X_max_bytes       size_t  level 5
 *   coll_X_latency_ns, _overhead_ns, _bandwidth_mbit, _ports, _burst_bytes
 *                          size_t  level 5
 *
 * All but the priority can be set through MPI_T. */
#ifndef LW_ENGINE_PARAMETERS_H
#define LW_ENGINE_PARAMETERS_H

#include "engine/component.h"
#include "mapping/order.h"
#include "schedule/cost.h"

/* Who sits at which vertex. */
typedef enum lw_mapping { LW_MAPPING_HARDWARE, LW_MAPPING_RANK, LW_MAPPING_FILE } lw_mapping;

/* The parameters as a communicator found them. All its ranks must find the same. */
typedef struct lw_settings {
    lw_network *asked; /* of the shape asked for, owned by whoever took them; NULL: auto */
    int algorithm;     /* as in lw_choice_parameter */
    int routing;
    lw_vertex_level vertex;
    lw_mapping mapping;
    char *file;           /* of LW_MAPPING_FILE, owned like `asked`; else NULL */
    size_t segment_bytes; /* 0: chosen for each message */
    size_t max_bytes;
    lw_fabric fabric;
} lw_settings;

/* Takes the parameters as they are now. A shape or mapping that can't be used is the default; if it
 * was set through MPI_T, the first process of the job says so. */
lw_settings lw_parameters_take(lw_component *component);

void lw_settings_free(lw_settings *settings);

/* Registers them. An OPAL_ error otherwise. */
int lw_parameters_register(lw_component *component);

/* Puts `auto` or the default where a value can't be used; the first process of the job says so,
 * one message a parameter. */
void lw_parameters_check(lw_component *component);

/* Says, once a job, that the shape asked for doesn't fit a communicator; the job's first process
 * does, so nothing if that isn't in any such communicator (module.c's line then tells). */
void lw_tell_too_large(lw_component *component, const lw_network *large, ompi_communicator_t *comm,
                       int seats, const lw_network *instead);

/* Says that a mapping's file can't be used on a communicator, and why. */
void lw_tell_bad_file(const lw_component *component, const char *path, const char *why);

#endif
