/* Exit statuses of `linkwise`, and the one line on stderr that explains those above 1.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_COMPLAIN_H
#define LW_EXPLORE_COMPLAIN_H

enum {
    LW_EXIT_OK = 0,
    LW_EXIT_VIOLATION = 1, /* `verify` found a schedule at fault */
    LW_EXIT_USAGE = 2,     /* bad input */
    LW_EXIT_FAILED = 3     /* out of memory, or the output can't be written */
};

/* Writes "linkwise: " and the text as one line on stderr; returns `status`. Texts that a user
 * typed are best cut, as in '%.80s'. */
int lw_complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Complains about an LW_ error of the libraries, other than LW_OK; returns LW_EXIT_FAILED. */
int lw_complain_error(int error);

#endif
