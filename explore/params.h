/* Files with Open MPI's parameters: "name = value" a line, # before comments.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_PARAMS_H
#define LW_EXPLORE_PARAMS_H

#include <stddef.h>

/* Reads a number as Open MPI does: decimal, 0x or 0 in front for other bases, suffix k, m or g.
 * Returns LW_EXIT_OK, or LW_EXIT_USAGE after a complaint in which `where` says where it stands. */
int lw_take_size(const char *where, const char *text, size_t *size);

/* What to look for: a parameter's full name, and where its value goes. */
typedef struct lw_wanted {
    char name[64];
    size_t value;
    int found; /* 0 unless the file has it */
} lw_wanted;

/* Fills in those of wanted[count] that the file has; of several lines for one the last counts, other
 * parameters are passed over. LW_EXIT_OK, or another exit status after a complaint. */
int lw_read_params(const char *file, lw_wanted *wanted, int count);

#endif
