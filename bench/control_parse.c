/* A text becomes a value of an MPI_T control variable's type.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "control.h"

#include "numbers.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Adds one allowed name, as far as there is room. */
static void list_name(char *allowed, size_t room, const char *name)
{
    size_t length = strlen(allowed);
    if (length < room) {
        snprintf(allowed + length, room - length, "%s%s", length ? ", " : "", name);
    }
}

/* Finds a name, or a number, among those of an enumeration. */
static bool parse_name(MPI_T_enum names, const char *text, int *value, char spelt[CONTROL_ROOM],
                       char allowed[ALLOWED_ROOM])
{
    int count;
    unsigned long number = ULONG_MAX;
    count_parse(text, &number);
    *allowed = '\0';
    if (MPI_T_enum_get_info(names, &count, NULL, NULL) != MPI_SUCCESS) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        int item;
        int room = CONTROL_ROOM;
        if (MPI_T_enum_get_item(names, i, &item, spelt, &room) != MPI_SUCCESS) {
            continue;
        }
        if (strcmp(text, spelt) == 0 || (item >= 0 && (unsigned long)item == number)) {
            *value = item;
            return true;
        }
        list_name(allowed, ALLOWED_ROOM, spelt);
    }
    return false;
}

static bool parse_truth(const char *text, bool *value, char spelt[CONTROL_ROOM])
{
    *value = strcmp(text, "true") == 0 || strcmp(text, "1") == 0;
    snprintf(spelt, CONTROL_ROOM, "%s", *value ? "true" : "false");
    return *value || strcmp(text, "false") == 0 || strcmp(text, "0") == 0;
}

static bool parse_number(MPI_Datatype type, const char *text, union control_value *value,
                         char spelt[CONTROL_ROOM])
{
    unsigned long number;
    if (!count_parse(text, &number)) {
        return false;
    }
    snprintf(spelt, CONTROL_ROOM, "%lu", number);
    if (type == MPI_INT) {
        value->number = (int)number;
        return number <= INT_MAX;
    }
    if (type == MPI_UNSIGNED) {
        value->natural = (unsigned)number;
        return number <= UINT_MAX;
    }
    if (type == MPI_UNSIGNED_LONG) {
        value->size = number;
        return true;
    }
    value->large = number;
    return type == MPI_UNSIGNED_LONG_LONG;
}

bool control_parse(const struct control *control, const char *text, union control_value *value,
                   char spelt[CONTROL_ROOM], char allowed[ALLOWED_ROOM])
{
    *value = (union control_value){.text = ""};
    if (control->type == MPI_CHAR) {
        snprintf(allowed, ALLOWED_ROOM, "a text of up to %d characters", CONTROL_ROOM - 1);
        snprintf(spelt, CONTROL_ROOM, "%s", text);
        snprintf(value->text, CONTROL_ROOM, "%s", text);
        return strlen(text) < CONTROL_ROOM;
    }
    if (control->type == MPI_C_BOOL) {
        snprintf(allowed, ALLOWED_ROOM, "true or false");
        return parse_truth(text, &value->truth, spelt);
    }
    if (control->type == MPI_INT && control->names != MPI_T_ENUM_NULL) {
        return parse_name(control->names, text, &value->number, spelt, allowed);
    }
    snprintf(allowed, ALLOWED_ROOM, "a whole number from 0 on, suffixes k, m, g");
    return parse_number(control->type, text, value, spelt);
}
