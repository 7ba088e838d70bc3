/* The lines of the header that say how broadcasts are made and started, and what came of that.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_METHOD_H
#define LWBENCH_METHOD_H

#include "measure.h"

/* Both print on stdout, each line with a '#', for rank 0 alone. */

/* Prints roots, synchronisation, datatype and time limit. */
void method_print(const struct measurement *measurement);

/* Prints, behind the table, how often a common start was missed, if the scheme has one. */
void method_print_missed(const struct measurement *measurement);

#endif
