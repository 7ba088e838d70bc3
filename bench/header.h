/* The lines before the numbers: where, how and with what they were measured.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_HEADER_H
#define LWBENCH_HEADER_H

#include "hosts.h"
#include "options.h"
#include "variants.h"

/* Prints the header on stdout, each line with a '#'. For rank 0 alone, while MPI is running. */
void header_print(const struct options *options, const struct hosts *hosts,
                  const struct variants *variants);

#endif
