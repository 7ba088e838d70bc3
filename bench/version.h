/* lwbench's version.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_VERSION_H
#define LWBENCH_VERSION_H

/* That of the package, or "unknown" in a build without config.h. */
extern const char lwbench_version[];

#endif
