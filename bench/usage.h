/* The texts that --help prints.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_USAGE_H
#define LWBENCH_USAGE_H

/* The help of `lwbench bcast`. */
extern const char usage_bcast[];

/* The help of `lwbench setup`. */
extern const char usage_setup[];

#endif
