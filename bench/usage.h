/* The text that --help prints.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_USAGE_H
#define LWBENCH_USAGE_H

/* The help of `lwbench bcast`. */
extern const char usage_bcast[];

#endif
