/* Learning where ranks run, once a communicator, and remembering it for the job.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/whereabouts.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "engine/exchange.h"
#include "mapping/hardware.h"
#include "mapping/hosts.h"

/* What one rank tells the others. */
typedef struct record {
    lw_where where;
    int32_t vertex;
    int32_t threads; /* several may call MPI at once */
} record;

/* Of every process of this job, at its number there; NULL until a communicator of all of them has
 * exchanged. Never changes then. */
static lw_where *_Atomic job;

void lw_whereabouts_close(void)
{
    free(job);
    job = NULL;
}

void lw_whereabouts_free(lw_whereabouts *whereabouts)
{
    free(whereabouts->locality);
    free(whereabouts->vertex);
    *whereabouts = (lw_whereabouts){.locality = NULL};
}

static opal_process_name_t name_of(ompi_communicator_t *comm, int rank)
{
    return ompi_group_get_proc_name(comm->c_local_group, rank);
}

bool lw_in_one_job(ompi_communicator_t *comm)
{
    for (int rank = 0; rank < ompi_comm_size(comm); rank++) {
        if (name_of(comm, rank).jobid != OMPI_PROC_MY_NAME->jobid) return false;
    }
    return true;
}

static bool is_whole_job(ompi_communicator_t *comm)
{
    return ompi_comm_size(comm) == ompi_comm_size(&ompi_mpi_comm_world.comm) && lw_in_one_job(comm);
}

static const lw_locality unknown = {-1, -1, -1, -1, -1, -1};

int lw_know_hosts(ompi_communicator_t *comm, lw_whereabouts *whereabouts)
{
    const int ranks = ompi_comm_size(comm);

    *whereabouts = (lw_whereabouts){.locality = NULL};
    if (!lw_in_one_job(comm)) return OMPI_SUCCESS;
    lw_where *where = malloc((size_t)ranks * sizeof *where);
    lw_locality *locality = malloc((size_t)ranks * sizeof *locality);
    bool all = where && locality, memory = all;
    for (int rank = 0; rank < ranks && all; rank++) {
        char *host = lw_host_told(name_of(comm, rank));
        all = host != NULL;
        if (all) where[rank] = lw_where_of(lw_name_key(host), &unknown);
        free(host);
    }
    if (all) all = memory = !lw_number_hosts(where, ranks, locality);
    free(where);
    if (all) whereabouts->locality = locality;
    if (!all) free(locality);
    return memory ? OMPI_SUCCESS : OMPI_ERR_OUT_OF_RESOURCE;
}

/* What this process tells: found out once, since the others remember it. */
static lw_where mine;
static void find_mine(void)
{
    lw_locality where;

    lw_locate_me(lw_loaded_topology(), &where);
    mine = lw_where_of(lw_host_key(), &where);
}

/* All ranks' records, into all[ranks]. */
static int gather(ompi_communicator_t *comm, int vertex, record *all)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;

    pthread_once(&once, find_mine);
    record own = {.where = mine, .vertex = vertex, .threads = ompi_mpi_thread_multiple};
    return lw_exchange(comm, &own, all, sizeof own);
}

/* Keeps what all processes of the job have told each other. Whoever has left that exchange knows
 * that all have entered it; so if a process finds it here in its first broadcast on a communicator
 * that may block, the others do, unless they have threads that overtake each other. */
static void remember(ompi_communicator_t *comm, const record *all)
{
    const int ranks = ompi_comm_size(comm);
    lw_where *known = malloc((size_t)ranks * sizeof *known), *none = NULL;

    for (int rank = 0; rank < ranks && known; rank++) {
        known[name_of(comm, rank).vpid] = all[rank].where;
    }
    if (!atomic_compare_exchange_strong(&job, &none, known)) free(known);
}

static bool any_threads(const record *all, int ranks)
{
    for (int rank = 0; rank < ranks; rank++) {
        if (all[rank].threads) return true;
    }
    return false;
}

/* Of all ranks what they told, or what the job remembers of them. */
static int fill_in(ompi_communicator_t *comm, const record *all, bool vertices,
                   lw_whereabouts *whereabouts)
{
    const int ranks = ompi_comm_size(comm);
    lw_where *where = malloc((size_t)ranks * sizeof *where);

    *whereabouts = (lw_whereabouts){
        .locality = malloc((size_t)ranks * sizeof *whereabouts->locality),
        .vertex = vertices ? malloc((size_t)ranks * sizeof *whereabouts->vertex) : NULL};
    bool good = where && whereabouts->locality && (whereabouts->vertex || !vertices);
    for (int rank = 0; rank < ranks && good; rank++) {
        where[rank] = all ? all[rank].where : job[name_of(comm, rank).vpid];
        if (vertices) whereabouts->vertex[rank] = all[rank].vertex;
    }
    if (good) good = !lw_number_hosts(where, ranks, whereabouts->locality);
    free(where);
    if (!good) lw_whereabouts_free(whereabouts);
    return good ? OMPI_SUCCESS : OMPI_ERR_OUT_OF_RESOURCE;
}

int lw_exchange_whereabouts(ompi_communicator_t *comm, const int *vertex,
                            lw_whereabouts *whereabouts)
{
    const int ranks = ompi_comm_size(comm);

    if (!vertex && job && lw_in_one_job(comm)) return fill_in(comm, NULL, false, whereabouts);
    *whereabouts = (lw_whereabouts){.locality = NULL};
    record *all = malloc((size_t)ranks * sizeof *all);
    if (!all) return OMPI_ERR_OUT_OF_RESOURCE;
    int error = gather(comm, vertex ? *vertex : 0, all);
    if (!error) error = fill_in(comm, all, vertex, whereabouts);
    if (!error && is_whole_job(comm) && !any_threads(all, ranks)) remember(comm, all);
    free(all);
    return error;
}
