/* The variants of MPI_Bcast that are compared: a communicator for each.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "variants.h"

#include "errors.h"
#include "expansion.h"
#include "settings.h"
#include "usable.h"

#include <stdio.h>
#include <string.h>

/* The key by which Open MPI prefers a component on one communicator. */
static char preference[] = "ompi_comm_coll_preference";

static bool is_open_mpi(void)
{
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    MPI_Get_library_version(version, &length);
    return strncmp(version, "Open MPI", strlen("Open MPI")) == 0;
}

/* Returns this rank's time in seconds, or, alike on all ranks, a negative one if the start was
 * missed. */
static double make_communicator(struct variant *variant, struct sync *sync)
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, preference, variant->recipe.component);
    double start = sync ? sync->functions->start(sync) : MPI_Wtime();
    MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &variant->comm);
    double elapsed = MPI_Wtime() - start;
    MPI_Info_free(&info);
    return !sync || sync->functions->finish(sync) ? elapsed : -1.0;
}

/* Components look at their parameters when a communicator is made. */
bool variant_make(struct variant *variant, struct sync *sync, double *elapsed)
{
    struct settings settings;
    char error[ERROR_ROOM];
    bool set = settings_apply(&settings, &variant->recipe, variant->name, error);
    bool everywhere = errors_none(MPI_COMM_WORLD, set ? NULL : error);
    double seconds = everywhere ? make_communicator(variant, sync) : 0.0;
    settings_restore(&settings);
    if (elapsed) {
        *elapsed = seconds;
    }
    return everywhere;
}

void variant_broadcast(void *buffer, int count, MPI_Datatype type, int root,
                       const struct variant *variant)
{
    if (variant->recipe.nonblocking) {
        MPI_Request request;
        MPI_Ibcast(buffer, count, type, root, variant->comm, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Bcast(buffer, count, type, root, variant->comm);
    }
}

/* Returns false on all ranks, with nothing left open, if a parameter can't be set on one. */
static bool open_variant(struct variant *variant)
{
    if (!variant_make(variant, NULL, NULL)) {
        return false;
    }
    served_open(&variant->served, variant->recipe.component);
    return true;
}

static void open_default(struct variants *variants)
{
    variants->count = 1;
    variants->variant[0] = (struct variant){.name = "", .comm = MPI_COMM_WORLD};
}

/* Whether another variant before this one asks for the same, however it is spelt. */
static bool is_repeated(const struct variants *variants, const struct variant *variant,
                        char error[ERROR_ROOM])
{
    for (int v = 0; v < variants->count; v++) {
        if (recipe_same(&variants->variant[v].recipe, &variant->recipe)) {
            snprintf(error, ERROR_ROOM, "--variants '%s': the same as '%s', allowed is each once",
                     variant->name, variants->variant[v].name);
            return true;
        }
    }
    return false;
}

static bool open_next(struct variants *variants, const char *name, int hosts)
{
    struct variant *variant = &variants->variant[variants->count];
    char error[ERROR_ROOM];
    *variant = (struct variant){.name = name};
    bool good = usable_recipe(name, hosts, &variant->recipe, error) &&
                !is_repeated(variants, variant, error);
    if (!errors_none(MPI_COMM_WORLD, good ? NULL : error) || !open_variant(variant)) {
        return false;
    }
    variants->count++;
    return true;
}

bool variants_open(struct options *options, const struct hosts *hosts, struct variants *variants)
{
    variants->count = 0;
    if (options->variant_count == 0) {
        open_default(variants);
        return true;
    }
    const char *foreign = "--variants: only Open MPI can choose among components";
    if (!errors_none(MPI_COMM_WORLD, is_open_mpi() ? NULL : foreign) ||
        !expansion_apply(options, hosts)) {
        return false;
    }
    for (int v = 0; v < options->variant_count; v++) {
        if (!open_next(variants, options->variant[v], hosts->hosts)) {
            variants_close(variants);
            return false;
        }
    }
    return true;
}

void variants_close(struct variants *variants)
{
    for (int v = 0; v < variants->count; v++) {
        struct variant *variant = &variants->variant[v];
        if (variant->comm != MPI_COMM_WORLD) {
            served_close(&variant->served);
            MPI_Comm_free(&variant->comm);
        }
    }
    variants->count = 0;
}

MPI_Comm variants_harness(void)
{
    MPI_Comm harness;
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, preference, "tuned");
    MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &harness);
    MPI_Info_free(&info);
    return harness;
}
