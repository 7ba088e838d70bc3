/* The variants of MPI_Bcast that are compared: a communicator for each.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "variants.h"

#include "components.h"
#include "errors.h"

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

static void open_variant(struct variant *variant, const char *name)
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, preference, name);
    MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &variant->comm);
    MPI_Info_free(&info);
    variant->name = name;
    served_open(&variant->served, name);
}

static void open_default(struct variants *variants)
{
    variants->count = 1;
    variants->variant[0] = (struct variant){.name = "", .comm = MPI_COMM_WORLD};
}

bool variants_open(const struct options *options, const struct hosts *hosts,
                   struct variants *variants)
{
    variants->count = 0;
    if (options->variant_count == 0) {
        open_default(variants);
        return true;
    }
    const char *foreign = "--variants: only Open MPI can choose among components";
    if (!errors_none(MPI_COMM_WORLD, is_open_mpi() ? NULL : foreign)) {
        return false;
    }
    for (int v = 0; v < options->variant_count; v++) {
        char error[ERROR_ROOM];
        bool usable = component_usable(options->variant[v], hosts->hosts, error);
        if (!errors_none(MPI_COMM_WORLD, usable ? NULL : error)) {
            variants_close(variants);
            return false;
        }
        open_variant(&variants->variant[v], options->variant[v]);
        variants->count++;
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
