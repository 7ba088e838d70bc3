/* Parameters of Open MPI's components, read as MPI_T control variables.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "parameters.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct parameter {
    MPI_Datatype type;
    MPI_T_enum names; /* MPI_T_ENUM_NULL unless an enumeration */
    void *value;      /* allocated, zero behind its end */
};

static size_t size_of(MPI_Datatype type)
{
    int size;
    MPI_Type_size(type, &size);
    return (size_t)size;
}

static bool read_value(int index, struct parameter *parameter)
{
    MPI_T_cvar_handle handle;
    int count;
    if (MPI_T_cvar_handle_alloc(index, NULL, &handle, &count) != MPI_SUCCESS) {
        return false;
    }
    /* A text's end may not be counted. */
    parameter->value = calloc((size_t)count + 1, size_of(parameter->type));
    bool ok = parameter->value && MPI_T_cvar_read(handle, parameter->value) == MPI_SUCCESS;
    MPI_T_cvar_handle_free(&handle);
    if (!ok) {
        free(parameter->value);
    }
    return ok;
}

/* Finds and reads a parameter. The caller frees its value. */
static bool fetch(const char *name, struct parameter *parameter)
{
    int index, verbosity, bind, scope;
    return MPI_T_cvar_get_index(name, &index) == MPI_SUCCESS &&
           MPI_T_cvar_get_info(index, NULL, NULL, &verbosity, &parameter->type, &parameter->names,
                               NULL, NULL, &bind, &scope) == MPI_SUCCESS &&
           bind == MPI_T_BIND_NO_OBJECT && read_value(index, parameter);
}

static bool enumeration_text(MPI_T_enum names, int value, char text[PARAMETER_ROOM])
{
    int count;
    if (names == MPI_T_ENUM_NULL || MPI_T_enum_get_info(names, &count, NULL, NULL) != MPI_SUCCESS) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        int item;
        char name[PARAMETER_ROOM];
        int room = sizeof(name);
        if (MPI_T_enum_get_item(names, i, &item, name, &room) == MPI_SUCCESS && item == value) {
            strcpy(text, name);
            return true;
        }
    }
    return false;
}

static bool format(const struct parameter *parameter, char text[PARAMETER_ROOM])
{
    const void *value = parameter->value;
    MPI_Datatype type = parameter->type;
    if (type == MPI_CHAR) {
        snprintf(text, PARAMETER_ROOM, "%s", (const char *)value);
    } else if (type == MPI_INT) {
        int number = *(const int *)value;
        if (!enumeration_text(parameter->names, number, text)) {
            snprintf(text, PARAMETER_ROOM, "%d", number);
        }
    } else if (type == MPI_C_BOOL) {
        snprintf(text, PARAMETER_ROOM, "%s", *(const bool *)value ? "true" : "false");
    } else if (type == MPI_UNSIGNED) {
        snprintf(text, PARAMETER_ROOM, "%u", *(const unsigned *)value);
    } else if (type == MPI_UNSIGNED_LONG) {
        snprintf(text, PARAMETER_ROOM, "%lu", *(const unsigned long *)value);
    } else if (type == MPI_UNSIGNED_LONG_LONG) {
        snprintf(text, PARAMETER_ROOM, "%llu", *(const unsigned long long *)value);
    } else if (type == MPI_DOUBLE) {
        snprintf(text, PARAMETER_ROOM, "%g", *(const double *)value);
    } else {
        return false;
    }
    return true;
}

bool parameter_text(const char *name, char text[PARAMETER_ROOM])
{
    int provided;
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS) {
        return false;
    }
    struct parameter parameter;
    bool found = fetch(name, &parameter);
    bool ok = found && format(&parameter, text);
    if (found) {
        free(parameter.value);
    }
    MPI_T_finalize();
    return ok;
}

bool parameter_int(const char *name, int *value)
{
    char text[PARAMETER_ROOM];
    char *end;
    if (!parameter_text(name, text)) {
        return false;
    }
    long number = strtol(text, &end, 10);
    if (end == text || *end != '\0') {
        return false;
    }
    *value = (int)number;
    return true;
}
