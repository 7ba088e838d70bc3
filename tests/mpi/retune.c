/* Sets a parameter through MPI_T: a communicator made then has it, those made before and after it
 * was put back don't. The lines of coll_base_verbose tell them by their names.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { VALUE_ROOM = 256 };

static MPI_T_cvar_handle handle_of(const char *name, MPI_Datatype *type)
{
    int index, verbosity, bind, scope, count;
    MPI_T_cvar_handle handle;
    MPI_T_enum values;

    if (MPI_T_cvar_get_index(name, &index) != MPI_SUCCESS) {
        check_usage("no such parameter: %s", name);
    }
    MPI_T_cvar_get_info(index, NULL, NULL, &verbosity, type, &values, NULL, NULL, &bind, &scope);
    if (scope != MPI_T_SCOPE_ALL_EQ) {
        check_fault("%s: scope %d, not that of a parameter all ranks set alike", name, scope);
    }
    if (MPI_T_cvar_handle_alloc(index, NULL, &handle, &count) != MPI_SUCCESS) {
        check_usage("no handle: %s", name);
    }
    return handle;
}

/* Numbers as their type wants them; text as it is. */
static void convert(const char *text, MPI_Datatype type, void *value)
{
    if (type == MPI_INT) {
        *(int *)value = atoi(text);
    } else if (type == MPI_CHAR) {
        strcpy(value, text);
    } else {
        *(unsigned long *)value = strtoul(text, NULL, 10);
    }
}

static MPI_Comm named_duplicate(const char *name)
{
    MPI_Comm communicator;
    MPI_Comm_dup(MPI_COMM_WORLD, &communicator);
    MPI_Comm_set_name(communicator, name);
    return communicator;
}

int main(int argc, char **argv)
{
    const char *parameter = "", *text = "", *names[] = {"before", "between", "behind"};
    const struct check_option options[] = {
        {"parameter", "NAME   as in coll_pt_shape", NULL, &parameter},
        {"value", "TEXT       as MPI_T takes it: of an enumeration its number", NULL, &text},
        {0},
    };
    union {
        unsigned long number;
        char text[VALUE_ROOM];
    } before, value;
    int provided;
    MPI_Datatype type;
    MPI_Comm communicator[3];

    check_init("retune", argc, argv, options);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_cvar_handle handle = handle_of(parameter, &type);
    convert(text, type, &value);
    communicator[0] = named_duplicate(names[0]);
    MPI_T_cvar_read(handle, &before);
    if (MPI_T_cvar_write(handle, &value) != MPI_SUCCESS) {
        check_fault("%s can't be set to %s", parameter, text);
    }
    communicator[1] = named_duplicate(names[1]);
    MPI_T_cvar_write(handle, &before);
    communicator[2] = named_duplicate(names[2]);
    unsigned char *buffer = check_buffer(VALUE_ROOM);
    for (int i = 0; i < 3; i++) {
        check_broadcast(buffer, VALUE_ROOM, i % check_size(communicator[i]), communicator[i], 7);
        MPI_Comm_free(&communicator[i]);
    }
    check_release(buffer);
    MPI_T_cvar_handle_free(&handle);
    MPI_T_finalize();
    check_finish(NULL);
}
