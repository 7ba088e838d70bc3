/* One MPI_T control variable: its value read and written.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "control.h"

#include <stdlib.h>

bool control_open(const char *name, struct control *control)
{
    int index, verbosity, bind, scope, count, size;
    if (MPI_T_cvar_get_index(name, &index) != MPI_SUCCESS ||
        MPI_T_cvar_get_info(index, NULL, NULL, &verbosity, &control->type, &control->names, NULL,
                            NULL, &bind, &scope) != MPI_SUCCESS ||
        bind != MPI_T_BIND_NO_OBJECT ||
        MPI_T_cvar_handle_alloc(index, NULL, &control->handle, &count) != MPI_SUCCESS) {
        return false;
    }
    MPI_Type_size(control->type, &size);
    /* A text's end may not be counted. */
    control->bytes = ((size_t)count + 1) * (size_t)size;
    return true;
}

void *control_save(const struct control *control)
{
    void *value = calloc(1, control->bytes);
    if (value && MPI_T_cvar_read(control->handle, value) != MPI_SUCCESS) {
        free(value);
        return NULL;
    }
    return value;
}

bool control_write(const struct control *control, const void *value)
{
    return MPI_T_cvar_write(control->handle, value) == MPI_SUCCESS;
}

void control_close(struct control *control)
{
    MPI_T_cvar_handle_free(&control->handle);
}
