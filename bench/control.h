/* One MPI_T control variable: its value read and written.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_CONTROL_H
#define LWBENCH_CONTROL_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

/* Room for a value as text, its end included. */
enum { CONTROL_ROOM = 128 };

/* Room for what is said of the values that are allowed. Longer texts are cut. */
enum { ALLOWED_ROOM = 160 };

/* An open variable. The caller owns it and looks at nothing. */
struct control {
    MPI_T_cvar_handle handle;
    MPI_Datatype type;
    MPI_T_enum names; /* MPI_T_ENUM_NULL unless an enumeration */
    size_t bytes;     /* of a value, the end of a text included */
};

/* A value in the variable's own type. */
union control_value {
    char text[CONTROL_ROOM];
    int number;
    unsigned natural;
    unsigned long size;
    unsigned long long large;
    bool truth;
};

/* Opens the variable of that name, on this rank. MPI_T must be initialised.
 * Returns false if there is none, or it is bound to an object. */
bool control_open(const char *name, struct control *control);

/* Returns the current value as it is stored, for control_write; the caller frees it. NULL if it
 * can't be read or memory ran out. */
void *control_save(const struct control *control);

/* Returns false if the variable may not be written, at all or now. */
bool control_write(const struct control *control, const void *value);

/* Turns a text into a value of the variable's type, and spells it the usual way: an enumeration's
 * by its name, numbers without suffix. Returns false, with 'allowed' saying what would do. */
bool control_parse(const struct control *control, const char *text, union control_value *value,
                   char spelt[CONTROL_ROOM], char allowed[ALLOWED_ROOM]);

void control_close(struct control *control);

#endif
