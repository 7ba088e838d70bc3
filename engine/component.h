/* The component kit: all that a `coll` component of ours is, but for its network.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Each plugin is the kit, a network, and coll_X/coll_X_component.c, which fills in an lw_component.
 * Open MPI calls, in this order: register (parameters), open, init (once, in MPI_Init), query (for every
 * communicator), then the module's functions (module.h). */
#ifndef LW_ENGINE_COMPONENT_H
#define LW_ENGINE_COMPONENT_H

#include <stdatomic.h>

#include "engine/compat/compat.h"
#include "schedule/network.h"

/* A parameter with names as values. */
typedef struct lw_choice_parameter {
    const char *name;
    int value;   /* the index of the choice */
    char *wrong; /* what the user wrote, if it's none of them; then value is 0 */
    int variable;
    mca_base_var_enum_t *values;
} lw_choice_parameter;

/* The component proper comes first: Open MPI sees only that. The parameters are set by register and
 * init, and later by whoever uses MPI_T: a communicator takes them as they are when it's made. The
 * counters are MPI_T performance variables of this process. */
typedef struct lw_component {
    mca_coll_base_component_t super;
    const lw_network_type *network;
    const char *shape_parameter; /* what its users call a shape: "shape", "dimension" */

    int priority;
    bool priority_given; /* by the user */
    char *shape;
    lw_choice_parameter algorithm; /* 0 is auto, i > 0 the network's algorithm i-1; behind those */
    int algorithm_trees;           /* trees, and the path */
    lw_choice_parameter routing;   /* of the network's routings, if it has some */
    lw_choice_parameter vertex;    /* an lw_vertex_level */
    char *mapping;                 /* "hardware", "rank" or "file:PATH" */
    size_t segment_bytes;
    size_t max_bytes;
    size_t latency_ns; /* of the fabric, for the cost model (schedule/cost.h) */
    size_t overhead_ns;
    size_t bandwidth_mbit;
    size_t ports;
    size_t burst_bytes;
    int fabric_variable[5]; /* of the last five, in that order */
    int priority_variable;  /* the parameters' indices among Open MPI's */
    int shape_variable;
    int mapping_variable;
    int segment_variable;
    int max_variable;
    atomic_bool told_too_large; /* the shape asked for, to somebody */
    atomic_ullong told_file;    /* key of the last mapping file that couldn't be used */

    atomic_ullong broadcasts; /* served by this component */
    atomic_ullong fallbacks;  /* left to the component below */
    atomic_ullong bytes;      /* packed, of the broadcasts served */
} lw_component;

/* The component of this plugin: defined, with the component, in coll_X_component.c. */
extern lw_component *const lw_plugin;

/* Registers parameters and counters, and completes the user's list of components if it names
 * this one (selection.h). An OPAL_ error otherwise. */
int lw_component_register(void);

/* What pending broadcasts need (pending.h). OPAL_SUCCESS. */
int lw_component_open(void);
int lw_component_close(void);

/* Checks the parameters (parameters.h). OMPI_SUCCESS. */
int lw_component_init(bool progress_threads, bool user_threads);

/* A module for the communicator and its priority there, or NULL: one rank, an intercommunicator,
 * a negative priority. */
mca_coll_base_module_t *lw_component_query(ompi_communicator_t *comm, int *priority);

/* The first member of a component: its name and the kit's functions. */
#define LW_COMPONENT(NAME)                                                                         \
    {                                                                                              \
        .collm_version = {LW_COLL_INTERFACE,                                                       \
                          .mca_component_name = NAME,                                              \
                          .mca_open_component = lw_component_open,                                 \
                          .mca_close_component = lw_component_close,                               \
                          MCA_BASE_MAKE_VERSION(component, LW_VERSION_MAJOR, LW_VERSION_MINOR,     \
                                                LW_VERSION_PATCH),                                 \
                          .mca_register_component_params = lw_component_register},                 \
        .collm_data = {.param_field = MCA_BASE_METADATA_PARAM_NONE},                               \
        .collm_init_query = lw_component_init, .collm_comm_query = lw_component_query,             \
    }

#endif
